import { toDecimal } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { readOnce } from '#platform/database/reads/read-once.ts'
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
  inTransaction(ctx, async (inside) => {
    const tariff = await readOnce(inside, 'tariff', () => newestActiveTariff(inside.tx))
    return tariff ?? noTariff
  })

export const activateTariff = (ctx: Needs, tariff: NewTariff) =>
  inTransaction(ctx, ({ tx }) => insertTariff(tx, tariff))

const shownTariffs = 100

export const tariffHistory = (ctx: Needs): Promise<StoredTariff[]> =>
  inTransaction(ctx, ({ tx }) => storedTariffs(tx, shownTariffs))

/** Up to this many products are repriced together with the change. */
const sortedAtOnce = 1_000
/** Beyond that the rest follows in batches of this size, each a fraction of a second. */
const sortedNext = 500

/**
 * Puts a tariff in force and recomputes every landed price, or neither; the caller names the tariff the preview
 * was based on, so that an outdated preview cannot be confirmed.
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
 * Updates a batch of the sort prices after a tariff change, in a short transaction; returns whether more are left.
 * Until then a product keeps its position, while its shown price is always computed.
 */
export const sortMoreByTariff = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, ({ tx }) => priceOn(tx, sortedNext))
