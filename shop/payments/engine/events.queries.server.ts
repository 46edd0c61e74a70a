import type { Tx } from '#platform/database/transaction.ts'
import type { ProviderName } from './payment.rules.ts'

export const wasHandled = async (
  tx: Tx,
  provider: ProviderName,
  eventId: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('paypal_events')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', eventId)
    .executeTakeFirst()) !== undefined

export const markHandled = (
  tx: Tx,
  event: {
    readonly provider: ProviderName
    readonly id: string
    readonly event_type: string
    readonly handled_at: Date
  },
) =>
  tx
    .insertInto('paypal_events')
    .values(event)
    .onConflict((c) => c.doNothing())
    .execute()

export const forgetEventsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('paypal_events').where('handled_at', '<', before).execute()
