import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { insertRequest, openRequests, takeRequests } from './backups.queries.server.ts'

/** For staff: asks for a backup, which a process makes soon. */
export const askForBackup = (ctx: Needs<'now' | 'requestId'>): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now } = inside
    await insertRequest(tx, now)
    const change = { area: 'backup', subject: 'request', action: 'created' } as const
    await recordChanges(inside, [
      { ...change, before: null, after: { asked_at: now.toISOString() } },
    ])
  })

/** Whether one was asked for and none is being made for it yet. */
export const isBackupAsked = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, async ({ tx }) => (await openRequests(tx)) > 0)

/** Takes all open requests, which one backup fulfils; false where there is none. */
export const takeBackupRequests = (ctx: Needs<'now'>): Promise<boolean> =>
  inTransaction(ctx, async ({ tx, now }) => (await takeRequests(tx, now)) > 0)
