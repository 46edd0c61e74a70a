import type { FormEvent, ReactNode } from 'react'
import { isCartOpen } from './cart-store.ts'

interface CartFormProps {
  readonly intent: 'add' | 'set' | 'remove' | 'installation' | 'copy'
  readonly fields?: Readonly<Record<string, string>>
  /** Does it here; where there is none, or the cart has not been read yet, the form is sent. */
  readonly onDo: ((form: HTMLFormElement) => void) | null
  readonly className?: string
  readonly children: ReactNode
}

/** A control of the cart: with scripts it acts at once, without them the server does. */
export function CartForm({ intent, fields = {}, onDo, className, children }: CartFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onDo || !isCartOpen()) return
    event.preventDefault()
    onDo(event.currentTarget)
  }
  return (
    <form
      method="post"
      action="/carrito"
      noValidate={onDo !== null}
      onSubmit={submit}
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
