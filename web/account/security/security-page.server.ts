import { data, redirect } from 'react-router'
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
} from '#shop/accounts/second-factor/second-factor.service.server.ts'
import { shownKey } from '#shop/accounts/second-factor/second-factor-key.rules.ts'
import {
  changeEmailForm,
  changePasswordForm,
  currentPasswordForm,
  firstCodeForm,
  sessionId,
} from '#shop/accounts/security/security.input.ts'
import {
  changePassword,
  closeOtherSessions,
  closeSession,
  requestEmailChange,
} from '#shop/accounts/security/security.service.server.ts'
import type { SecurityIntent } from '#shop/accounts/security/security-form.rules.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import type { SecurityResult } from '#shop/accounts/ui/security/use-security-form.ts'
import { revokeOwnInvitations } from '#shop/staff/invitations.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { valuesOf } from '../sign-in/account-responses.server.ts'
import { doneAs, type Guarding, invalidIn, refusedIn } from './security-results.server.ts'

type ActionResult = Promise<ReturnType<typeof invalidIn> | Response>
type FormHandler = (ctx: Guarding, posted: Posted) => ActionResult

const newPassword: FormHandler = async (ctx, posted) => {
  const read = readForm(changePasswordForm(ctx.user.role), posted)
  if (!read.ok) return invalidIn('password', read.problems)
  const { current, password } = read.fields
  const changed = await changePassword(ctx, { current, next: password })
  return changed.ok
    ? doneAs(ctx, 'password_changed', changed.value.cookies)
    : refusedIn('password', changed)
}

const newEmail: FormHandler = async (ctx, posted) => {
  const values = { email: valuesOf(posted)?.email ?? '' }
  const read = readForm(changeEmailForm(ctx.user.email), posted)
  if (!read.ok) return invalidIn('email', read.problems, { values })
  const { email, current } = read.fields
  const requested = await requestEmailChange(ctx, { email, password: current })
  return requested.ok ? doneAs(ctx, 'new_email_asked') : refusedIn('email', requested, { values })
}

/** A session of another user counts as unknown here. */
const close: FormHandler = async (ctx, posted) => {
  const id = sessionId.parse(posted.session)
  if (id !== null && (await closeSession(ctx, id))) return doneAs(ctx, 'session_closed')
  return data<SecurityResult>({ intent: 'close', isGone: true }, { status: 404 })
}

const closeOthers: FormHandler = async (ctx) => {
  await closeOtherSessions(ctx)
  await revokeOwnInvitations(ctx)
  return doneAs(ctx, 'sessions_closed')
}

/** When the second factor was changed elsewhere, the page is shown in its current state. */
const onlyWhile =
  (isOn: boolean, handler: FormHandler): FormHandler =>
  async (ctx, posted) =>
    ctx.user.hasSecondFactor === isOn ? handler(ctx, posted) : redirect(ctx.page, 303)

const secondOn: FormHandler = async (ctx, posted) => {
  const read = readForm(currentPasswordForm, posted)
  if (!read.ok) return invalidIn('second_on', read.problems)
  const started = await beginSecondFactor(ctx, { password: read.fields.current })
  if (!started.ok) return refusedIn('second_on', started)
  return data<SecurityResult>({ intent: 'second_on', shown: started.value }, { status: 200 })
}

const secondCode: FormHandler = async (ctx, posted) => {
  const shown = shownKey(posted.uri, posted.codes)
  const input = shown ? { shown } : {}
  const read = readForm(firstCodeForm, posted)
  if (!read.ok) return invalidIn('second_code', read.problems, input)
  const finished = await finishSecondFactor(ctx, { code: read.fields.code })
  if (finished.ok) return doneAs(ctx, 'second_factor_on', finished.value.cookies)
  return refusedIn('second_code', finished, input)
}

const secondOff: FormHandler = async (ctx, posted) => {
  const read = readForm(currentPasswordForm, posted)
  if (!read.ok) return invalidIn('second_off', read.problems)
  const ended = await endSecondFactor(ctx, { password: read.fields.current })
  if (!ended.ok) return refusedIn('second_off', ended)
  return doneAs(ctx, 'second_factor_off', ended.value.cookies)
}

/** The handlers of the security page's forms, by intent. */
export const securityActions: Readonly<Record<SecurityIntent, FormHandler>> = {
  password: newPassword,
  email: newEmail,
  close,
  close_others: closeOthers,
  second_on: onlyWhile(false, secondOn),
  second_code: onlyWhile(false, secondCode),
  second_off: onlyWhile(true, secondOff),
}
