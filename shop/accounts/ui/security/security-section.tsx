import type { ReactNode } from 'react'
import { Form, type FormProps, useLocation } from 'react-router'
import { Button, type ButtonLook } from '#design/button.tsx'
import type { SecurityIntent } from '../../security/security-form.rules.ts'
import { securityPathAt } from '../../security/security-path.rules.ts'

/** The address of the page in the frame that it is shown in. */
export const useSecurityPath = (): string => securityPathAt(useLocation().pathname)

interface SecuritySectionProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
  /** Beside the title. */
  readonly state?: ReactNode
  readonly isPrinted?: boolean
  readonly children: ReactNode
}

export function SecuritySection(props: SecuritySectionProps) {
  const { id, title, text, state, isPrinted = false, children } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={`grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card md:p-8 lg:in-[.dense]:p-4 ${isPrinted ? '' : 'print:hidden'}`}
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-titulo`} className="font-bold text-2xl lg:in-[.dense]:text-lg">
            {title}
          </h2>
          {state}
        </div>
        <p className="measure text-soft-ink">{text}</p>
      </div>
      {children}
    </section>
  )
}

interface SecurityFormProps extends FormProps {
  readonly intent: SecurityIntent
  /** The section of the action result: open at once in a browser without scripts. */
  readonly section: string
}

export function SecurityForm({ intent, section, children, ...form }: SecurityFormProps) {
  const path = useSecurityPath()
  return (
    <Form
      {...form}
      method="post"
      action={`${path}#${section}`}
      preventScrollReset
      className={form.className ?? 'grid max-w-[28rem] gap-4'}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

interface SaveButtonProps {
  readonly label: string
  readonly sending: string
  readonly isSending: boolean
  readonly look?: ButtonLook
}

export function SaveButton({ label, sending, isSending, look = 'plain' }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      look={look}
      disabled={isSending}
      aria-busy={isSending}
      className="justify-self-start max-sm:w-full"
    >
      {isSending ? sending : label}
    </Button>
  )
}
