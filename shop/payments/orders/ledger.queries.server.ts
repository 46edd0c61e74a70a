import { sql } from 'kysely'
import { cents, type Usd } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface LedgerEntry {
  readonly order_id: string
  readonly part_id?: string
  readonly provider: PaymentMethod
  readonly kind: 'capture' | 'refund'
  readonly provider_id: string
  readonly amount_cents: Usd
  readonly fee_cents?: Usd
  readonly note?: string
  readonly noted_by?: string | null
  readonly at: Date
}

/** False for an entry that is already in the ledger. */
export async function insertEntry(tx: Tx, entry: LedgerEntry): Promise<boolean> {
  const inserted = await tx
    .insertInto('payments')
    .values(entry)
    .onConflict((c) => c.constraint('payments_are_counted_once').doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export const entriesOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('payment_methods as known', 'known.method', 'payments.provider')
    .selectAll('payments')
    .select('known.kind as method_kind')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export interface Balance {
  readonly captured: Usd
  readonly refunded: Usd
}

export async function balanceOf(tx: Tx, orderId: string): Promise<Balance> {
  const rows = await tx
    .selectFrom('payments')
    .select((row) => ['kind', row.fn.sum<string>('amount_cents').as('sum')])
    .where('order_id', '=', orderId)
    .groupBy('kind')
    .execute()
  const sumOf = (kind: string) => cents(Number(rows.find((row) => row.kind === kind)?.sum ?? 0))
  return { captured: sumOf('capture'), refunded: sumOf('refund') }
}

const sumOfKind = (kind: string) =>
  sql`coalesce(sum(payments.amount_cents) filter (where payments.kind = ${kind}), 0)::text`
const balances = sql`${sumOfKind('capture')} as captured, ${sumOfKind('refund')} as refunded`

/** A part that somebody else paid is no money of the buyer's; without an address its payer's name says whose it is. */
const isBuyersOwn = sql`coalesce(payments.part_id is null or part.payer_email = lower(o.buyer_email)
  or part.payer_email = '' and fold(part.payer_name) = fold(o.buyer->>'name'), false)`
const paidOrders = sql`orders o join payments on payments.order_id = o.id
  left join order_parts part on part.id = payments.part_id`

interface BalanceRow {
  readonly captured: string
  readonly refunded: string
}
const toBalance = ({ captured, refunded }: BalanceRow): Balance => ({
  captured: cents(Number(captured)),
  refunded: cents(Number(refunded)),
})

export interface SharedBalance {
  readonly own: Balance
  readonly others: Balance
}

/** Of several orders of one buyer together: what the buyer paid, and what others paid of them in parts. */
export async function balancesOfOrders(
  tx: Tx,
  orderIds: readonly string[],
): Promise<SharedBalance> {
  const { rows } = await sql<BalanceRow & { readonly isOwn: boolean }>`
    select ${isBuyersOwn} as "isOwn", ${balances} from ${paidOrders}
    where o.id = any(${[...orderIds]}::uuid[]) group by 1`.execute(tx)
  const sharedBy = (isOwn: boolean) =>
    toBalance(rows.find((row) => row.isOwn === isOwn) ?? { captured: '0', refunded: '0' })
  return { own: sharedBy(true), others: sharedBy(false) }
}

/** Of each of these orders that has entries. */
export async function balancesByOrder(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  const { rows } = await sql<BalanceRow & { readonly id: string }>`
    select order_id as id, ${balances} from payments
    where order_id = any(${[...orderIds]}::uuid[]) group by 1`.execute(tx)
  return new Map(rows.map(({ id, ...row }) => [id, toBalance(row)]))
}

export interface BuyerBalance extends Balance {
  /** The account, or the address of who has none. */
  readonly key: string
}

/** What each of these buyers paid and got back, by account and by address of orders without one. */
export async function balancesOfBuyers(
  tx: Tx,
  { userIds, emails }: { readonly userIds: readonly string[]; readonly emails: readonly string[] },
): Promise<BuyerBalance[]> {
  const { rows } = await sql<BalanceRow & { readonly key: string }>`
    select o.user_id::text as key, ${balances} from ${paidOrders}
    where o.user_id = any(${[...userIds]}::uuid[]) and ${isBuyersOwn} group by 1
    union all
    select lower(o.buyer_email) as key, ${balances} from ${paidOrders}
    where lower(o.buyer_email) = any(${[...emails]}::text[]) and ${isBuyersOwn}
      and not exists (select from users where users.id = o.user_id) group by 1`.execute(tx)
  return rows.map((row) => ({ key: row.key, ...toBalance(row) }))
}

/** The order that a capture paid whole; a part's capture is its part's. */
export const orderOfEntry = (tx: Tx, provider: PaymentMethod, providerId: string) =>
  tx
    .selectFrom('payments')
    .select('order_id')
    .where('provider', '=', provider)
    .where('kind', '=', 'capture')
    .where('provider_id', '=', providerId)
    .where('part_id', 'is', null)
    .executeTakeFirst()

/** Serialises changes of an order's money until the transaction ends. */
export const lockMoneyOf = (tx: Tx, orderId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`money of ${orderId}`}, 0))`.execute(tx)
