import { toDecimal } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  insertTariff,
  keptTariffs,
  lockTariff,
  type NewTariff,
  newestActiveTariff,
  priceInParts,
  priceListing,
} from './shipping.queries.server.ts'
import {
  type KeptTariff,
  noTariff,
  notedTariff,
  type Tariff,
  type TariffWish,
  tariffInForce,
} from './tariff.rules.ts'

/** The tariff in force; having none is not an error. */
export const currentTariff = (ctx: Needs): Promise<Tariff> =>
  inTransaction(ctx, async ({ tx }) => (await newestActiveTariff(tx)) ?? noTariff)

export const activateTariff = (ctx: Needs, tariff: NewTariff) =>
  inTransaction(ctx, ({ tx }) => insertTariff(tx, tariff))

const shownTariffs = 100

/** For staff: every tariff there was, the newest first. */
export const tariffHistory = (ctx: Needs): Promise<KeptTariff[]> =>
  inTransaction(ctx, ({ tx }) => keptTariffs(tx, shownTariffs))

/**
 * Puts a tariff in force, with every price that follows from it, or nothing; the caller names the one
 * that the preview was made with, so that nobody confirms what he has not seen.
 */
export const changeTariff = (
  ctx: Needs<'now' | 'requestId'>,
  wish: TariffWish,
  seen: string | null,
): Promise<Result<null, 'tariff_changed'>> =>
  inTransaction(ctx, async (inside): Promise<Result<null, 'tariff_changed'>> => {
    const { tx } = inside
    await lockTariff(tx)
    const before = tariffInForce(await keptTariffs(tx, shownTariffs))
    if ((before?.id ?? null) !== seen) return refused('tariff_changed')
    await priceInParts(tx)
    await insertTariff(tx, {
      cost_per_pound: toDecimal(wish.costPerPound),
      agency_fee: toDecimal(wish.agencyFee),
      fixed_delivery_fee: toDecimal(wish.fixedDeliveryFee),
    })
    await priceListing(tx)
    await recordChanges(inside, [
      {
        area: 'tariff',
        subject: 'shipping_settings',
        action: 'activated',
        before: before && notedTariff(before),
        after: notedTariff(wish),
      },
    ])
    return ok(null)
  })
