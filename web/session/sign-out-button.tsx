import { type FormEvent, useState } from 'react'
import { type ButtonLook, buttonClass } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { useSessionMessages } from '#shop/accounts/ui/use-messages.ts'
import { loadSignOut } from './load-sign-out.ts'

interface SignOutProps {
  /** The page after the sign-out. */
  readonly to?: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** Signs out by a form, so that no link can do it, and clears the browser's data. */
export function SignOut({ to = '/login', look = 'plain', className = '' }: SignOutProps) {
  const messages = useSessionMessages().signOut
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    setLeaving(true)
    const isOut = await loadSignOut()
      .then(({ signOutHere }) => signOutHere(to))
      .catch(() => false)
    if (isOut) return
    setLeaving(false)
    showToast({ title: messages.failed, variant: 'destructive' })
  }
  return (
    <form method="post" action="/logout" onSubmit={(event) => void leave(event)}>
      <input type="hidden" name="to" value={to} />
      <button type="submit" disabled={isLeaving} className={buttonClass(look, className)}>
        {messages.button}
      </button>
    </form>
  )
}
