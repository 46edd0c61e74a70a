import type { Tx } from '#platform/database/transaction.ts'

export const wasHandled = async (tx: Tx, eventId: string): Promise<boolean> =>
  (await tx
    .selectFrom('paypal_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst()) !== undefined

export const markHandled = (
  tx: Tx,
  event: { readonly id: string; readonly event_type: string; readonly handled_at: Date },
) =>
  tx
    .insertInto('paypal_events')
    .values(event)
    .onConflict((c) => c.doNothing())
    .execute()

export const forgetEventsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('paypal_events').where('handled_at', '<', before).execute()
