import { sql } from 'kysely'
import { type Locale, parseLocale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Preferences } from './preferences.input.ts'

export async function preferencesOf(
  tx: Tx,
  id: string,
): Promise<{
  readonly language: Locale | null
  readonly reminders: boolean
}> {
  const row = await tx
    .selectFrom('user_profiles')
    .select(['language', 'wants_reminders'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { language: parseLocale(row?.language), reminders: row?.wants_reminders ?? false }
}

export const savePreferences = (tx: Tx, id: string, { language, reminders }: Preferences) =>
  tx
    .updateTable('user_profiles')
    .set({ language, wants_reminders: reminders })
    .where('id', '=', id)
    .execute()

/** Account e-mails use this language too. */
export const saveEmailLanguage = (tx: Tx, id: string, locale: Locale) =>
  tx.updateTable('users').set({ locale }).where('id', '=', id).execute()

export const saveName = (tx: Tx, id: string, name: string) =>
  tx.updateTable('users').set({ name }).where('id', '=', id).execute()

/** The cart stored in the user's own profile; null without a profile. */
export async function cartOf(tx: Tx, id: string): Promise<unknown> {
  const row = await tx
    .selectFrom('user_profiles')
    .select('cart')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.cart ?? null
}

export const saveCartOf = (tx: Tx, id: string, cart: readonly unknown[]) =>
  tx
    .updateTable('user_profiles')
    .set({ cart: sql`${JSON.stringify(cart)}::jsonb` })
    .where('id', '=', id)
    .execute()
