import { data } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { giveSecondFactor } from '#shop/accounts/second-factor/second-factor.service.server.ts'
import { authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import { seemsKnown } from '#shop/accounts/sign-in/known-browser.service.server.ts'
import { secondStep, signInForm } from '#shop/accounts/sign-in/sign-in.input.ts'
import { signIn } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import type { AskedToSignIn } from '#shop/accounts/ui/sign-in/sign-in-again-screen.tsx'
import { servedCaptcha } from '#web/account/captcha/captcha.server.ts'
import { typedFields } from '#web/account/identity/require-recent-password.server.ts'
import { languageAtSignIn } from '#web/account/sign-in/language-cookie.server.ts'
import { cartCookiesAtSignIn } from '#web/cart/sharing/profile-cart.server.ts'
import { cookieHeaders } from '#web/shell/notices/flash.server.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import type { GateResult } from '../gate-result.ts'
import { heldFields, signInFields } from './held-fields.rules.ts'

type Shown = Pick<AskedToSignIn, 'step' | 'failure'>

interface Answered extends Shown {
  readonly status: number
  readonly cookies?: readonly string[]
  readonly retryAfterSeconds?: number
}

const question: Answered = { step: 'password', failure: null, status: 401 }

interface Failure {
  readonly code: string
  readonly retryAfterSeconds?: number
}

function failed(step: Shown['step'], { code, retryAfterSeconds }: Failure): Answered {
  const failure = authError({ code }).kind
  return {
    step,
    failure,
    status: retryAfterSeconds ? 429 : 401,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  }
}

async function entered(
  ctx: Ctx,
  request: Request,
  { userId, cookies }: { readonly userId: string; readonly cookies: readonly string[] },
): Promise<Answered> {
  const language = await languageAtSignIn(ctx, userId)
  const cart = await cartCookiesAtSignIn(ctx, { id: userId }, request)
  return {
    step: 'ready',
    failure: null,
    status: 200,
    cookies: [...cookies, ...cart, ...language.cookies],
  }
}

async function answerCode(ctx: Ctx, request: Request, code: string): Promise<Answered> {
  const result = await giveSecondFactor(ctx, secondStep.parse({ code }))
  if (result.ok) return entered(ctx, request, result.value)
  if (result.code === 'sign_in_again') return failed('password', { code: 'session_expired' })
  return failed('code', result.code === 'wrong_code' ? { code: 'second_factor_wrong' } : result)
}

async function answerPassword(
  ctx: Ctx,
  request: Request,
  credentials: { readonly email: string; readonly password: string },
): Promise<Answered> {
  const read = signInForm.safeParse(credentials)
  if (!read.success) return failed('password', { code: 'invalid_credentials' })
  const result = await signIn(ctx, read.data)
  if (!result.ok) return failed('password', result)
  const { cookies, userId } = result.value
  if (userId === null) return { step: 'code', failure: null, status: 401, cookies }
  return entered(ctx, request, { userId, cookies })
}

const isForm = ({ method, headers }: Request): boolean =>
  method === 'POST' && !headers.get('Content-Type')?.includes('json')

/** More is read from nobody who has not said who he is. */
const maxHeldBytes = 1_000_000
const isShort = ({ headers }: Request): boolean =>
  !headers.has('Transfer-Encoding') && Number(headers.get('Content-Length')) <= maxHeldBytes

/** Only somebody who was signed in here, or answers the question, loses words by it; everybody else is led to the login. */
export const mayHoldWords = async (ctx: Ctx, request: Request): Promise<boolean> =>
  isForm(request) &&
  (ctx.sessionEnd !== null ||
    seemsKnown(ctx) ||
    (isShort(request) &&
      (await typedFields(request)).some(([name]) => signInFields.includes(name))))

async function hasFiles(request: Request): Promise<boolean> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return false
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  return [...form.values()].some((value) => typeof value !== 'string' && value.size > 0)
}

/**
 * The answer to a form whose sender is signed in no more: the question who it is, which holds what was typed, or after it
 * the way on. The same steps as those of the login, with its limits; where a captcha is asked, only the login asks it.
 */
export async function askToSignIn(ctx: Ctx, request: Request) {
  const typed = await typedFields(request)
  const field = (name: string) => typed.find(([own]) => own === name)?.[1] ?? ''
  const isElsewhere = servedCaptcha(ctx) !== null
  const [email, password, code] = ['email', 'password', 'code'].map((name) =>
    field(`sign_in_${name}`),
  )
  let answered = question
  if (!isElsewhere && code) answered = await answerCode(ctx, request, code)
  else if (!isElsewhere && (email || password))
    answered = await answerPassword(ctx, request, { email: email ?? '', password: password ?? '' })
  const { status, cookies = [], retryAfterSeconds, ...shown } = answered
  const headers = cookieHeaders(cookies)
  headers.set('Cache-Control', 'private, no-store')
  if (retryAfterSeconds) headers.set('Retry-After', `${retryAfterSeconds}`)
  const isStillOut = field('sign_in_elsewhere') !== '' && answered === question
  return data<GateResult>(
    {
      ...{ gate: 'sign_in_again', ...shown, isElsewhere, isStillOut, email: email ?? '' },
      ...heldFields(new URL(request.url).pathname, typed),
      hasFiles: await hasFiles(request),
      ...withMessages(ctx.locale, 'accounts'),
    },
    { status, headers },
  )
}
