import { sql } from 'kysely'
import { escapeLike } from '#kernel/text/escape.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { methodKind } from './donations.queries.server.ts'

/** A customer's donations; row security hides those of others. */
export const ownDonationsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('donations')
    .select(['id', 'memo', 'cause', 'amount_cents', 'state', 'method', 'donated_at', methodKind])
    .where('user_id', '=', userId)
    .orderBy('donated_at', 'desc')
    .limit(100)
    .execute()

export interface Donor {
  /** Null for a donor without an account. */
  readonly userId: string | null
  readonly emails: readonly string[]
}

/** The donations of a person, by account and by address. */
export const donationsOf = (tx: Tx, { userId, emails }: Donor) =>
  tx
    .selectFrom('donations')
    .select(['id', 'memo', 'cause', 'amount_cents', 'state', 'method', 'donated_at', methodKind])
    .select(['donor_name', 'message'])
    .where(sql<boolean>`(user_id = ${userId}::uuid or lower(email) = any(${[...emails]}::text[]))`)
    .orderBy('donated_at', 'desc')
    .limit(100)
    .execute()

interface FoundDonor {
  readonly id: string
  readonly userId: string | null
  readonly email: string
  readonly name: string
}

/** Donors by name or address, each by their newest donation. */
export async function donorsWith(tx: Tx, text: string, limit: number): Promise<FoundDonor[]> {
  const pattern = `%${escapeLike(text)}%`
  const { rows } = await sql<FoundDonor>`
    select distinct on (lower(d.email)) d.id, u.id as "userId", lower(d.email) as email, d.donor_name as name
    from donations d left join users u on u.id = d.user_id
    where d.email like ${pattern.toLowerCase()} or fold(d.donor_name) like fold(${pattern})
    order by lower(d.email), d.donated_at desc limit ${limit}`.execute(tx)
  return rows
}

export const donorOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('donations')
    .select(['user_id as userId', sql<string>`lower(email)`.as('email'), 'donor_name as name'])
    .where('id', '=', id)
    .executeTakeFirst()
