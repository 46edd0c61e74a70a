import type { NewToast } from '#design/toasts/toast.rules.ts'
import type { Messages } from '#kernel/messages.ts'
import type { accountArea } from '#shop/accounts/messages/account-area.es.ts'
import type { es } from '#shop/accounts/messages/es.ts'
import { loginReason } from '#shop/accounts/sign-in/login-reason.rules.ts'
import type { FlashCode } from './flash.ts'

const good = 'default_success' as const
const bad = 'destructive' as const
const long = 8000

export interface FlashMessages {
  readonly forms: Messages<typeof es>
  readonly area: Messages<typeof accountArea>
}

/** The notice of a code. */
export function noticeOf(code: FlashCode, { forms, area }: FlashMessages): NewToast {
  const { errors, login, signUp, confirmed, reset, adminSignUp, signOut, required } = forms
  const { password, email, sessions, second } = area
  const notices: Record<FlashCode, NewToast> = {
    login_required: required,
    welcome: { ...login.welcome, variant: good },
    signed_up: { ...signUp.done, variant: good, duration: long },
    email_confirmed: { ...confirmed.notice, variant: good, duration: 5000 },
    admin_created: { ...adminSignUp.created, variant: good, duration: long },
    admin_mail_sent: { ...login.firstAdmin.mailSent, duration: long },
    password_saved: { ...reset.done, variant: good },
    signed_out: { ...signOut.done, variant: good },
    sign_out_partly: { title: signOut.partly, variant: bad },
    erased: { ...forms.erased, variant: good, duration: long },
    session_ended: { title: errors.session.title, description: errors.session.details },
    password_changed: { ...password.done, variant: good, duration: long },
    new_email_asked: { ...email.done, variant: good, duration: long },
    session_closed: { ...sessions.closed, variant: good },
    sessions_closed: { ...sessions.othersClosed, variant: good },
    second_factor_on: { ...second.done, variant: good, duration: long },
    second_factor_off: { ...second.ended, variant: good, duration: long },
  }
  return notices[code]
}

/** After these codes nothing of the account stays in the browser. */
const sessionOver: readonly FlashCode[] = [
  'signed_out',
  'sign_out_partly',
  'session_ended',
  'erased',
]
export const isSessionOver = (code: FlashCode): boolean => sessionOver.includes(code)

/** The sign-out is plain on a phone, where the menu closes over it; a reason on the page replaces both. */
export function isReported(code: FlashCode, on: { isPhone: boolean; search: string }): boolean {
  if (code === 'signed_out' && on.isPhone) return false
  if (code !== 'signed_out' && code !== 'session_ended') return true
  return loginReason(new URLSearchParams(on.search).get('reason')) === 'logout'
}

/** A notice in a page without scripts. */
export interface ServedFlash {
  readonly title: string
  readonly description?: string | undefined
  readonly isPhoneSpared: boolean
}
