import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd, zero } from '#kernel/money.ts'
import {
  isTransfer,
  type OnlineMethod,
  onlineMethods,
  type PaymentMethod,
  readPaymentMethod,
  type TransferMethod,
} from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { readOnce } from '#platform/database/reads/read-once.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { maxOfNewBuyers } from '#shop/orders/limits/new-buyers.service.server.ts'
import type { ProviderPage } from '../engine/provider.server.ts'
import { providers } from '../engine/providers.server.ts'
import { messages } from '../messages/messages.ts'
import {
  isOpenFor,
  type MethodInfo,
  type MethodLimits,
  type OfferedMethod,
  offeredIn,
  type TransferTarget,
  type TransferTargets,
  usualSecondPersonAbove,
} from './method.rules.ts'
import {
  insertMissingMethod,
  limitsAndTransfers,
  methodInfos,
  methodLimits,
} from './methods.queries.server.ts'
import type { OpenMethod } from './open-methods.rules.ts'

/** Whether a provider's keys are configured. */
export const isProviderConfigured = (
  { config }: Pick<Needs<'config'>, 'config'>,
  method: OnlineMethod,
): boolean => providers[method].isConfigured(config)

/** What a payment page needs of a provider; null while its keys are missing. */
export const providerPage = (
  { config }: Pick<Needs<'config'>, 'config'>,
  method: OnlineMethod,
): ProviderPage | null =>
  isProviderConfigured({ config }, method) ? providers[method].page(config) : null

/** Whether a provider is played by the shop itself and moves no money. */
export const isDemonstration = (
  { config }: Pick<Needs<'config'>, 'config'>,
  method: PaymentMethod,
): boolean => !isTransfer(method) && (providers[method].isDemonstration?.(config) ?? false)

/** Whether what is paid by it arrives: no trial, neither the shop's nor the provider's own. */
export const movesMoney = (
  { config }: Pick<Needs<'config'>, 'config'>,
  method: PaymentMethod,
): boolean => isTransfer(method) || providers[method].isLive(config)

/** A method as a payer reads it; a demonstration says in every language that it is one. */
export const offeredTo = (
  ctx: Pick<Needs<'config' | 'locale'>, 'config' | 'locale'>,
  info: MethodInfo,
): OfferedMethod => {
  const offered = offeredIn(ctx.locale, info)
  if (!isDemonstration(ctx, info.method)) return offered
  const { demo } = messages.payments[ctx.locale].methods
  return { ...offered, instructions: format(demo, { method: info.name }) }
}

/** An online method only with its provider's keys configured. */
const isReady = (ctx: Pick<Needs<'config'>, 'config'>, { method }: MethodLimits): boolean =>
  isTransfer(method) || isProviderConfigured(ctx, method)

const openMethods = <Limits extends MethodLimits>(
  ctx: Pick<Needs<'config'>, 'config'>,
  limits: readonly Limits[],
  { destination, total }: { readonly destination: Destination; readonly total: Usd },
): Limits[] =>
  limits.filter((one) => isOpenFor(one, destination, total)).filter((one) => isReady(ctx, one))

function limitsText(locale: Locale, { min, max }: MethodLimits): string {
  const { upTo, atLeast } = messages.payments[locale].methods
  const from = min > zero ? format(atLeast, { sum: formatUsd(min) }) : ''
  const to = max === null ? '' : format(upTo, { sum: formatUsd(max) })
  return [from, to].filter(Boolean).join(', ')
}

/** The methods that are open now, for pages that name them before there is an order (`openNames`). */
export const openMethodsNow = (ctx: Needs<'config' | 'locale'>): Promise<OpenMethod[]> =>
  inTransaction(ctx, async (inside) => {
    const above = await maxOfNewBuyers(inside)
    return (await readOnce(inside, 'payment methods', () => methodLimits(inside.tx)))
      .filter((one) => one.isActive && isReady(ctx, one))
      .map((one) => {
        const { name, destinations, min, max } = one
        const { instructions } = offeredIn(ctx.locale, one)
        const limits = limitsText(ctx.locale, one)
        const { card, known } = messages.payments[ctx.locale].methods
        const condition = format(known, { sum: formatUsd(above) })
        const extra = isTransfer(one.method) ? { known: { above, condition } } : { card }
        return { name, instructions, destinations, min, max, ...extra, ...(limits && { limits }) }
      })
  })

/** Every method by name, also closed ones. */
export const allMethods = (ctx: Needs): Promise<MethodInfo[]> =>
  inTransaction(ctx, ({ tx }) => methodInfos(tx))

/** The methods that accept this sum for this destination now. */
export const offeredMethods = (
  ctx: Needs<'config' | 'locale'>,
  destination: Destination,
  total: Usd,
): Promise<OfferedMethod[]> =>
  inTransaction(ctx, async ({ tx }) =>
    openMethods(ctx, await methodLimits(tx), { destination, total }).map((info) =>
      offeredTo(ctx, info),
    ),
  )

export interface WaysToPay {
  /** The recipient of a transfer; null if none is configured. */
  transferDetails(method: TransferMethod): TransferTarget | null
  methods(destination: Destination, total: Usd): PaymentMethod[]
}

/** The methods for any sum, with the recipients of transfers; for placing orders. */
export const waysToPay = (ctx: Needs<'config'>): Promise<WaysToPay> =>
  inTransaction(ctx, async ({ tx }) => {
    const { limits, transfers } = await limitsAndTransfers(tx)
    return {
      transferDetails: (method) =>
        transfers[method]?.recipient ? (transfers[method] ?? null) : null,
      methods: (destination, total) =>
        openMethods(ctx, limits, { destination, total }).map(({ method }) => method),
    }
  })

/** The public client id for PayPal's script; null if none is configured. */
export const payPalClientId = ({ config }: Pick<Needs<'config'>, 'config'>): string | null =>
  config.PAYPAL_CLIENT_ID || null

/** The recipient of a transfer; shown only with an order to pay. */
export const currentTransferDetails = (
  ctx: Needs,
  method: PaymentMethod,
): Promise<TransferTarget | null> =>
  asSystemWithin(ctx, 'where a transfer goes', async ({ tx }) => {
    const { transfers } = await limitsAndTransfers(tx)
    return transfers[method] ?? null
  })

export interface MethodSettings {
  readonly infos: readonly MethodInfo[]
  readonly limits: readonly MethodLimits[]
  readonly transfers: TransferTargets
}

/** All settings of all methods, for the owner. */
export const methodSettings = (ctx: Needs): Promise<MethodSettings> =>
  inTransaction(ctx, async ({ tx }) => ({
    infos: await methodInfos(tx),
    ...(await limitsAndTransfers(tx)),
  }))

const everywhere = { isActive: true, destinations: ['usa', 'cuba'], min: zero, max: null }

/** Opens all methods in the demonstration shop; on a server the owner opens them. */
export const fillDemonstrationMethods = (ctx: Needs) =>
  inTransaction(ctx, async ({ tx }) => {
    for (const method of onlineMethods)
      await insertMissingMethod(tx, { ...everywhere, method }, null)
    await insertMissingMethod(
      tx,
      { ...everywhere, method: readPaymentMethod('zelle', 'manual') },
      {
        recipient: 'pagos@girasol.example',
        registeredName: 'Girasol Solar LLC (demostración)',
        secondPersonAbove: usualSecondPersonAbove,
      },
    )
  })
