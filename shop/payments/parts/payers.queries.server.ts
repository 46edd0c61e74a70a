import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** Who began to pay, as the columns of a part, of an attempt and of a transfer have it. */
export interface PayerColumns {
  readonly payer_name: string
  readonly payer_country: string
  readonly payer_email: string
  readonly payer_locale: Locale
}

const columns = ['payer_name', 'payer_country', 'payer_email', 'payer_locale'] as const
const payerIn = (row: { readonly payer_name: string } | undefined): PayerColumns | null =>
  row && row.payer_name !== '' ? (row as PayerColumns) : null

/** Who paid a part in this way: of the transfer, of the attempt, or of the newest one that took money. */
export const payerThrough = async (
  tx: Tx,
  partId: string,
  { method, attempt = null }: { readonly method: PaymentMethod; readonly attempt?: string | null },
): Promise<PayerColumns | null> =>
  isTransfer(method)
    ? payerIn(
        await tx
          .selectFrom('part_transfers')
          .select(columns)
          .where('part_id', '=', partId)
          .executeTakeFirst(),
      )
    : payerIn(
        await tx
          .selectFrom('part_payments')
          .select(columns)
          .where('part_id', '=', partId)
          .where('provider', '=', method)
          .where((row) => (attempt ? row('id', '=', attempt) : row('state', '=', 'captured')))
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      )

/** False where somebody else began this attempt in the meantime. */
export async function setAttemptPayer(
  tx: Tx,
  providerPaymentId: string,
  payer: PayerColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('part_payments')
    .set(payer)
    .where('paypal_order_id', '=', providerPaymentId)
    .where(sql<boolean>`(payer_name = '' or fold(payer_name) = fold(${payer.payer_name}))`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who has begun since then to pay this part and may still finish: at a provider, or by a transfer that is not sent yet. */
export async function payersUnderway(tx: Tx, partId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select payer_name as name from part_payments where part_id = ${partId} and state = 'open' and created_at > ${since}
    union select payer_name from part_transfers where part_id = ${partId} and sent_at is null and opened_at > ${since}`.execute(
    tx,
  )
  return rows.map(({ name }) => name).filter((name) => name !== '')
}

/** The parts that whoever has these addresses paid or began to pay, newest order first. */
export async function partsOfPayers(tx: Tx, emails: readonly string[]) {
  const { rows } = await sql<{
    orderNumber: string
    number: number
    amount_cents: unknown
    name: string
    country: string
    email: string
    at: Date
  }>`
    select orders.order_number as "orderNumber", part.number, part.amount_cents, payer.*, orders.placed_at as at
    from (select id as part_id, payer_name as name, payer_country as country, payer_email as email from order_parts
        union select part_id, payer_name, payer_country, payer_email from part_payments
        union select part_id, payer_name, payer_country, payer_email from part_transfers) payer
      join order_parts part on part.id = payer.part_id
      join orders on orders.id = part.order_id
    where payer.email <> '' and payer.email = any(${[...emails]})
    order by orders.placed_at desc limit 100`.execute(tx)
  return rows.map(({ orderNumber, number, amount_cents, name, country, email, at }) => ({
    ...{ orderNumber, number, amount_cents, name, country, email, at },
  }))
}

/** Payers by name or address, each once. */
export async function payersWith(tx: Tx, text: string, limit: number) {
  const pattern = `%${escapeLike(text)}%`
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select distinct on (payer_email) id, payer_email as email, payer_name as name
    from order_parts
    where payer_email <> '' and (payer_email like ${pattern.toLowerCase()} or fold(payer_name) like fold(${pattern}))
    order by payer_email, id limit ${limit}`.execute(tx)
  return rows
}

export const payerOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('order_parts')
    .select('payer_email as email')
    .where('id', '=', id)
    .where('payer_email', '!=', '')
    .executeTakeFirst()

/** Returns of how many parts. */
export async function deletePayerEmails(tx: Tx, emails: readonly string[]): Promise<number> {
  const forgotten = { payer_email: '' }
  for (const table of ['part_payments', 'part_transfers'] as const)
    await tx
      .updateTable(table)
      .set(forgotten)
      .where('payer_email', 'in', [...emails])
      .execute()
  const { numUpdatedRows } = await tx
    .updateTable('order_parts')
    .set(forgotten)
    .where('payer_email', 'in', [...emails])
    .where('payer_email', '!=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
