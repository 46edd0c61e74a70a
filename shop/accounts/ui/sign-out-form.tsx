import { Form } from 'react-router'
import { type ButtonLook, buttonClass } from '#design/button.tsx'

interface SignOutFormProps {
  readonly label: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** A button that ends the session; a form, so that no link can end it. */
export function SignOutForm({ label, look = 'quiet', className = '' }: SignOutFormProps) {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={buttonClass(look, className)}>
        {label}
      </button>
    </Form>
  )
}
