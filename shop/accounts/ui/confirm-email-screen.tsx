import { Link } from 'react-router'
import { fill } from '#kernel/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { useAccountWords } from './use-account-words.ts'

interface ConfirmEmailScreenProps {
  readonly email: string | null
  readonly error?: string | null
  readonly action?: string
  /** At the gate of a page the reader is signed in, and may leave instead. */
  readonly isSignedIn: boolean
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** What stands between a new account and its pages: the letter with the link. */
export function ConfirmEmailScreen(props: ConfirmEmailScreenProps) {
  const { email, error, action, isSignedIn } = props
  const words = useAccountWords().confirm
  const text = email === null ? words.textNoEmail : fill(words.text, { email })
  return (
    <AccountFrame title={words.title} text={text}>
      <p className="text-soft-ink">{words.hint}</p>
      <ResendForm email={email} error={error ?? null} {...(action ? { action } : {})} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
        <Link to="/#contacto" className={linkClass}>
          {words.support}
        </Link>
        {isSignedIn ? (
          <SignOutForm label={words.signOut} />
        ) : (
          <Link to="/" className={linkClass}>
            {words.home}
          </Link>
        )}
      </div>
    </AccountFrame>
  )
}
