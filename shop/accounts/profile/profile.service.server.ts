import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { type Acting, asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { SignedInCtx } from '../security/prove.service.server.ts'
import type { Preferences } from './preferences.input.ts'
import {
  cartOf,
  preferencesOf,
  saveCartOf,
  saveEmailLanguage,
  savePreferences,
} from './profile.queries.server.ts'

/** The user's stored preferences; the page's language is the default. */
export async function ownPreferences(ctx: SignedInCtx): Promise<Preferences> {
  const stored = await inTransaction(ctx, ({ tx }) => preferencesOf(tx, ctx.user.id))
  return { ...stored, language: stored.language ?? ctx.locale }
}

export async function choosePreferences(ctx: SignedInCtx, input: Preferences): Promise<void> {
  const { id } = ctx.user
  await inTransaction(ctx, ({ tx }) => savePreferences(tx, id, input))
  await inTransaction(asSystem(ctx.db, `${id} chooses the language of letters`), ({ tx }) =>
    saveEmailLanguage(tx, id, input.language),
  )
}

/** The language stored in the account; null where none is. */
export const chosenLanguage = ({ db }: Needs, id: string): Promise<Locale | null> =>
  inTransaction(
    { db, actor: { role: 'customer', id } },
    async ({ tx }) => (await preferencesOf(tx, id)).language,
  )

/** Changes the profile's cart from its stored value; concurrent changes are serialised. */
export const changeProfileCart = (
  db: Acting['db'],
  userId: string,
  change: (saved: unknown) => readonly unknown[],
): Promise<readonly unknown[]> =>
  inTransaction({ db, actor: { role: 'customer', id: userId } }, async ({ tx }) => {
    const next = change(await cartOf(tx, userId))
    await saveCartOf(tx, userId, next)
    return next
  })
