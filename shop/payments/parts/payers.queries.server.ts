import { sql } from 'kysely'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** The parts that whoever has these addresses said to pay, newest order first. */
export const partsOfPayers = (tx: Tx, emails: readonly string[]) =>
  tx
    .selectFrom('order_parts as part')
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .select(['orders.order_number as orderNumber', 'part.number', 'part.amount_cents'])
    .select(['part.payer_name as name', 'part.payer_country as country'])
    .select(['part.payer_email as email', 'orders.placed_at as at'])
    .where('part.payer_email', 'in', [...emails])
    .where('part.payer_email', '!=', '')
    .orderBy('orders.placed_at', 'desc')
    .limit(100)
    .execute()

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
  const { numUpdatedRows } = await tx
    .updateTable('order_parts')
    .set({ payer_email: '' })
    .where('payer_email', 'in', [...emails])
    .where('payer_email', '!=', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
