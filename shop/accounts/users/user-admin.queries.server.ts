import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Role } from '#kernel/user.ts'
import type { Tx } from '#platform/database/transaction.ts'

/** Escapes the wildcards of LIKE. */
const containing = (text: string) => `%${escapeLike(text)}%`

const users = (tx: Tx) =>
  tx.selectFrom('users').innerJoin('user_profiles', 'user_profiles.id', 'users.id')

const matching = (tx: Tx, search: string) =>
  users(tx).$if(search !== '', (query) =>
    query.where(({ or, eb }) =>
      or([
        eb('users.email', 'like', containing(search.toLowerCase())),
        eb(sql`fold(users.name)`, 'like', sql`fold(${containing(search)})`),
      ]),
    ),
  )

export const userPage = (
  tx: Tx,
  search: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  matching(tx, search)
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.email_confirmed_at as confirmedAt',
      'users.two_factor_enabled as hasSecondFactor',
      'users.created_at as since',
      sql<Role>`user_profiles.role`.as('role'),
      sql<string>`(select count(*) from orders where orders.user_id = users.id)`.as('orders'),
      sql<string>`(select coalesce(sum(total_cents), 0) from orders
        where orders.user_id = users.id and paid_at is not null)`.as('paid'),
      sql<Date | null>`(select max(placed_at) from orders where orders.user_id = users.id)`.as(
        'lastOrder',
      ),
    ])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset(offset)
    .execute()

/** One account with its preferences. */
export const userById = (tx: Tx, id: string) =>
  users(tx)
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.email_confirmed_at as confirmedAt',
      'users.two_factor_enabled as hasSecondFactor',
      'users.created_at as since',
      'user_profiles.wants_reminders as wantsReminders',
      sql<Role>`user_profiles.role`.as('role'),
      sql<Locale>`coalesce(user_profiles.language, users.locale)`.as('language'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()

/** The account that has confirmed the address of an order or a donation. */
export const userByTrace = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('email_confirmed_at', 'is not', null)
    .where(
      sql<boolean>`email in (select lower(buyer_email) from orders where id = ${id}
        union all select lower(email) from donations where id = ${id}
        union all select payer_email from order_parts where id = ${id})`,
    )
    .executeTakeFirst()

/** Former staff by the name that they left with. */
export const namesOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .unionAll(
      tx
        .selectFrom('former_staff')
        .select(['id', 'name', 'email'])
        .where('id', 'in', ids)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('users').select('users.id').whereRef('users.id', '=', 'former_staff.id'),
            ),
          ),
        ),
    )
    .execute()

export async function countUsers(tx: Tx, search: string): Promise<number> {
  const { count } = await matching(tx, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const administratorRows = (tx: Tx) =>
  users(tx)
    .select(['users.id', 'users.name', 'users.email'])
    .where('user_profiles.role', '=', 'admin')
    .orderBy('users.created_at')
    .execute()

/** Owners; where there is none, administrators in no set of permissions. */
export const ownerRows = (tx: Tx) =>
  users(tx)
    .select([
      'users.email',
      sql<Locale>`coalesce(user_profiles.language, users.locale)`.as('locale'),
    ])
    .where('user_profiles.role', '=', 'admin')
    .where(
      sql<boolean>`case when exists (select from shop_owners)
        then exists (select from shop_owners where user_id = users.id)
        else not exists (select from permission_members where user_id = users.id) end`,
    )
    .orderBy('users.created_at')
    .execute()

export async function countAdministrators(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('user_profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Administrators who may decide about payments: those in no set, and those whose set permits it. */
export async function countConfirmers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`
    select count(*) as count from user_profiles profile
    where profile.role = 'admin' and not exists (select from permission_members member
      join permission_sets sets on sets.id = member.set_id
      where member.user_id = profile.id and not 'payments' = any(sets.permissions))`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

export async function withoutSecondFactor(tx: Tx): Promise<string[]> {
  const rows = await users(tx)
    .select(['users.name', 'users.email'])
    .where('user_profiles.role', '=', 'admin')
    .where('users.two_factor_enabled', '=', false)
    .orderBy('users.created_at')
    .execute()
  return rows.map(({ name, email }) => name.trim() || email)
}

/** The account with its number of open sessions. */
export const statusOf = (tx: Tx, id: string) =>
  users(tx)
    .where('users.id', '=', id)
    .select([
      'users.email',
      'users.name',
      sql<boolean>`users.email_confirmed_at is not null`.as('isConfirmed'),
      sql<Locale>`users.locale`.as('locale'),
      sql<number>`(select count(*)::int from sessions where user_id = users.id)`.as('sessions'),
    ])
    .executeTakeFirstOrThrow()

export async function roleOfUser(tx: Tx, id: string): Promise<Role | null> {
  const row = await tx
    .selectFrom('user_profiles')
    .select(sql<Role>`role`.as('role'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.role ?? null
}

export const makeCustomer = (tx: Tx, id: string) =>
  tx.updateTable('user_profiles').set({ role: 'customer' }).where('id', '=', id).execute()

/** With all rows that belong to this user only. */
export const deleteUser = (tx: Tx, id: string) =>
  tx.deleteFrom('users').where('id', '=', id).execute()

/** When users last used the shop signed in; sessions are readable by the system role only. */
export async function lastSeenOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; seen: Date }>`
    select user_id as id, max(updated_at) as seen from sessions
    where user_id = any(${[...ids]}::uuid[]) group by 1`.execute(tx)
  return new Map(rows.map(({ id, seen }) => [id, seen]))
}
