import { type Selectable, sql } from 'kysely'
import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Donations } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import {
  type Donation,
  type DonationList,
  type DonationState,
  type DonationStep,
  type FirstLook,
  type Found,
  isCause,
  isDonationState,
} from './donation.rules.ts'

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
  'first_by',
  'first_at',
  'first_reference',
  'first_amount_cents',
  'second_person_above_cents',
] as const

/** With what `payment_methods` says of the method; null where it knows none. */
const ofMethod = (column: 'kind' | 'name') =>
  sql<string | null>`(select ${sql.ref(column)} from payment_methods known
    where known.method = donations.method)`
export const methodKind = ofMethod('kind').as('method_kind')
const fields = [...columns, methodKind, ofMethod('name').as('method_name')] as const

type DonationRow = Pick<Selectable<Donations>, (typeof columns)[number]> & {
  readonly method_kind: string | null
  readonly method_name: string | null
}

export function known<Value extends string>(
  value: string,
  is: (value: string) => value is Value,
): Value {
  if (!is(value)) throw new Error(`a donation says what the shop does not know: ${value}`)
  return value
}

const firstLook = (row: DonationRow): FirstLook | null =>
  row.first_by === null || row.first_at === null
    ? null
    : {
        ...{ by: row.first_by, at: row.first_at, reference: row.first_reference ?? '' },
        amount: cents(Number(row.first_amount_cents)),
      }

const toDonation = (row: DonationRow): Donation => ({
  id: row.id,
  memo: row.memo,
  cause: known(row.cause, isCause),
  amount: cents(Number(row.amount_cents)),
  donorName: row.donor_name,
  email: row.email,
  message: row.message,
  locale: parseLocale(row.locale) ?? fallbackLocale,
  state: known(row.state, isDonationState),
  method: readPaymentMethod(row.method, row.method_kind),
  methodName: row.method_name ?? '',
  found: row.screening as unknown as readonly Found[],
  releasedName: row.released_name,
  zelleRecipient: row.zelle_recipient,
  registeredName: row.registered_name,
  donatedAt: row.donated_at,
  first: firstLook(row),
  secondAbove:
    row.second_person_above_cents === null ? null : cents(Number(row.second_person_above_cents)),
})

export interface NewDonation
  extends Omit<Donation, 'id' | 'found' | 'releasedName' | 'methodName' | 'first'> {
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
      second_person_above_cents: input.secondAbove,
    })
    .onConflict((conflict) => conflict.column('attempt_hash').doNothing())
    .returning(fields)
    .executeTakeFirst()
  return row ? toDonation(row) : null
}

export async function donationAt(
  tx: Tx,
  where: { readonly id: string } | { readonly attemptHash: string },
): Promise<Donation | null> {
  const query = tx.selectFrom('donations').select(fields)
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
    .select(fields)
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

export const setFirstLook = (tx: Tx, id: string, first: FirstLook | null) =>
  tx
    .updateTable('donations')
    .set({
      ...{ first_by: first?.by ?? null, first_at: first?.at ?? null },
      ...{ first_reference: first?.reference ?? null, first_amount_cents: first?.amount ?? null },
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

/** The steps after the first one, of several donations at once, oldest first. */
export async function historiesOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('donation_changes')
    .leftJoin('users', 'users.id', 'donation_changes.by_user')
    .leftJoin('former_staff', 'former_staff.id', 'donation_changes.by_user')
    .select(['donation_id', 'to_state', 'reason', 'changed_at'])
    .select(sql<string | null>`coalesce(users.name, former_staff.name)`.as('name'))
    .select(sql<string | null>`coalesce(users.email, former_staff.email)`.as('email'))
    .where(sql<boolean>`donation_id = any(${[...ids]}::uuid[])`)
    .where('from_state', '<>', '')
    .orderBy('donation_changes.id')
    .execute()
  const steps = Map.groupBy(rows, ({ donation_id }) => donation_id)
  return (id: string): DonationStep[] =>
    (steps.get(id) ?? []).map(({ to_state, reason, changed_at, name, email }) => ({
      ...{ to: known(to_state, isDonationState), by: name || email || '' },
      ...{ reason, at: changed_at },
    }))
}

/** Compliance decides about the donor; payments looks for the transfer at the bank. */
const isIn = {
  held: sql<boolean>`state = 'held'`,
  awaited: sql<boolean>`state = 'awaiting' and is_manual_transfer(method)`,
  all: sql<boolean>`true`,
} as const satisfies Record<DonationList, unknown>

export const countWaiting = (tx: Tx) =>
  tx
    .selectFrom('donations')
    .select(sql<number>`(count(*) filter (where ${isIn.awaited}))::int`.as('donations'))
    .select(sql<number>`(count(*) filter (where ${isIn.held}))::int`.as('heldDonations'))
    .where('state', 'in', ['held', 'awaiting'])
    .executeTakeFirstOrThrow()

export async function newestDonations(
  tx: Tx,
  { limit, list }: { readonly limit: number; readonly list: DonationList },
): Promise<Donation[]> {
  const rows = await tx
    .selectFrom('donations')
    .select(fields)
    .where(isIn[list])
    .orderBy(sql`state in ('held', 'awaiting', 'disputed')`, 'desc')
    .orderBy('donated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toDonation)
}
