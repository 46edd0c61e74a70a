import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { OfferedMethod, TransferTargets } from '#shop/payments/methods/method.rules.ts'
import {
  isProviderConfigured,
  methodSettings,
  offeredTo,
} from '#shop/payments/methods/methods.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'

type Asking = Needs<'locale' | 'config'>

export interface WaysToGive {
  readonly methods: readonly OfferedMethod[]
  /** The recipients of transfers. */
  readonly transfers: TransferTargets
}

/** The methods open for donations and the recipients of transfers; none in maintenance. */
export async function waysToGive(ctx: Asking): Promise<WaysToGive> {
  const acting = { ...ctx, ...asSystem(ctx.db, 'how the shop takes donations') }
  const { infos, limits, transfers } = await methodSettings(acting)
  const { maintenance } = await currentShopFacts(acting)
  const isOn = (requested: PaymentMethod) =>
    !maintenance && limits.some(({ method, isActive }) => method === requested && isActive)
  const isReady = (method: PaymentMethod) =>
    isTransfer(method)
      ? (transfers[method]?.recipient ?? '') !== ''
      : isProviderConfigured(ctx, method)
  const open = infos.filter(({ method }) => isOn(method) && isReady(method))
  return { methods: open.map((info) => offeredTo(ctx, info)), transfers }
}

export const takesDonationsBy = async (ctx: Asking, requested: PaymentMethod): Promise<boolean> =>
  (await waysToGive(ctx)).methods.some(({ method }) => method === requested)
