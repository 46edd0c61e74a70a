import { toDecimal } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  insertTariff,
  insertTariffInParts,
  lockTariff,
  type NewTariff,
  newestActiveTariff,
  priceOn,
  storedTariffs,
} from './shipping.queries.server.ts'
import {
  noTariff,
  notedTariff,
  type StoredTariff,
  type Tariff,
  type TariffInput,
  tariffInForce,
} from './tariff.rules.ts'

/** The tariff in force; having none is not an error. */
export const currentTariff = (ctx: Needs): Promise<Tariff> =>
  inTransaction(ctx, async ({ tx }) => (await newestActiveTariff(tx)) ?? noTariff)

export const activateTariff = (ctx: Needs, tariff: NewTariff) =>
  inTransaction(ctx, ({ tx }) => insertTariff(tx, tariff))

const shownTariffs = 100

/** For staff: every tariff there was, the newest first. */
export const tariffHistory = (ctx: Needs): Promise<StoredTariff[]> =>
  inTransaction(ctx, ({ tx }) => storedTariffs(tx, shownTariffs))

/** A shop of so many products is sorted by its new prices in the moment in which they are in force. */
const sortedAtOnce = 1_000
/** Of a larger one the rest follows so many at a time, each a fraction of a second. */
const sortedNext = 500

/**
 * Puts a tariff in force, and with it every price put in Cuba, or nothing; the caller names the one
 * that the preview was made with, so that nobody confirms what he has not seen.
 */
export const changeTariff = (
  ctx: Needs<'now' | 'requestId'>,
  input: TariffInput,
  seen: string | null,
): Promise<Result<null, 'tariff_changed'>> =>
  inTransaction(ctx, async (inside): Promise<Result<null, 'tariff_changed'>> => {
    const { tx } = inside
    await lockTariff(tx)
    const before = tariffInForce(await storedTariffs(tx, shownTariffs))
    if ((before?.id ?? null) !== seen) return refused('tariff_changed')
    await insertTariffInParts(tx, {
      cost_per_pound: toDecimal(input.costPerPound),
      agency_fee: toDecimal(input.agencyFee),
      fixed_delivery_fee: toDecimal(input.fixedDeliveryFee),
    })
    await priceOn(tx, sortedAtOnce)
    await recordChanges(inside, [
      {
        area: 'tariff',
        subject: 'shipping_settings',
        action: 'activated',
        before: before && notedTariff(before),
        after: notedTariff(input),
      },
    ])
    return ok(null)
  })

/**
 * Sorts more of a large listing by a new tariff, in a short transaction of its own; says whether
 * to go on at once. Until then a product stands where it stood: what it costs is counted anew wherever it is shown.
 */
export const sortMoreByTariff = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => priceOn(tx, sortedNext))
