import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Role } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface UserRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly confirmedAt: Date | null
}

const users = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'email_confirmed_at as confirmedAt'])
    .select(sql<Locale>`locale`.as('locale'))

export const userByEmail = (tx: Tx, email: string): Promise<UserRow | undefined> =>
  users(tx).where('email', '=', email).executeTakeFirst()

export const userById = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  users(tx).where('id', '=', id).executeTakeFirst()

export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
}

/** The new user; nothing when the address has been taken meanwhile. */
export async function insertUser(tx: Tx, user: NewUser, role: Role): Promise<boolean> {
  const made = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await tx.insertInto('user_profiles').values({ id: user.id, role, full_name: user.name }).execute()
  return true
}

export async function roleOf(tx: Tx, id: string): Promise<Role | null> {
  const row = await tx
    .selectFrom('user_profiles')
    .select(sql<Role>`role`.as('role'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.role ?? null
}

export const passwordOf = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Replaces the user's password hash. */
export const rememberPassword = (tx: Tx, userId: string, hash: string, id: string) =>
  tx
    .insertInto('credentials')
    .values({
      id,
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet({ password: hash, updated_at: sql`now()` }),
    )
    .execute()

export const confirmUser = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('users')
    .set({
      email_verified: true,
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()

/** False when another user has the address by now. */
export async function changeEmail(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, email_verified: true, email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Creates or updates a profile by id, with its role and full name. */
export const upsertProfile = (tx: Tx, id: string, role: Role, fullName: string) =>
  tx
    .insertInto('user_profiles')
    .values({ id, role, full_name: fullName })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ role, full_name: fullName }))
    .execute()

export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('user_profiles')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Serialises changes of administrators until the transaction ends. */
export const lockAdministrators = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(714202613)`.execute(tx)
