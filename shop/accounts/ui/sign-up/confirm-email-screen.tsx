import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { format } from '#kernel/messages.ts'
import { AccountFrame } from '../account-frame.tsx'
import { useAccountMessages } from '../use-messages.ts'
import { ResendForm, type ResendResult } from './resend-form.tsx'

interface ConfirmEmailScreenProps {
  readonly email: string | null
  readonly result?: ResendResult | undefined
  /** The page whose action sends the e-mail; by default the current one. */
  readonly action?: string
  /** A link for the signed-in user; other visitors get one to the home page. */
  readonly signOut?: ReactNode
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Shown to a new account until its address is confirmed. */
export function ConfirmEmailScreen({ email, result, action, signOut }: ConfirmEmailScreenProps) {
  const messages = useAccountMessages().confirm
  const text = email === null ? messages.textNoEmail : format(messages.text, { email })
  return (
    <AccountFrame title={messages.title} text={text}>
      <p className="text-soft-ink">{messages.hint}</p>
      <ResendForm email={email} result={result} action={action} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
        <Link to="/#contacto" className={linkClass}>
          {messages.support}
        </Link>
        {signOut ?? (
          <Link to="/" className={linkClass}>
            {messages.home}
          </Link>
        )}
      </div>
    </AccountFrame>
  )
}
