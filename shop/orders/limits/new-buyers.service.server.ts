import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { productsForSale } from '#shop/catalogue/stock/stock.service.server.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import type { Order } from '../order.rules.ts'
import { type OrderingBuyer, passKeysOf, typedKeysOf } from './buyer-keys.server.ts'
import { accountsThatPaid, linesOfOrder, reservedByNewBuyers } from './new-buyers.queries.server.ts'
import {
  keysOfOrder,
  lockBuyers,
  originsOfKeys,
  passedKeys,
} from './placing-limits.queries.server.ts'
import { mayWait, type Origin } from './placing-limits.rules.ts'
import {
  readMaxUnpaid,
  type UnpaidRefusal,
  type UnpaidRequest,
  unpaidRefusals,
} from './unpaid-stock.rules.ts'

/** An order and whether it waits for a transfer; a guest has no account. */
export interface Reserving extends UnpaidRequest {
  readonly accountId: string | null
  readonly isTransfer: boolean
}

/** The largest transfer of who never paid here. */
export const maxOfNewBuyers = async (ctx: Needs): Promise<Usd> =>
  readMaxUnpaid(await settingNamed(ctx, 'unpaid_max'))

/** Whether a transfer of this sum would be taken from this buyer. */
export const mayTransfer = (
  ctx: Needs<'now'>,
  { total, buyer }: { readonly total: Usd; readonly buyer: OrderingBuyer },
): Promise<boolean> =>
  asSystemWithin(ctx, 'whether a transfer of this sum is taken', async (inside) => {
    if (total <= (await maxOfNewBuyers(inside))) return true
    const { accountId } = buyer
    if (accountId && (await accountsThatPaid(inside.tx, [accountId])).length > 0) return true
    return (await passedKeys(inside.tx, passKeysOf(buyer), inside.now)).length > 0
  })

type Lines = UnpaidRequest['lines']
type OfWhom = Pick<Reserving, 'accountId' | 'isTransfer' | 'lines'>

/** Those that reserve without paying, of buyers who never paid here. */
async function unpaidOf<Order extends OfWhom>(tx: Tx, orders: readonly Order[]): Promise<Order[]> {
  const transfers = orders.filter(({ isTransfer }) => isTransfer)
  const ids = transfers.flatMap(({ accountId }) => accountId ?? [])
  const paying = new Set(await accountsThatPaid(tx, ids))
  return transfers.filter(({ accountId }) => accountId === null || !paying.has(accountId))
}

const productsOf = (orders: readonly { readonly lines: Lines }[]): string[] => [
  ...new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id))),
]

/**
 * Lets transfers of new buyers for the same products wait for each other until the transaction ends. To be called before
 * the stock is read.
 */
export const lockNewBuyers = (ctx: Needs, orders: readonly OfWhom[]): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    const unpaid = await unpaidOf(tx, orders)
    const keys = productsOf(unpaid).map((id) => `unpaid ${id}`)
    if (keys.length > 0) await lockBuyers(tx, keys)
  })

/** Why each of these may not reserve without paying; those that may are not in it. */
export const refuseNewBuyers = <Order extends Reserving>(
  ctx: Needs<'now'>,
  orders: readonly Order[],
  unitsLeft: (productId: string) => number | null,
): Promise<ReadonlyMap<Order, UnpaidRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now } = inside
    const unpaid = await unpaidOf(tx, orders)
    if (unpaid.length === 0) return new Map()
    const maxTotal = await maxOfNewBuyers(inside)
    const reserved = await reservedByNewBuyers(tx, productsOf(unpaid))
    const refusals = unpaidRefusals(unpaid, { maxTotal, reserved, unitsLeft, now })
    return new Map(
      unpaid.flatMap((order, at) => {
        const refusal = refusals[at]
        return refusal ? [[order, refusal] as const] : []
      }),
    )
  })

/** The other orders under these keys; they wait for this transaction, as it does for theirs. */
async function othersOf(
  { tx, now }: Needs<'now'> & { readonly tx: Tx },
  orderId: string,
  keys: readonly string[],
): Promise<Origin[]> {
  await lockBuyers(tx, keys)
  return (await originsOfKeys(tx, keys, now)).filter((one) => one.orderId !== orderId)
}

/** Whether an order that was to be paid at once may become a transfer: what it holds counts as if it were ordered now. */
export const mayBecomeTransfer = (
  ctx: Needs<'now' | 'locale'>,
  order: Pick<Order, 'id' | 'userId' | 'total' | 'buyer'>,
): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const found = await linesOfOrder(inside.tx, order.id)
    const lines = found.flatMap(({ id, quantity }) => (id === null ? [] : { id, quantity }))
    const { userId: accountId, total } = order
    const asked = { accountId, total, lines, isTransfer: true }
    await lockNewBuyers(inside, [asked])
    const products = await productsForSale(
      inside,
      lines.map(({ id }) => id),
    )
    const unitsLeft = (id: string) => {
      const left = products.find(({ product }) => product.id === id)?.product.unitsLeft ?? null
      const own = lines.find((line) => line.id === id)?.quantity ?? 0
      return left === null ? null : left + own
    }
    const own = await keysOfOrder(inside.tx, order.id)
    if ((await passedKeys(inside.tx, own, inside.now)).length > 0) return true
    if ((await refuseNewBuyers(inside, [asked], unitsLeft)).has(asked)) return false
    const known = { origins: await othersOf(inside, order.id, own), unitsLeft }
    const keys = typedKeysOf(order.buyer).filter((key) => own.includes(key))
    return mayWait({ keys, lines }, known)
  })
