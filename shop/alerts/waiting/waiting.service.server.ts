import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { NamedAlert } from '../alert.rules.ts'
import {
  alertById,
  countToWrite,
  deleteAlerts,
  deleteAlertsTo,
  noteWritten,
  openAlerts,
  type WaitingAlert,
} from '../alerts.queries.server.ts'

export type { WaitingAlert } from '../alerts.queries.server.ts'

const maxShown = 500

/** For staff: who waits for what, those whose product or province is back first. */
export const waitingAlerts = (ctx: Needs<'locale'>): Promise<WaitingAlert[]> =>
  inTransaction(ctx, ({ tx, locale }) => openAlerts(tx, locale, maxShown))

/** For staff: how many are to be written to by WhatsApp, since what they wait for is back. */
export const alertsToWrite = (ctx: Needs): Promise<number> =>
  inTransaction(ctx, ({ tx }) => countToWrite(tx))

type Deciding = Needs<'now' | 'requestId' | 'locale'>

const decide = (
  ctx: Deciding,
  id: string,
  work: (ctx: Deciding & { readonly tx: Tx }, alert: NamedAlert) => Promise<unknown>,
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const alert = await alertById(inside.tx, id, inside.locale)
    if (alert && alert.notifiedAt === null) await work(inside, alert)
  })

/** The owner wrote by WhatsApp: nobody is written to twice. */
export const markWritten = (ctx: Deciding, id: string) =>
  decide(ctx, id, async (inside, { name, contact: { channel } }) => {
    await noteWritten(inside.tx, id, inside.now)
    const change = { area: 'alert', subject: name, action: 'changed' } as const
    const noted = (isWritten: boolean) => ({ channel, written: isWritten })
    await recordChanges(inside, [{ ...change, before: noted(false), after: noted(true) }])
  })

export const removeAlert = (ctx: Deciding, id: string) =>
  decide(ctx, id, async (inside, { name, contact: { channel } }) => {
    await deleteAlerts(inside.tx, [id])
    const change = { area: 'alert', subject: name, action: 'removed' } as const
    await recordChanges(inside, [{ ...change, before: { channel }, after: null }])
  })

/** For staff: deletes what was requested for these addresses; returns how much. */
export const eraseAlertsTo = (ctx: Needs, emails: readonly string[]): Promise<number> =>
  inTransaction(ctx, ({ tx }) => deleteAlertsTo(tx, emails))
