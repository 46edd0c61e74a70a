import type { Locale } from '#kernel/locale.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import {
  type Acting,
  asSystem,
  asSystemWithin,
  inTransaction,
} from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { SignedInCtx } from '../security/prove.service.server.ts'
import type { ProblemCode } from '../sign-in/account-form.rules.ts'
import { ownNameProblem } from './own-name.rules.ts'
import type { Preferences } from './preferences.input.ts'
import {
  cartOf,
  preferencesOf,
  saveCartOf,
  saveEmailLanguage,
  saveName,
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

/** The name by which the shop greets one, and colleagues see who did something: that of staff is audited. */
export async function changeOwnName(
  ctx: SignedInCtx,
  name: string,
): Promise<Result<null, ProblemCode>> {
  const { id, email, role, fullName } = ctx.user
  const isStaff = role === 'admin'
  const problem = ownNameProblem(name, isStaff)
  if (problem) return refused(problem)
  if (name === fullName) return ok(null)
  await inTransaction(ctx, async (inside) => {
    await asSystemWithin(inside, `${id} changes the own name`, ({ tx }) => saveName(tx, id, name))
    const change = { area: 'person', subject: email, action: 'changed' } as const
    if (isStaff)
      await recordChanges(inside, [{ ...change, before: { name: fullName }, after: { name } }])
  })
  return ok(null)
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
