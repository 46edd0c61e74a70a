import { type Selectable, sql } from 'kysely'
import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { cents, zero } from '#kernel/money.ts'
import {
  onlineMethods,
  type PaymentMethod,
  readPaymentMethod,
  readProvider,
} from '#kernel/payment-method.ts'
import type { Donations } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  type CauseSum,
  type Donation,
  type DonationMoney,
  type DonationState,
  type Found,
  isCause,
  isDonationState,
} from './donation.rules.ts'

/** No donation has this id; `in ()` is not valid SQL. */
const nobody = '00000000-0000-0000-0000-000000000000'

const columns = [
  'id',
  'memo',
  'cause',
  'amount_cents',
  'donor_name',
  'email',
  'message',
  'locale',
  'state',
  'method',
  'screening',
  'released_name',
  'zelle_recipient',
  'registered_name',
  'donated_at',
] as const

function known<Value extends string>(value: string, is: (value: string) => value is Value): Value {
  if (!is(value)) throw new Error(`a donation says what the shop does not know: ${value}`)
  return value
}

const toDonation = (row: Pick<Selectable<Donations>, (typeof columns)[number]>): Donation => ({
  id: row.id,
  memo: row.memo,
  cause: known(row.cause, isCause),
  amount: cents(Number(row.amount_cents)),
  donorName: row.donor_name,
  email: row.email,
  message: row.message,
  locale: parseLocale(row.locale) ?? fallbackLocale,
  state: known(row.state, isDonationState),
  method: readPaymentMethod(row.method),
  found: row.screening as unknown as readonly Found[],
  releasedName: row.released_name,
  zelleRecipient: row.zelle_recipient,
  registeredName: row.registered_name,
  donatedAt: row.donated_at,
})

export interface NewDonation extends Omit<Donation, 'id' | 'found' | 'releasedName'> {
  readonly attemptHash: string
  readonly userId: string | null
  readonly found: readonly Found[]
}

/** Null if the same form was stored before. */
export async function insertDonation(tx: Tx, input: NewDonation): Promise<Donation | null> {
  const row = await tx
    .insertInto('donations')
    .values({
      attempt_hash: input.attemptHash,
      memo: input.memo,
      cause: input.cause,
      amount_cents: input.amount,
      donor_name: input.donorName,
      email: input.email,
      message: input.message,
      locale: input.locale,
      state: input.state,
      method: input.method,
      user_id: input.userId,
      screening: JSON.stringify(input.found),
      zelle_recipient: input.zelleRecipient,
      registered_name: input.registeredName,
      donated_at: input.donatedAt,
    })
    .onConflict((conflict) => conflict.column('attempt_hash').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? toDonation(row) : null
}

export async function donationAt(
  tx: Tx,
  where: { readonly id: string } | { readonly attemptHash: string },
): Promise<Donation | null> {
  const query = tx.selectFrom('donations').select(columns)
  const row = await ('id' in where
    ? query.where('id', '=', where.id)
    : query.where('attempt_hash', '=', where.attemptHash)
  ).executeTakeFirst()
  return row ? toDonation(row) : null
}

/** Other decisions about this donation wait until the transaction ends. */
export async function lockDonation(tx: Tx, id: string): Promise<Donation | null> {
  const row = await tx
    .selectFrom('donations')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? toDonation(row) : null
}

export const changeDonation = (
  tx: Tx,
  id: string,
  { state, found, releasedName }: Partial<Pick<Donation, 'state' | 'found' | 'releasedName'>>,
) =>
  tx
    .updateTable('donations')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(found === undefined ? {} : { screening: JSON.stringify(found) }),
      ...(releasedName === undefined ? {} : { released_name: releasedName }),
    })
    .where('id', '=', id)
    .execute()

export interface NewDonationChange {
  readonly donation_id: string
  readonly from_state?: DonationState
  readonly to_state: DonationState
  readonly reason: string
  readonly by_role: string
  readonly by_user: string | null
  readonly changed_at: Date
}
export const insertDonationChange = (tx: Tx, change: NewDonationChange) =>
  tx.insertInto('donation_changes').values(change).execute()

export const donationHistory = (tx: Tx, id: string) =>
  tx
    .selectFrom('donation_changes')
    .select(['from_state', 'to_state', 'reason', 'by_role', 'by_user', 'changed_at'])
    .where('donation_id', '=', id)
    .orderBy('id')
    .execute()

export interface NewDonationEntry {
  readonly donation_id: string
  readonly provider: PaymentMethod
  readonly kind: 'received' | 'returned'
  readonly bank_reference: string
  readonly sender_name: string
  readonly amount_cents: number
  readonly fee_cents?: number
  /** Null for what a provider reported. */
  readonly noted_by: string | null
  readonly at: Date
}
/** False if the reference was counted before. */
export async function insertDonationEntry(tx: Tx, entry: NewDonationEntry): Promise<boolean> {
  const row = await tx
    .insertInto('donation_entries')
    .values(entry)
    .onConflict((conflict) => conflict.constraint('donation_entries_are_counted_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const receivedOf = (tx: Tx, donationId: string) =>
  tx
    .selectFrom('donation_entries')
    .select(['amount_cents', 'sender_name'])
    .where('donation_id', '=', donationId)
    .where('kind', '=', 'received')
    .executeTakeFirst()

/** What was received and returned for one donation, and who sent it. */
export async function balanceOfDonation(tx: Tx, donationId: string) {
  const rows = await tx
    .selectFrom('donation_entries')
    .select(['kind', 'amount_cents', 'sender_name'])
    .where('donation_id', '=', donationId)
    .orderBy('id')
    .execute()
  const sumOf = (requested: string) =>
    rows
      .filter(({ kind }) => kind === requested)
      .reduce((sum, { amount_cents }) => cents(sum + Number(amount_cents)), zero)
  const sender = rows[0]?.sender_name ?? ''
  return { received: sumOf('received'), returned: sumOf('returned'), sender }
}

/** The online capture of a donation; null if there is none. */
export async function onlineCapture(tx: Tx, donationId: string) {
  const row = await tx
    .selectFrom('donation_entries')
    .select(['provider', 'bank_reference', 'amount_cents'])
    .where('donation_id', '=', donationId)
    .where('provider', 'in', onlineMethods)
    .where('kind', '=', 'received')
    .orderBy('id')
    .executeTakeFirst()
  if (!row) return null
  return {
    provider: readProvider(row.provider),
    captureId: row.bank_reference,
    amount: cents(Number(row.amount_cents)),
  }
}

export async function donationOfCapture(
  tx: Tx,
  provider: PaymentMethod,
  captureId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('donation_entries')
    .select('donation_id')
    .where('provider', '=', provider)
    .where('kind', '=', 'received')
    .where('bank_reference', '=', captureId)
    .executeTakeFirst()
  return row?.donation_id ?? null
}

export async function sumsByCause(tx: Tx): Promise<CauseSum[]> {
  const rows = await tx
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select([
      'donations.cause',
      sql<string>`coalesce(sum(donation_entries.amount_cents) filter (where kind = 'received'), 0)`.as(
        'received',
      ),
      sql<string>`coalesce(sum(donation_entries.amount_cents) filter (where kind = 'returned'), 0)`.as(
        'returned',
      ),
    ])
    .groupBy('donations.cause')
    .execute()
  return rows.map((row) => ({
    cause: known(row.cause, isCause),
    received: cents(Number(row.received)),
    returned: cents(Number(row.returned)),
  }))
}

export async function newestDonations(tx: Tx, limit: number): Promise<Donation[]> {
  const rows = await tx
    .selectFrom('donations')
    .select(columns)
    .orderBy(sql`state in ('held', 'awaiting', 'disputed')`, 'desc')
    .orderBy('donated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toDonation)
}

export async function moneyOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('donation_entries')
    .select((row) => [
      'donation_id',
      'kind',
      row.fn.sum<string>('amount_cents').as('sum'),
      row.fn.sum<string>('fee_cents').as('fee'),
    ])
    .where('donation_id', 'in', [...ids, nobody])
    .groupBy(['donation_id', 'kind'])
    .execute()
  return (id: string): DonationMoney => {
    const sum = (kind: string, of: 'sum' | 'fee') =>
      cents(Number(rows.find((row) => row.donation_id === id && row.kind === kind)?.[of] ?? 0))
    return {
      received: sum('received', 'sum'),
      returned: sum('returned', 'sum'),
      fee: sum('received', 'fee'),
    }
  }
}
