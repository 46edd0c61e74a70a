import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'

export interface Reminder {
  readonly email: string
  readonly name: string
  readonly locale: Locale
}

const since = (from: Date, until: Date): RawBuilder<boolean> =>
  sql`draft.updated_at > ${from} and draft.updated_at < ${until}`

/** Claims the next draft whose owner asked for reminders; rows claimed by other processes are skipped. */
export async function claimReminder(
  tx: Tx,
  { now, from, until }: { readonly now: Date; readonly from: Date; readonly until: Date },
): Promise<Reminder | null> {
  const { rows } = await sql<Reminder>`
    update checkout_drafts taken set reminded_at = ${now}
    from users, user_profiles profile
    where users.id = taken.user_id and profile.id = taken.user_id
      and taken.id = (
        select draft.id from checkout_drafts draft
        join user_profiles wanted on wanted.id = draft.user_id and wanted.wants_reminders
        where draft.placed_at_path = '' and draft.reminded_at is null and draft.expires_at > ${now}
          and ${since(from, until)}
          and not exists (select from orders o where o.user_id = draft.user_id and o.placed_at > draft.created_at)
        order by draft.updated_at limit 1
        for no key update of draft skip locked)
    returning users.email, profile.full_name as name, coalesce(profile.language, users.locale) as locale`.execute(
    tx,
  )
  return rows[0] ?? null
}
