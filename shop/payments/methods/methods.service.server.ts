import type { Destination } from '#kernel/destination.ts'
import { type Usd, zero } from '#kernel/money.ts'
import {
  isTransfer,
  type OnlineMethod,
  type PaymentMethod,
  type TransferMethod,
} from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { providers } from '../engine/providers.server.ts'
import {
  isOpenFor,
  type MethodLimits,
  type TransferDetails,
  type TransferDetailsByMethod,
  usualSecondPersonAbove,
} from './method.rules.ts'
import {
  insertMissingMethod,
  limitsAndTransfers,
  methodLimits,
  writeMethod,
} from './methods.queries.server.ts'

/** Whether a provider's keys are configured. */
export const isProviderConfigured = (
  { config }: Pick<Needs<'config'>, 'config'>,
  method: OnlineMethod,
): boolean => providers[method].isConfigured(config)

/** An online method only with its provider's keys configured. */
const openMethods = (
  { config }: Pick<Needs<'config'>, 'config'>,
  limits: readonly MethodLimits[],
  { destination, total }: { readonly destination: Destination; readonly total: Usd },
): PaymentMethod[] =>
  limits
    .filter((one) => isOpenFor(one, destination, total))
    .map(({ method }) => method)
    .filter((method) => isTransfer(method) || isProviderConfigured({ config }, method))

/** The methods that accept this sum for this destination now. */
export const methodsFor = (
  ctx: Needs<'config'>,
  destination: Destination,
  total: Usd,
): Promise<PaymentMethod[]> =>
  inTransaction(ctx, async ({ tx }) =>
    openMethods(ctx, await methodLimits(tx), { destination, total }),
  )

export interface WaysToPay {
  /** The recipient of a transfer; null if none is configured. */
  transferDetails(method: TransferMethod): TransferDetails | null
  methods(destination: Destination, total: Usd): PaymentMethod[]
}

/** The methods for any sum, with the recipients of transfers; for placing orders. */
export const waysToPay = (ctx: Needs<'config'>): Promise<WaysToPay> =>
  inTransaction(ctx, async ({ tx }) => {
    const { limits, transfers } = await limitsAndTransfers(tx)
    return {
      transferDetails: (method) =>
        transfers[method]?.recipient ? (transfers[method] ?? null) : null,
      methods: (destination, total) => openMethods(ctx, limits, { destination, total }),
    }
  })

/** The public client id for PayPal's script; null if none is configured. */
export const payPalClientId = ({ config }: Pick<Needs<'config'>, 'config'>): string | null =>
  config.PAYPAL_CLIENT_ID || null

/** The recipient of a transfer; shown only with an order to pay. */
export const currentTransferDetails = (
  ctx: Needs,
  method: PaymentMethod,
): Promise<TransferDetails | null> =>
  asSystemWithin(ctx, 'where a transfer goes', async ({ tx }) => {
    const { transfers } = await limitsAndTransfers(tx)
    return isTransfer(method) ? (transfers[method] ?? null) : null
  })

export interface MethodSettings {
  readonly limits: readonly MethodLimits[]
  readonly transfers: TransferDetailsByMethod
}

/** All settings of all methods, for the owner. */
export const methodSettings = (ctx: Needs): Promise<MethodSettings> =>
  inTransaction(ctx, ({ tx }) => limitsAndTransfers(tx))

const noted = (limits: MethodLimits | undefined, transfer: TransferDetails | null) =>
  limits
    ? {
        is_active: limits.isActive,
        destinations: [...limits.destinations],
        ...{ least_cents: limits.min, most_cents: limits.max },
        ...(transfer && {
          recipient: transfer.recipient,
          registered_name: transfer.registeredName,
          second_person_above_cents: transfer.secondPersonAbove,
        }),
      }
    : null

/** Stores a method's settings and audits the change; row security lets only staff do it. */
export const setMethod = (
  ctx: Needs<'now' | 'requestId'>,
  limits: MethodLimits,
  transfer: TransferDetails | null,
) =>
  inTransaction(ctx, async (inside) => {
    const { method } = limits
    const details = isTransfer(method) ? transfer : null
    const before = await methodSettings(inside)
    await writeMethod(inside.tx, limits, details)
    const stored = before.limits.find((one) => one.method === method)
    await recordChanges(inside, [
      {
        area: 'payment_method',
        subject: method,
        action: 'changed',
        before: noted(stored, isTransfer(method) ? (before.transfers[method] ?? null) : null),
        after: noted(limits, details),
      },
    ])
  })

const everywhere = { isActive: true, destinations: ['usa', 'cuba'], min: zero, max: null }

/** Opens all methods in the demonstration shop; on a server the owner opens them. */
export const fillDemonstrationMethods = (ctx: Needs) =>
  inTransaction(ctx, async ({ tx }) => {
    await insertMissingMethod(tx, { ...everywhere, method: 'paypal' }, null)
    await insertMissingMethod(
      tx,
      { ...everywhere, method: 'zelle' },
      {
        recipient: 'pagos@girasol.example',
        registeredName: 'Girasol Solar LLC (demostración)',
        secondPersonAbove: usualSecondPersonAbove,
      },
    )
  })
