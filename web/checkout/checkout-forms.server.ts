import { data, redirect } from 'react-router'
import { type Destination, destinationCookie } from '#kernel/destination.ts'
import { dayMs, dayOf, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { toCompact } from '#shop/cart/stored-cart.rules.ts'
import { knownBuyer } from '#shop/checkout/buyer/known-buyer.service.server.ts'
import { filledFrom } from '#shop/checkout/buyer/self-buyer.rules.ts'
import { sealedFields } from '#shop/checkout/delivery/delivery-form.rules.ts'
import { checkoutOf } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import type { CheckoutDraft } from '#shop/checkout/drafts/draft.rules.ts'
import { firstUnfinished, type Step, stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput } from '#shop/checkout/form-checks.rules.ts'
import type { SavedIdentity } from '#shop/checkout/ui/cuba-fields.tsx'
import { maskedCarnet, readCarnet } from '#shop/compliance/carnet.rules.ts'
import type { StepResult } from './checkout.ts'
import {
  draftCookie,
  knownCart,
  lostSessionDraft,
  newDraft,
  openDraft,
} from './checkout-draft.server.ts'

/**
 * The draft to write to, so that no entered data is lost: a new one when it has expired. After the end of a session
 * it is the customer's own, and the step that follows asks to sign in again.
 */
export async function draftToFill(ctx: Ctx, request: Request): Promise<CheckoutDraft> {
  const draft = await openDraft(ctx, request)
  if (draft && draft.placedAt === '') return draft
  const lost = await lostSessionDraft(ctx, request)
  if (lost?.placedAt === '') return lost
  const { cart, couponCode } = await knownCart(ctx, request)
  const { destination, locale } = ctx
  const compact = toCompact(cart.lines, cart.installation)
  return newDraft(ctx, { destination, locale, cart: compact, couponCode })
}

/** Redirects to the first incomplete step, with the cookie of the draft. */
export async function goOn(ctx: Ctx, draft: CheckoutDraft, cookies: readonly string[] = []) {
  const { done } = await checkoutOf(ctx, draft)
  return goTo(ctx, draft, firstUnfinished(ctx.destination, done), cookies)
}

export async function goTo(
  ctx: Ctx,
  draft: CheckoutDraft,
  step: Step,
  cookies: readonly string[] = [],
): Promise<Response> {
  const headers = new Headers()
  for (const cookie of [await draftCookie(ctx, draft), ...cookies])
    headers.append('Set-Cookie', cookie)
  return redirect(stepPaths[step], { status: 303, headers })
}

export interface FieldError extends StepResult {
  readonly step: Step
  readonly request: Request
}

/** Shows the step as it was sent, with errors beside their fields; a draft just created as it is stored. */
export async function invalid(
  ctx: Ctx,
  draft: CheckoutDraft,
  { step, request, ...result }: FieldError,
) {
  if ((await openDraft(ctx, request)) === null) return goTo(ctx, draft, step)
  const headers = { 'Set-Cookie': await draftCookie(ctx, draft) }
  return data<StepResult>(result, { status: 400, headers })
}

export interface ShownDelivery {
  readonly input: FormInput
  readonly saved: SavedIdentity
}

/** A valid carné is masked to its last digits; any other text is shown as entered. */
export function shownDelivery(ctx: Pick<Ctx, 'now'>, input: FormInput): ShownDelivery {
  const today = dayOf(ctx.now)
  const masked = (field: (typeof sealedFields)[number]) => {
    const carnet = readCarnet(input[field] ?? '', today)
    return carnet.ok ? maskedCarnet(carnet.digits) : ''
  }
  const saved = { nationalId: masked('nationalId'), authorisedId: masked('authorisedId') }
  const hidden = sealedFields.filter((field) => saved[field] !== '')
  const shown = Object.entries(input).filter(([field]) => !hidden.some((name) => name === field))
  return { input: Object.fromEntries(shown), saved }
}

/** The initial values of a delivery form. */
export const newDelivery = ({
  destination,
  province,
}: Pick<Ctx, 'destination' | 'province'>): FormInput =>
  destination === 'cuba' ? { delivery: 'door', ...(province && { province }) } : {}

export const isUntouched = (input: FormInput): boolean =>
  Object.values(input).every((value) => value === '')

/** Empty fields show what the account and its last order know. */
export const shownBuyer = async (ctx: Ctx, { buyer }: CheckoutDraft): Promise<FormInput> =>
  filledFrom(buyer, await knownBuyer(ctx))

const maxAgeSeconds = (365 * dayMs) / secondMs

/** The cookie with the destination. */
export const destinationSetCookie = ({ shopUrl }: Pick<Ctx, 'shopUrl'>, to: Destination): string =>
  `${destinationCookie}=${to === 'cuba'}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${
    shopUrl.startsWith('https:') ? '; Secure' : ''
  }`
