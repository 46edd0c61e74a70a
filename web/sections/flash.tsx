import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { NewToast } from '#design/toast.rules.ts'
import { showToast } from '#design/toasts.tsx'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import { dropCookie } from '../browser-storage.ts'
import { type FlashCode, flashCookie, flashIn } from '../flash.ts'

type Words = ReturnType<typeof useAccountWords>

const long = 8000
const good = 'default_success' as const

/** The notice of a code. */
function noticeOf(code: FlashCode, words: Words): NewToast {
  const { login, signUp, confirmed, reset, adminSignUp, signOut, required } = words
  const notices: Record<FlashCode, NewToast> = {
    login_required: required,
    welcome: { ...login.welcome, variant: good },
    signed_up: { ...signUp.done, variant: good, duration: long },
    email_confirmed: { ...confirmed.notice, variant: good, duration: 5000 },
    password_saved: { ...reset.done, variant: good },
    admin_created: { ...adminSignUp.created, variant: good, duration: long },
    admin_mail_sent: { ...login.firstAdmin.mailSent, duration: long },
    signed_out: { ...signOut.done, variant: good },
    sign_out_partly: { title: signOut.partly, variant: 'destructive' },
  }
  return notices[code]
}

/** That one signed out is plain on a phone, where the menu closes over it. */
const isLeftOut = (code: FlashCode): boolean =>
  code === 'signed_out' && matchMedia('(width < 768px)').matches

/** Says on this page what the one before has left to say; without scripts it stands above the page. */
export function Flash({ served }: { served: FlashCode | null }) {
  const words = useAccountWords()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with every page
  useEffect(() => {
    const code = flashIn(document.cookie)
    if (!code) return
    dropCookie(flashCookie)
    if (!isLeftOut(code)) showToast(noticeOf(code, words))
  }, [key])
  if (!served) return null
  const { title, description } = noticeOf(served, words)
  return (
    <noscript>
      <div role="status" className={`page mt-4 ${served === 'signed_out' ? 'max-md:hidden' : ''}`}>
        <div className="rounded-card border border-line border-l-4 border-l-good bg-raised p-4">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-soft-ink text-sm">{description}</p>}
        </div>
      </div>
    </noscript>
  )
}
