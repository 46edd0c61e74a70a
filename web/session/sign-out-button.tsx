import { type FormEvent, useState } from 'react'
import { type ButtonLook, buttonClass } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { leaveSession } from './sign-out.ts'

/** Whether the shop was told; that it could not end the session itself is said on the next page. */
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

/** By what keeps the session, which came with it. */
async function notifyOtherTabs(): Promise<void> {
  const store = await import('./session-refresh.ts').catch(() => null)
  await store?.signedOutHere()
}

interface SignOutProps {
  /** Where one is afterwards. */
  readonly to?: string
  readonly look?: ButtonLook
  readonly className?: string
}

/** Ends the session; a form, so that no link can do it. What the browser holds of it goes too. */
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
