import { sql } from 'kysely'
import { type PaymentMethod, readPaymentMethod } from '#kernel/payment-method.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** When a note was added first; null while it was not. */
export async function noteDate(tx: Tx, orderId: string, code: string): Promise<Date | null> {
  const found = await tx
    .selectFrom('order_changes')
    .select((of) => of.fn.min('changed_at').as('at'))
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .executeTakeFirst()
  return found?.at ?? null
}

/** Which of these orders have a note. */
export async function ordersWithNote(tx: Tx, ids: readonly string[], code: string) {
  const rows = await tx
    .selectFrom('order_changes')
    .select('order_id')
    .where('order_id', 'in', [...ids])
    .where('code', '=', code)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

export interface MethodLeft {
  readonly method: PaymentMethod
  /** Until when it was awaited. */
  readonly until: Date | null
}

/** The method that the present one of an order took over; null where it is the first. */
export async function methodBefore(
  tx: Tx,
  { id, method }: { readonly id: string; readonly method: PaymentMethod },
): Promise<MethodLeft | null> {
  const { rows } = await sql<Record<'was' | 'kind' | 'method' | 'until', string>>`
    select known.method as was, known.kind, change.details ->> 'method' as method,
      change.details ->> 'until' as until
    from order_changes change
    left join payment_methods known on known.method = change.details ->> 'was'
    where change.order_id = ${id}::uuid and change.code in ('method_changed', 'method_restored')
    order by change.id desc limit 1`.execute(tx)
  const [last] = rows
  if (last?.method !== method || !last.was) return null
  const until = last.until ? new Date(last.until) : null
  return { method: readPaymentMethod(last.was, last.kind), until }
}
