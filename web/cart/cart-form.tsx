import type { FormEvent, ReactNode } from 'react'
import { isCartOpen } from './cart-store.ts'

interface CartFormProps {
  readonly intent: 'add' | 'add-set' | 'set' | 'remove' | 'installation' | 'copy'
  readonly fields?: Readonly<Record<string, string>>
  /** The browser's action; without it, or before the cart has been read, the form is sent. */
  readonly onDo: ((form: HTMLFormElement) => void) | null
  readonly className?: string
  readonly children: ReactNode
}

/** A control of the cart: runs in the browser with scripts, on the server without them. */
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
