import { type FormEvent, useState } from 'react'
import { type ButtonLook, buttonClass } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { leaveSession } from './sign-out.ts'

/** Whether the server was reached; the next page says when it could not end the session. */
async function notifyShop(): Promise<boolean> {
  try {
    const response = await fetch('/logout', {
      method: 'POST',
      headers: { Accept: 'application/json' },
    })
    return response.ok
  } catch {
    return false
  }
}

/** By the session refresh, loaded with the session. */
async function notifyOtherTabs(): Promise<void> {
  const store = await import('./session-refresh.ts').catch(() => null)
  await store?.signedOutHere()
}

interface SignOutProps {
  /** The page after the sign-out. */
  readonly to?: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** Signs out by a form, so that no link can do it, and clears the browser's data. */
export function SignOut({ to = '/login', look = 'plain', className = '' }: SignOutProps) {
  const messages = useAccountMessages().signOut
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    setLeaving(true)
    if (await notifyShop()) {
      await notifyOtherTabs()
      return leaveSession(to)
    }
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
