import { sql } from 'kysely'
import type { Permitted, Role } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { deleteLinksOf } from '../recovery/links.queries.server.ts'

export interface SessionRow {
  readonly sessionId: string
  readonly startedAt: Date
  readonly expiresAt: Date
  readonly provenAt: Date
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isVerified: boolean
  readonly confirmedAt: Date | null
  readonly hasSecondFactor: boolean
  readonly permitted: Permitted
  readonly isOwner: boolean
}

/** The unexpired session of a cookie, with its user. */
export async function liveSession(
  tx: Tx,
  token: string,
  now: Date,
  startedAfter: Date,
): Promise<SessionRow | null> {
  const row = await tx
    .selectFrom('sessions as session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select([
      'session.id as sessionId',
      'session.created_at as startedAt',
      'session.expires_at as expiresAt',
      sql<Date>`coalesce(session.confirmed_at, session.created_at)`.as('provenAt'),
      'users.id',
      'users.email',
      'users.name',
      'users.email_verified as isVerified',
      'users.email_confirmed_at as confirmedAt',
      'users.two_factor_enabled as hasSecondFactor',
      sql<Permitted>`(select sets.permissions from permission_members member
        join permission_sets sets on sets.id = member.set_id
        where member.user_id = users.id)`.as('permitted'),
      sql<boolean>`exists (select from shop_owners where user_id = users.id)`.as('isOwner'),
    ])
    .where('session.token', '=', token)
    .where('session.expires_at', '>', now)
    .where('session.created_at', '>', startedAfter)
    .executeTakeFirst()
  return row ?? null
}

/** The requesting user's role by the database; null without a profile. */
export async function myRole(tx: Tx): Promise<Role | null> {
  const { rows } = await sql<{ role: Role | null }>`select get_my_role() as role`.execute(tx)
  return rows[0]?.role ?? null
}

export const sessionsOf = (tx: Tx, userId: string, now: Date) =>
  tx
    .selectFrom('sessions')
    .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute()

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends the other sessions of an account, and the links that somebody in one of them may have asked for. */
export async function deleteSessionsBut(tx: Tx, userId: string, stored: string | null) {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(stored !== null, (query) => query.where('id', '!=', stored ?? ''))
    .execute()
  await deleteLinksOf(tx, userId)
}

export const deleteExpired = async (tx: Tx, now: Date, startedAfter: Date): Promise<void> => {
  await tx
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('created_at', '<=', startedAfter)]))
    .execute()
  await tx.deleteFrom('verifications').where('expires_at', '<=', now).execute()
}

/** The user of this session proved again who they are. */
export const markProven = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute()

/** A copied cookie of the session opens nothing any more; returns when the session ends, or nothing when it has. */
export async function replaceToken(
  tx: Tx,
  id: string,
  token: string,
  now: Date,
): Promise<Date | null> {
  const row = await tx
    .updateTable('sessions')
    .set({ token, updated_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** Extends a session; returns its token, or nothing when it has expired. */
export async function drawOut(tx: Tx, id: string, until: Date, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('sessions')
    .set({ expires_at: until, updated_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('token')
    .executeTakeFirst()
  return row?.token ?? null
}
