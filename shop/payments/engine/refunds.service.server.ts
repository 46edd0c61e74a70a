import { type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { leaseEnd, nextCheck } from './attempt-checks.rules.ts'
import type { Payable, Payables, Paying, Settling } from './payable.service.server.ts'
import type { PaidThrough } from './payment.rules.ts'
import { type ProviderRefund, ProviderUnavailable } from './provider.server.ts'
import { providers } from './providers.server.ts'
import {
  changeRefund,
  claimDueRefund,
  insertRefund,
  type Refund,
  underway,
} from './refunds.queries.server.ts'

/** A failed refund is no refund; an unknown result is checked until it is known. */
export type RefundOutcome = 'refunded' | 'underway' | 'failed'
export type { Refund }

interface About extends PaidThrough {
  /** The reason given by staff; absent for a refund that the provider reported. */
  readonly reason?: string
}

/** Stores the provider's completed refunds in the ledger, each once. */
export async function storeRefunds(
  inside: Settling,
  payable: Payable,
  { reason, ...paidThrough }: About,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const { id: providerId, state, amount } of refunds) {
    if (state !== 'done' || amount === null) continue
    const entry = { ...paidThrough, kind: 'refund', providerId, amount } as const
    if (await payable.ledger.add(inside, { ...entry, fee: zero, payerName: '' }))
      await payable.onRefunded(inside, paidThrough, { amount, asked: reason ?? null })
  }
}

/** The provider's answer as it is hoped for, within what is rolled back. */
export const storeAsIfDone = (ctx: Paying, payable: Payable, refund: Refund): Promise<void> =>
  asSystemWithin(ctx, 'a refund is previewed', (inside) =>
    storeRefunds(inside, payable, refund, [
      { id: refund.id, status: '', state: 'done', amount: refund.amount },
    ]),
  )

/** The sum of refunds that are requested and not finished. */
export const refundsUnderway = (
  { tx }: Settling,
  { kind }: Pick<Payable, 'kind'>,
  payableId: string,
): Promise<Usd> => underway(tx, kind, payableId)

/** Opens a refund in the caller's transaction; the caller has checked that it is allowed. */
export const openRefund = (
  { tx, now }: Needs<'now'> & { readonly tx: Tx },
  { kind }: Pick<Payable, 'kind'>,
  requested: PaidThrough & {
    readonly captureId: string
    readonly amount: Usd
    readonly reason: string
    readonly askedBy: string | null
  },
): Promise<Refund> => insertRefund(tx, { ...requested, kind, now, nextCheckAt: leaseEnd(now) })

const fail = (ctx: Paying, { id }: Refund, issue: string) =>
  asSystemWithin(ctx, 'a refund failed', ({ tx }) =>
    changeRefund(tx, id, { state: 'failed', last_issue: issue }),
  )

const end = (ctx: Paying, payable: Payable, refund: Refund, found: ProviderRefund) =>
  asSystemWithin(ctx, 'how a refund ended', async (inside) => {
    const { state, status } = found
    await changeRefund(inside.tx, refund.id, {
      state,
      provider_id: found.id,
      last_issue: state === 'failed' ? status : '',
      next_check_at: nextCheck('review', 0, inside.now),
    })
    const amount = found.amount ?? refund.amount
    const { payableId, provider, reason } = refund
    await storeRefunds(inside, payable, { payableId, provider, reason }, [{ ...found, amount }])
  })

const outcomes: Readonly<Record<ProviderRefund['state'], RefundOutcome>> = {
  done: 'refunded',
  pending: 'underway',
  failed: 'failed',
}

/** Idempotent by the refund's id. */
export async function sendRefund(
  ctx: Paying,
  payable: Payable,
  refund: Refund,
): Promise<RefundOutcome> {
  try {
    const response = await providers[refund.provider].refund(ctx, refund)
    if (!response.ok) {
      const { issue } = response
      ctx.log.error({ refund: refund.id, issue }, 'a provider refused a refund')
      await fail(ctx, refund, issue)
      return 'failed'
    }
    await end(ctx, payable, refund, response.value)
    return outcomes[response.value.state]
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error, refund: refund.id }, 'a provider does not say whether it refunded')
    return 'underway'
  }
}

/** Checks the refund that is due longest; false when none is due. */
export async function checkNextRefund(ctx: Paying, payables: Payables): Promise<boolean> {
  const due = await asSystemWithin(ctx, 'refunds are looked after', ({ tx, now }) =>
    claimDueRefund(tx, now, leaseEnd(now)),
  )
  if (!due) return false
  await sendRefund(ctx, payables[due.kind], due)
  return true
}
