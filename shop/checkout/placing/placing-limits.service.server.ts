import { captchaWidget, verifyCaptcha } from '#platform/captcha.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  isBuyerAtLimit,
  limitPlacing,
  type OrderAttempt,
} from '#shop/orders/limits/placing-limits.service.server.ts'
import type { Buyer } from '#shop/orders/parties.rules.ts'
import type { Facts, Validated } from './order-validation.service.server.ts'
import { oneLineEach, type Placing } from './placing.rules.ts'

/** Who orders, as limits count it. */
export const buyerOf = ({ request, address }: Placing): OrderAttempt['buyer'] => ({
  address,
  email: request.buyer.email,
  phone: request.buyer.phone,
})

const attemptOf = (placing: Placing): OrderAttempt => ({
  buyer: buyerOf(placing),
  lines: oneLineEach(placing.request.lines),
  isHuman: placing.isHuman ?? false,
})

/** Refuses orders that could be placed but are too many of one buyer. */
export async function withinLimits(
  ctx: Needs<'now'> & { readonly tx: Tx },
  placings: readonly Placing[],
  validated: readonly Validated[],
  { products }: Pick<Facts, 'products'>,
): Promise<Validated[]> {
  const fine = placings.filter((_, at) => validated[at]?.ok)
  const unitsLeft = (id: string) => products.get(id)?.product.unitsLeft ?? null
  const refusals = (await limitPlacing(ctx, fine.map(attemptOf), unitsLeft)).values()
  return validated.map((one) => {
    const refusal = one.ok ? refusals.next().value : null
    return refusal ? { ok: false, ...refusal } : one
  })
}

/** Whether a captcha is configured and this token solves it; a captcha that cannot be asked opens nothing. */
export async function isHuman(
  { config, caller, log }: Needs<'config' | 'caller' | 'log'>,
  token: string,
): Promise<boolean> {
  if (token === '' || !captchaWidget(config)) return false
  const verdict = await verifyCaptcha(config, { token, address: caller.address })
  if (verdict === 'away') log.error({}, 'the captcha cannot be asked')
  return verdict === 'passed'
}

/** Whether the captcha is asked for before this buyer's next order. */
export const asksCaptcha = async (
  ctx: Needs<'config' | 'caller' | 'now'>,
  { email, phone }: Pick<Buyer, 'email' | 'phone'>,
): Promise<boolean> =>
  captchaWidget(ctx.config) !== null &&
  isBuyerAtLimit(ctx, { address: ctx.caller.address, email, phone })
