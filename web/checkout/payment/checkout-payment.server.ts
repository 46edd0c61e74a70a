import { data, redirect, redirectDocument } from 'react-router'
import { cents, type Usd, zero } from '#kernel/money.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { captchaWidget } from '#platform/captcha.ts'
import type { Ctx } from '#platform/ctx.ts'
import { withoutOrdered } from '#shop/cart/ordered.rules.ts'
import { removeFromProfile } from '#shop/cart/profile-cart.service.server.ts'
import { type CompactCart, parseCompact, toCompact } from '#shop/cart/stored-cart.rules.ts'
import type { Checkout } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import { changeDraft, placeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import type { FormInput } from '#shop/checkout/form-checks.rules.ts'
import { placedUnder, placeOrder } from '#shop/checkout/placing/place-order.service.server.ts'
import { confirmedAccount, isHuman } from '#shop/checkout/placing/placing-limits.service.server.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { findGuessedCoupon } from '#shop/coupons/coupon-guesses.service.server.ts'
import { mayTransfer } from '#shop/orders/limits/new-buyers.service.server.ts'
import type { OrderRequest, PlacingResult } from '#shop/orders/placing/placing.rules.ts'
import type { OfferedMethod } from '#shop/payments/methods/method.rules.ts'
import { offeredMethods } from '#shop/payments/methods/methods.service.server.ts'
import { cartCookie } from '#web/cart/cart-cookie.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import type { StepResult } from '../checkout.ts'
import { noDraftCookie } from '../checkout-draft.server.ts'
import { pageOfPlaced } from './provider-outcome.ts'

const openMethods = (ctx: Ctx, { served }: Checkout) =>
  offeredMethods(ctx, ctx.destination, served.totals.total)

/** The methods for this sum, and for this buyer: what placing would refuse is not offered. */
export async function methodsOf(ctx: Ctx, checkout: Checkout): Promise<OfferedMethod[]> {
  const { buyer } = checkout
  const { total } = checkout.served.totals
  const offered = await openMethods(ctx, checkout)
  const { email, phone } = buyer.ok ? buyer.value.buyer : { email: '', phone: '' }
  const ordering = { email, phone, address: ctx.caller.address, accountId: confirmedAccount(ctx) }
  if (await mayTransfer(ctx, { total, buyer: ordering })) return offered
  return offered.filter(({ method }) => !isTransfer(method))
}

const again = () => redirect(stepPaths.payment, 303)

async function applyCoupon(ctx: Ctx, { draft }: Checkout, { code }: Posted) {
  const input = typeof code === 'string' ? code.trim().slice(0, 100) : ''
  const found = await findGuessedCoupon(ctx, input)
  if (!found.ok)
    return data<StepResult>({ isCouponInvalid: true, input: { code: input } }, { status: 400 })
  await changeDraft(ctx, draft, { couponCode: found.value.code })
  return again()
}

async function removeCoupon(ctx: Ctx, { draft }: Checkout) {
  await changeDraft(ctx, draft, { couponCode: '' })
  return again()
}

async function install(ctx: Ctx, { draft }: Checkout, { on }: Posted) {
  const { lines } = parseCompact(draft.cart)
  await changeDraft(ctx, draft, { cart: toCompact(lines, on === 'true') })
  return again()
}

function captchaToken({ config }: Pick<Ctx, 'config'>, posted: Posted): string {
  const token = posted[captchaWidget(config)?.field ?? '']
  return typeof token === 'string' ? token : ''
}

/** The total shown on the page; an invalid value matches no order. */
const quotedTotal = (total: unknown): Usd =>
  typeof total === 'string' && /^\d{1,12}$/.test(total) ? cents(Number(total)) : zero

function orderRequestOf(ctx: Ctx, checkout: Checkout, method: PaymentMethod): OrderRequest | null {
  const { delivery, buyer, served } = checkout
  if (!delivery.ok || !buyer.ok) return null
  return {
    destination: ctx.destination,
    lines: served.totals.lines.map(({ product, quantity }) => ({ id: product.id, quantity })),
    couponCode: served.code ?? '',
    installation: served.installation,
    method,
    ...buyer.value,
    ...delivery.value,
  }
}

/** A provider needs the page's own security policy, which only a document load brings. */
const leadTo = (page: string) => (page.startsWith('/checkout/') ? redirectDocument : redirect)

interface Placing {
  readonly checkout: Checkout
  readonly posted: Posted
  /** The cart of a browser without scripts. */
  readonly cart: CompactCart
}

/** The order is placed: what it holds leaves the cart, and coupon and draft of this browser are deleted. */
async function done(
  ctx: Ctx,
  { checkout: { draft }, cart }: Placing,
  ordered: OrderRequest['lines'],
  page: string,
): Promise<Response> {
  await placeDraft(ctx, draft, page)
  if (ctx.user) await removeFromProfile(ctx, ctx.user, ordered)
  const headers = new Headers()
  const secure = ctx.shopUrl.startsWith('https:') ? '; Secure' : ''
  const noCoupon = `${couponStorageKey}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
  const lines = withoutOrdered(cart.lines, ordered)
  const left = cartCookie(ctx, { ...cart, lines, installation: false })
  for (const cookie of [left, noCoupon, noDraftCookie(ctx)]) headers.append('Set-Cookie', cookie)
  return leadTo(page)(page, { status: 303, headers })
}

async function place(ctx: Ctx, placing: Placing) {
  const { checkout, posted } = placing
  const methods = await openMethods(ctx, checkout)
  const method = methods.find((one) => one.method === posted.method)?.method
  const problems = [
    ...(method ? [] : [{ field: 'method', code: 'method_required' }]),
    ...(posted.terms === 'yes' ? [] : [{ field: 'terms', code: 'terms_required' }]),
  ]
  const typedText = { method: method ?? '', terms: posted.terms === 'yes' ? 'yes' : '' }
  const input = method ? orderRequestOf(ctx, checkout, method) : null
  if (!input || problems.length > 0)
    return data<StepResult>({ input: typedText, problems }, { status: 400 })
  const { draft, declaration } = checkout
  const placed = await placeOrder(ctx, {
    idempotencyKey: draft.idempotencyKey,
    request: input,
    expectedTotal: quotedTotal(posted.total),
    declaration,
    address: ctx.caller.address,
    isHuman: await isHuman(ctx, captchaToken(ctx, posted)),
  })
  if (placed.ok) return done(ctx, placing, input.lines, pageOfPlaced(placed.value, input.method))
  // the same form, sent twice at once, finds a cart that its first order has changed
  const own = await placedUnder(ctx, draft.idempotencyKey)
  if (own) return done(ctx, placing, input.lines, pageOfPlaced(own.placed, own.method))
  if (placed.code === 'coupon_invalid') await changeDraft(ctx, draft, { couponCode: '' })
  return refusedStep(placed, typedText)
}

/** The form stays filled in; whoever ordered too often is told when to try again. */
function refusedStep(refused: Exclude<PlacingResult, { readonly ok: true }>, input: FormInput) {
  if (refused.code === 'price_changed')
    return data<StepResult>({ input, refusal: refused.code }, { status: 409 })
  const { code, productId, maxUnits, maxTotal, retryAfterSeconds } = refused
  const result: StepResult = {
    input,
    refusal: code,
    ...(maxUnits === undefined ? {} : { reserved: { productId: productId ?? '', maxUnits } }),
    ...(maxTotal === undefined ? {} : { maxTotal }),
    ...(retryAfterSeconds === undefined ? {} : { waitMinutes: Math.ceil(retryAfterSeconds / 60) }),
  }
  if (retryAfterSeconds === undefined) return data(result, { status: 409 })
  return data(result, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })
}

/** The intents of the last step: to place the order, or to change its contents. */
export function handlePayment(ctx: Ctx, placing: Placing) {
  const { checkout, posted } = placing
  switch (posted.intent) {
    case 'coupon':
      return applyCoupon(ctx, checkout, posted)
    case 'no_coupon':
      return removeCoupon(ctx, checkout)
    case 'installation':
      return install(ctx, checkout, posted)
    default:
      return place(ctx, placing)
  }
}
