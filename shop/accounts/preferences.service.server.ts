import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { Preferences } from './preferences.input.ts'
import { keepLetterLanguage, keepPreferences, preferencesOf } from './preferences.queries.server.ts'
import type { SignedInCtx } from './security.service.server.ts'

/** What this person has chosen; before that the language of the page counts. */
export async function ownPreferences(ctx: SignedInCtx): Promise<Preferences> {
  const kept = await inTransaction(ctx, ({ tx }) => preferencesOf(tx, ctx.person.id))
  return { ...kept, language: kept.language ?? ctx.locale }
}

export async function choosePreferences(ctx: SignedInCtx, wish: Preferences): Promise<void> {
  const { id } = ctx.person
  await inTransaction(ctx, ({ tx }) => keepPreferences(tx, id, wish))
  await inTransaction(asSystem(ctx.db, `${id} chooses the language of letters`), ({ tx }) =>
    keepLetterLanguage(tx, id, wish.language),
  )
}

/** The language that somebody chose in the account; null where none was. */
export const chosenLanguage = ({ db }: Needs, id: string): Promise<Locale | null> =>
  inTransaction(
    { db, actor: { role: 'customer', id } },
    async ({ tx }) => (await preferencesOf(tx, id)).language,
  )
