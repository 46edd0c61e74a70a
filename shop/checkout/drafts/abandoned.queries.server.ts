import { sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { FormInput } from '../form-checks.rules.ts'
import type { Since } from './abandoned.rules.ts'

/** Not completed, and nothing was ordered since by the same person. */
const open = (tx: Tx) =>
  tx
    .selectFrom('checkout_drafts')
    .where('placed_at_path', '=', '')
    .where(
      sql<boolean>`not exists (select from orders o where o.placed_at > checkout_drafts.updated_at
        and (o.user_id = checkout_drafts.user_id or lower(o.buyer_email) = lower(checkout_drafts.buyer->>'email')))`,
    )

const abandoned = (tx: Tx, { from, until }: Since) =>
  open(tx)
    .where('updated_at', '>', from)
    .where('updated_at', '<', until)
    .where(sql<boolean>`buyer <> '{}'`)

export async function countAbandoned(tx: Tx, since: Since): Promise<number> {
  const { count } = await abandoned(tx, since)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const abandonedDrafts = (tx: Tx, since: Since, limit: number) =>
  abandoned(tx, since)
    .select(['id', 'updated_at as at', 'cart'])
    .select([
      sql<Locale>`locale`.as('locale'),
      sql<Destination>`destination`.as('destination'),
      sql<FormInput>`buyer`.as('buyer'),
    ])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()

interface Buyers {
  readonly userId: string | null
  readonly emails: readonly string[]
}

const ofBuyer = ({ userId, emails }: Buyers) =>
  sql<boolean>`(user_id = ${userId}::uuid or lower(buyer->>'email') = any(${[...emails]}::text[]))`

export async function countDraftsOf(tx: Tx, buyer: Buyers): Promise<number> {
  const { count } = await open(tx)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(ofBuyer(buyer))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteDraftsOf(tx: Tx, buyer: Buyers): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('checkout_drafts')
    .where(ofBuyer(buyer))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
