import { sql } from 'kysely'
import { cents, centsFromDecimal, toDecimal, type Usd } from '#kernel/money.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface NewZellePayment {
  readonly order_id: string
  readonly user_id: string | null
  readonly amount: Usd
  readonly zelle_recipient: string
  readonly registered_name: string
  readonly memo_reference: string
  readonly payment_status: string
  readonly opened_at: Date
}

export const insertZellePayments = (tx: Tx, payments: readonly NewZellePayment[]) =>
  sql`${insertRows(
    'zelle_payments',
    payments.map((payment) => ({ ...payment, amount: toDecimal(payment.amount) })),
  )} on conflict (order_id) do nothing`.execute(tx)

const moneyOf = (value: string | null) => (value === null ? null : centsFromDecimal(value))

export async function zellePaymentOf(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom('zelle_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...row,
    amount: centsFromDecimal(row.amount),
    first_amount: moneyOf(row.first_amount),
    secondAbove:
      row.second_person_above_cents === null ? null : cents(Number(row.second_person_above_cents)),
  }
}

/** Of one customer, newest first; only the columns that a customer may read. */
export const zellePaymentsOf = (tx: Tx, userId: string, limit: number) =>
  tx
    .selectFrom('zelle_payments')
    .select(['order_id', 'amount', 'memo_reference', 'payment_status', 'asked_again'])
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute()

export interface ZelleChange {
  readonly asked_again?: string
  readonly first_by?: string | null
  readonly first_at?: Date | null
  readonly first_reference?: string | null
  readonly first_amount?: string | null
  readonly decided_by?: string | null
  readonly decided_at?: Date | null
}

export const changeZellePayment = (tx: Tx, orderId: string, change: ZelleChange) =>
  tx.updateTable('zelle_payments').set(change).where('order_id', '=', orderId).execute()

/** Brings what came too much in line with the ledger; of an order that no transfer pays nothing is stored. */
export const followSurplus = (tx: Tx, orderId: string) =>
  sql`update zelle_payments set surplus_cents = greatest(0, held.cents - orders.total_cents)
    from orders, (
      select coalesce(sum(case kind when 'refund' then -amount_cents else amount_cents end), 0) as cents
      from payments where order_id = ${orderId}::uuid) held
    where orders.id = zelle_payments.order_id and orders.id = ${orderId}::uuid`.execute(tx)

export const deleteZellePayment = (tx: Tx, orderId: string) =>
  tx.deleteFrom('zelle_payments').where('order_id', '=', orderId).execute()

export interface NewProof {
  readonly order_id: string
  readonly file_name: string
  readonly image_hash: string
  readonly sender_name: string
  readonly bank_confirmation: string
  readonly sent_amount: Usd | null
  readonly paid_on: string | null
  readonly uploaded_at: Date
}

/** False if the same image was sent for this order before. */
export async function insertProof(tx: Tx, proof: NewProof): Promise<boolean> {
  const { sent_amount: sent } = proof
  const inserted = await tx
    .insertInto('zelle_proofs')
    .values({ ...proof, sent_amount: sent === null ? null : toDecimal(sent) })
    .onConflict((c) => c.constraint('zelle_proofs_come_once_per_order').doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

/** Forgets who sent the proofs of these orders; returns the names of their images. */
export async function forgetSenders(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await tx
    .updateTable('zelle_proofs')
    .set({ sender_name: '' })
    .where('order_id', 'in', [...orderIds])
    .returning('file_name')
    .execute()
  return rows.map(({ file_name }) => file_name)
}

export const countProofs = async (tx: Tx, orderId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('zelle_proofs')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The proofs of some orders, newest first, with those that another order also has. */
export async function proofsOf(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const rows = await tx
    .selectFrom('zelle_proofs as proof')
    .selectAll('proof')
    .select(sql<string | null>`to_char(proof.paid_on, 'YYYY-MM-DD')`.as('paidOn'))
    .select(({ exists, selectFrom, and, lit, eb }) => [
      exists(
        selectFrom('zelle_proofs as other')
          .select(lit(1).as('one'))
          .whereRef('other.image_hash', '=', 'proof.image_hash')
          .whereRef('other.order_id', '<>', 'proof.order_id'),
      ).as('isImageKnown'),
      and([
        eb('proof.bank_confirmation', '<>', ''),
        exists(
          selectFrom('zelle_proofs as other')
            .select(lit(1).as('one'))
            .whereRef('other.bank_confirmation', '=', 'proof.bank_confirmation')
            .whereRef('other.order_id', '<>', 'proof.order_id'),
        ),
      ]).as('isConfirmationKnown'),
      exists(
        selectFrom('bank_references as counted')
          .select(lit(1).as('one'))
          .where(
            sql<boolean>`counted.reference = upper(regexp_replace(proof.bank_confirmation, '\\s', '', 'g'))`,
          )
          .where(sql<boolean>`not exists (select from payments own
            where own.order_id = proof.order_id and own.provider_id = counted.reference)`),
      ).as('isConfirmationCounted'),
    ])
    .where('proof.order_id', 'in', orderIds)
    .orderBy('proof.uploaded_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, sent_amount: moneyOf(row.sent_amount) }))
}

export interface TransfersListed {
  readonly states: readonly string[]
  readonly first: 'oldest' | 'newest'
  /** Only those that one person saw at the bank, where two are needed. */
  readonly isSeenOnce: boolean
}

export interface TransfersWaiting {
  readonly toVerify: number
  readonly seenOnce: number
}

/** Orders whose transfer awaits a first decision, and transfers that one person saw where two are needed. */
export async function countTransfers(
  tx: Tx,
  {
    toDecide,
    seenOnce,
  }: { readonly toDecide: readonly string[]; readonly seenOnce: readonly string[] },
): Promise<TransfersWaiting> {
  const { rows } = await sql<TransfersWaiting>`
    select
      (select count(*) from orders where is_manual_transfer(payment_method)
        and payment_status in (${sql.join(toDecide)})
        and not exists (select from zelle_payments
          where order_id = orders.id and first_by is not null))::int as "toVerify",
      (select count(*) from zelle_payments where first_by is not null
        and payment_status in (${sql.join(seenOnce)}))::int as "seenOnce"`.execute(tx)
  return rows[0] ?? { toVerify: 0, seenOnce: 0 }
}

/** What awaits a decision: oldest first; what is still expected: newest first. */
export const openZelleOrders = (
  tx: Tx,
  { states, first, max, isSeenOnce }: TransfersListed & { readonly max: number },
) =>
  tx
    .selectFrom('zelle_payments')
    .select('order_id')
    .where('payment_status', 'in', states)
    .$if(isSeenOnce, (query) => query.where('first_by', 'is not', null))
    .orderBy('opened_at', first === 'oldest' ? 'asc' : 'desc')
    .limit(max)
    .execute()

/** Whether a file is the proof of an order or of a part. */
export async function isProofFile(tx: Tx, fileName: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from zelle_proofs where file_name = ${fileName})
      or exists (select from part_transfers where proof_file = ${fileName}) as known`.execute(tx)
  return rows[0]?.known ?? false
}
