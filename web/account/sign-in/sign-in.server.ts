import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { destinationAfterLogin } from '#shop/accounts/sign-in/access-gate.rules.ts'
import type { SignInFields } from '#shop/accounts/sign-in/account-form.rules.ts'
import { authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { signInForm } from '#shop/accounts/sign-in/sign-in.input.ts'
import { type SignedIn, signIn } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { cartCookiesAtSignIn } from '#web/cart/sharing/profile-cart.server.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { handleFirstAdmin, isOfferDue } from '../admin-sign-up/first-administrator.server.ts'
import { captchaRefusal } from '../captcha/captcha.server.ts'
import { failed, invalid, valuesOf } from './account-responses.server.ts'
import type { AccountResult } from './account-result.ts'
import { languageAtSignIn } from './language-cookie.server.ts'

export const fromOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get('from')

/** The token of a link that was sent for a new device. */
export const linkTokenOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get('token')

async function enter(ctx: Ctx, request: Request, signedIn: SignedIn) {
  const { cookies, role, userId, needsSecondFactor } = signedIn
  const from = fromOf(request)
  if (needsSecondFactor) {
    const query = from ? `?from=${encodeURIComponent(from)}` : ''
    return redirect(`/login/codigo${query}`, { status: 303, headers: cookieHeaders(cookies) })
  }
  if (userId === null) throw new Error('somebody signed in without a name')
  const cart = await cartCookiesAtSignIn(ctx, { id: userId }, request)
  const language = await languageAtSignIn(ctx, userId)
  return language.lead(destinationAfterLogin(role, from), {
    status: 303,
    headers: cookieHeaders([...cookies, ...cart, ...language.cookies, flashOf(ctx, 'welcome')]),
  })
}

async function tryCredentials(ctx: Ctx, request: Request, fields: SignInFields) {
  const result = await signIn(ctx, { ...fields, link: linkTokenOf(request) ?? '' })
  if (result.ok) return enter(ctx, request, result.value)
  const values = { email: fields.email }
  if (!(await isOfferDue(ctx, fields.email, result))) return failed(result, { values })
  const offered = { values, offersFirstAdmin: true }
  // there is no account yet: that these credentials open none is no mistake of whoever typed them
  return authError(result).kind === 'credentials'
    ? data<AccountResult>(offered, { status: 401 })
    : failed(result, offered)
}

/** Handles the login form: redirects to a page of the shop or the second step, or shows the form again. */
export async function handleSignIn(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  const read = readForm(signInForm, posted)
  if (!read.ok) return invalid(read.problems, { email: valuesOf(posted).email })
  const robot = await captchaRefusal(ctx, posted)
  if (robot) return failed(robot, { values: { email: read.fields.email } })
  return posted.intent === 'first_admin'
    ? handleFirstAdmin(ctx, read.fields, posted)
    : tryCredentials(ctx, request, read.fields)
}
