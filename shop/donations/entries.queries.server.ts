import { sql } from 'kysely'
import { cents, zero } from '#kernel/money.ts'
import { onlineMethods, type PaymentMethod, readProvider } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { type CauseSum, type DonationMoney, isCause } from './donation.rules.ts'
import { known } from './donations.queries.server.ts'

/** No donation has this id; `in ()` is not valid SQL. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** What its reference begins with, where the provider took a capture back. */
export const reversedMark = 'reversed '

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

export async function moneyOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('donation_entries')
    .select((row) => [
      'donation_id',
      'kind',
      row.fn.sum<string>('amount_cents').as('sum'),
      row.fn.sum<string>('fee_cents').as('fee'),
      sql<string>`coalesce(sum(amount_cents) filter (where bank_reference like ${`${reversedMark}%`}), 0)`.as(
        'reversed',
      ),
    ])
    .where('donation_id', 'in', [...ids, nobody])
    .groupBy(['donation_id', 'kind'])
    .execute()
  return (id: string): DonationMoney => {
    const sum = (kind: string, of: 'sum' | 'fee' | 'reversed') =>
      cents(Number(rows.find((row) => row.donation_id === id && row.kind === kind)?.[of] ?? 0))
    return {
      received: sum('received', 'sum'),
      returned: sum('returned', 'sum'),
      reversed: sum('returned', 'reversed'),
      fee: sum('received', 'fee'),
    }
  }
}

/** Whose donation a reference was used for. */
export const donorOfReference = (tx: Tx, reference: string) =>
  tx
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select('donations.donor_name as name')
    .where('donation_entries.bank_reference', '=', reference)
    .orderBy('donation_entries.id')
    .limit(1)
    .executeTakeFirst()
