import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { Subscription } from '#platform/push/send-push.ts'
import type { PushDevice } from './device.rules.ts'

export const devicesOf = (tx: Tx, userId: string): Promise<PushDevice[]> =>
  tx
    .selectFrom('push_devices')
    .select(['id', 'user_agent as userAgent', 'added_at as addedAt'])
    .select(['reached_at as reachedAt', 'failed_at as failedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()

export const deviceIds = async (tx: Tx, userId: string): Promise<string[]> =>
  (await devicesOf(tx, userId)).map(({ id }) => id)

interface NewDevice extends Subscription {
  readonly userId: string
  readonly userAgent: string
}

export const insertDevice = (tx: Tx, { userId, userAgent, ...keys }: NewDevice, now: Date) =>
  tx
    .insertInto('push_devices')
    .values({ ...keys, user_id: userId, user_agent: userAgent, added_at: now })
    .execute()

/** Whose ever it was: the browser is in other hands now, or subscribed again. */
export const dropEndpoint = (tx: Tx, endpoint: string) =>
  tx.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()

export const deleteDevice = (tx: Tx, id: string) =>
  tx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .returning('user_agent as userAgent')
    .executeTakeFirst()

/** A device of somebody who administers the shop, with the hours in which nothing is sent. */
export const deviceToReach = (tx: Tx, id: string) =>
  tx
    .selectFrom('push_devices as device')
    .innerJoin('user_profiles', 'user_profiles.id', 'device.user_id')
    .leftJoin('staff_notifications as chosen', 'chosen.user_id', 'device.user_id')
    .where('user_profiles.role', '=', 'admin')
    .where('device.id', '=', id)
    .select(['endpoint', 'p256dh', 'auth'])
    .select(sql<number>`coalesce(quiet_from, 0)`.as('quietFrom'))
    .select(sql<number>`coalesce(quiet_until, 0)`.as('quietUntil'))
    .executeTakeFirst()

export const noteReached = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('push_devices')
    .set({ reached_at: at, failed_at: null })
    .where('id', '=', id)
    .execute()

export const noteRefused = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('push_devices').set({ failed_at: at }).where('id', '=', id).execute()
