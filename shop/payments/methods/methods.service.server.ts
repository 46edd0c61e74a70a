import type { Destination } from '#kernel/destination.ts'
import { type Usd, zero } from '#kernel/money.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { isPayPalConfigured } from '../paypal/paypal-token.server.ts'
import {
  isOpenFor,
  type MethodLimits,
  usualSecondPersonAbove,
  type ZelleDetails,
} from './method.rules.ts'
import {
  insertMissingMethod,
  limitsAndZelle,
  methodLimits,
  writeMethod,
  zelleDetails,
} from './methods.queries.server.ts'

/** PayPal only where its keys are configured. */
const openMethods = (
  { config }: Pick<Needs<'config'>, 'config'>,
  limits: readonly MethodLimits[],
  { destination, total }: { readonly destination: Destination; readonly total: Usd },
): PaymentMethod[] =>
  limits
    .filter((one) => isOpenFor(one, destination, total))
    .map(({ method }) => method)
    .filter((method) => isTransfer(method) || isPayPalConfigured(config))

/** How a sum may be paid to a destination today. */
export const methodsFor = (
  ctx: Needs<'config'>,
  destination: Destination,
  total: Usd,
): Promise<PaymentMethod[]> =>
  inTransaction(ctx, async ({ tx }) =>
    openMethods(ctx, await methodLimits(tx), { destination, total }),
  )

export interface WaysToPay {
  /** Null where Zelle's money has nowhere to go. */
  readonly zelle: ZelleDetails | null
  methods(destination: Destination, total: Usd): PaymentMethod[]
}

/** The same for any sum, and where Zelle's money goes: for the system, which places orders. */
export const waysToPay = (ctx: Needs<'config'>): Promise<WaysToPay> =>
  inTransaction(ctx, async ({ tx }) => {
    const { limits, zelle } = await limitsAndZelle(tx)
    return {
      zelle: zelle?.recipient ? zelle : null,
      methods: (destination, total) => openMethods(ctx, limits, { destination, total }),
    }
  })

/** The public id under which PayPal's script knows the shop; null while there is none. */
export const payPalClientId = ({ config }: Pick<Needs<'config'>, 'config'>): string | null =>
  config.PAYPAL_CLIENT_ID || null

/** Whether PayPal can be asked at all. */
export const payPalIsConfigured = ({ config }: Pick<Needs<'config'>, 'config'>): boolean =>
  isPayPalConfigured(config)

/** Where Zelle's money goes; told only to whoever has an order to pay. */
export const currentZelle = (ctx: Needs): Promise<ZelleDetails | null> =>
  asSystemWithin(ctx, 'where Zelle goes', ({ tx }) => zelleDetails(tx))

export interface MethodSettings {
  readonly limits: readonly MethodLimits[]
  readonly zelle: ZelleDetails | null
}

/** For the owner: how he is paid. */
export const methodSettings = (ctx: Needs): Promise<MethodSettings> =>
  inTransaction(ctx, async ({ tx }) => ({
    limits: await methodLimits(tx),
    zelle: await zelleDetails(tx),
  }))

const noted = (limits: MethodLimits | undefined, zelle: ZelleDetails | null) =>
  limits
    ? {
        is_active: limits.isActive,
        destinations: [...limits.destinations],
        ...{ least_cents: limits.least, most_cents: limits.most },
        ...(zelle && {
          recipient: zelle.recipient,
          registered_name: zelle.registeredName,
          second_person_above_cents: zelle.secondPersonAbove,
        }),
      }
    : null

/** Sets a method anew, and notes what changed; row security lets only staff do it. */
export const setMethod = (
  ctx: Needs<'now' | 'requestId'>,
  limits: MethodLimits,
  zelle: ZelleDetails | null,
) =>
  inTransaction(ctx, async (inside) => {
    const { method } = limits
    const before = await methodSettings(inside)
    await writeMethod(inside.tx, limits, isTransfer(method) ? zelle : null)
    const ofZelle = (details: ZelleDetails | null) => (isTransfer(method) ? details : null)
    const kept = before.limits.find((one) => one.method === method)
    await recordChanges(inside, [
      {
        area: 'payment_method',
        subject: method,
        action: 'changed',
        before: noted(kept, ofZelle(before.zelle)),
        after: noted(limits, ofZelle(zelle)),
      },
    ])
  })

const everywhere = { isActive: true, destinations: ['usa', 'cuba'], least: zero, most: null }

/** The demonstration shop takes play money; a shop on a server is paid only when its owner said how. */
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
