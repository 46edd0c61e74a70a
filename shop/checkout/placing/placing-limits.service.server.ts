import { zero } from '#kernel/money.ts'
import { hasProvider } from '#kernel/payment-method.ts'
import { captchaWidget, verifyCaptcha } from '#platform/captcha.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { lockNewBuyers } from '#shop/orders/limits/new-buyers.service.server.ts'
import {
  isBuyerAtLimit,
  limitPlacing,
  type OrderAttempt,
} from '#shop/orders/limits/placing-limits.service.server.ts'
import type { Buyer } from '#shop/orders/parties.rules.ts'
import type { Facts, Validated } from './order-validation.service.server.ts'
import { oneLineEach, type Placing } from './placing.rules.ts'

interface Attempt {
  readonly placing: Placing
  readonly userId: string | null
}

/** Who orders, as limits count it. */
export const buyerOf = ({ placing, userId }: Attempt): OrderAttempt['buyer'] => ({
  address: placing.address,
  email: placing.request.buyer.email,
  phone: placing.request.buyer.phone,
  accountId: userId,
})

const attemptOf = (attempt: Attempt, validated: Validated | undefined): OrderAttempt => ({
  buyer: buyerOf(attempt),
  lines: oneLineEach(attempt.placing.request.lines),
  total: validated?.ok ? validated.value.priced.totals.total : zero,
  paysNow: hasProvider(attempt.placing.request.method),
  isHuman: attempt.placing.isHuman ?? false,
})

/** To be called before the stock is read. */
export const lockUnpaid = (ctx: Needs, attempts: readonly Attempt[]): Promise<void> =>
  lockNewBuyers(
    ctx,
    attempts.map(({ placing: { request }, userId }) => ({
      accountId: userId,
      isTransfer: !hasProvider(request.method),
      lines: request.lines,
    })),
  )

/** Refuses orders that could be placed but are too many of one buyer. */
export async function withinLimits(
  ctx: Needs<'now'> & { readonly tx: Tx },
  attempts: readonly Attempt[],
  validated: readonly Validated[],
  { products }: Pick<Facts, 'products'>,
): Promise<Validated[]> {
  const fine = attempts.flatMap((attempt, at) =>
    validated[at]?.ok ? attemptOf(attempt, validated[at]) : [],
  )
  const unitsLeft = (id: string) => products.get(id)?.product.unitsLeft ?? null
  const refusals = (await limitPlacing(ctx, fine, unitsLeft)).values()
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

/** The account that an order belongs to: of who is signed in with a confirmed address. */
export const confirmedAccount = ({ user }: Pick<Ctx, 'user'>): string | null =>
  user?.emailConfirmedAt ? user.id : null

/** Whether the captcha is asked for before this buyer's next order. */
export const asksCaptcha = async (
  ctx: Needs<'config' | 'caller' | 'now' | 'user'>,
  { email, phone }: Pick<Buyer, 'email' | 'phone'>,
): Promise<boolean> =>
  captchaWidget(ctx.config) !== null &&
  isBuyerAtLimit(ctx, {
    ...{ address: ctx.caller.address, email, phone },
    accountId: confirmedAccount(ctx),
  })
