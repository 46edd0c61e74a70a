import { flashCookie } from '#kernel/shown-cookies.ts'
import { cookieValue } from '../request/browser-storage.ts'

export const flashCodes = [
  'login_required',
  'welcome',
  'signed_up',
  'email_confirmed',
  'password_saved',
  'admin_created',
  'admin_mail_sent',
  'signed_out',
  'sign_out_partly',
  'session_ended',
  'erased',
  'password_changed',
  'new_email_asked',
  'session_closed',
  'sessions_closed',
  'second_factor_on',
  'second_factor_off',
] as const
/** The notice; a cookie has only its code. */
export type FlashCode = (typeof flashCodes)[number]

export const flashIn = (cookies: string): FlashCode | null => {
  const value = cookieValue(cookies, flashCookie)
  return flashCodes.find((code) => code === value) ?? null
}
