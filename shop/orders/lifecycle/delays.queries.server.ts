import type { Tx } from '#platform/database/transaction.ts'
import { toWindow } from '../order-rows.queries.server.ts'
import type { Delay } from './delay.rules.ts'

const columns = [
  'id',
  'order_id',
  'window_from',
  'window_to',
  'silence',
  'answer_by',
  'answer',
] as const

export async function delaysOf(tx: Tx, orderId: string): Promise<Delay[]> {
  const rows = await tx
    .selectFrom('order_delays')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    window: row.window_from && row.window_to ? { from: row.window_from, to: row.window_to } : null,
    silence: row.silence === 'accepts' ? 'accepts' : 'cancels',
    answerBy: row.answer_by,
    answer: row.answer as Delay['answer'],
  }))
}

interface NewDelay extends Omit<Delay, 'id'> {
  readonly reason: string
  readonly sentBy: string | null
  readonly sentAt: Date
}
export const insertDelay = (tx: Tx, input: NewDelay) =>
  tx
    .insertInto('order_delays')
    .values({
      order_id: input.orderId,
      window_from: input.window?.from ?? null,
      window_to: input.window?.to ?? null,
      silence: input.silence,
      answer_by: input.answerBy,
      reason: input.reason,
      sent_by: input.sentBy,
      sent_at: input.sentAt,
      answer: input.answer,
      answered_at: input.answer && input.sentAt,
    })
    .execute()

interface Answered {
  readonly answer: NonNullable<Delay['answer']>
  readonly wasSilent: boolean
  readonly at: Date
}
export const writeAnswer = (tx: Tx, id: string, { answer, wasSilent, at }: Answered) =>
  tx
    .updateTable('order_delays')
    .set({ answer, was_silent: wasSilent, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .execute()

/** Null: the days that were promised hold no more, and there are no others. */
export const writeWindow = (tx: Tx, orderId: string, window: Delay['window']) =>
  tx
    .updateTable('orders')
    .set({ delivery_window: JSON.stringify(window ?? {}) })
    .where('id', '=', orderId)
    .execute()

export const ordersOfSilentDelays = async (tx: Tx, now: Date, limit: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('order_delays')
      .select('order_id')
      .where('answer', 'is', null)
      .where('answer_by', '<', now)
      .orderBy('answer_by')
      .limit(limit)
      .execute()
  ).map((row) => row.order_id)

/** The window promised, or announced and agreed to; null where the default applies. */
export async function windowOf(tx: Tx, orderId: string): Promise<Delay['window']> {
  const row = await tx
    .selectFrom('orders')
    .select('delivery_window')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return toWindow(row?.delivery_window ?? null)
}
