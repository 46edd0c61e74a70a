import { ok, type Result, refused } from '#kernel/result.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { builtInDeclaration, nextDeclaration } from './declaration-version.rules.ts'
import {
  everyDeclaration,
  insertDeclarationVersion,
  lockDeclarations,
  newestDeclaration,
  type PublishedDeclaration,
} from './declaration-versions.queries.server.ts'
import type { DeclarationVersion } from './declaration-wording.rules.ts'

/** The declaration in force for Cuba: the owner's newest version, else the built-in one. */
export const declarationInForce = (ctx: Needs): Promise<DeclarationVersion> =>
  inTransaction(ctx, async ({ tx }) => (await newestDeclaration(tx)) ?? builtInDeclaration)

/** For staff: every version published by the owner, newest first. */
export const declarationVersions = (ctx: Needs): Promise<PublishedDeclaration[]> =>
  inTransaction(ctx, ({ tx }) => everyDeclaration(tx))

export interface DeclarationInput {
  readonly words: DeclarationVersion['words']
  /** The version that was in force when the text was written. */
  readonly replaces: string
}

export type DeclarationRefusal = 'replaced_meanwhile' | 'unchanged'

/** Puts a new version in force at once; signed declarations are not affected. */
export const publishDeclaration = (
  ctx: Needs<'now' | 'requestId'>,
  { words, replaces }: DeclarationInput,
): Promise<Result<string, DeclarationRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now: at, actor } = inside
    await lockDeclarations(tx)
    const stored = await everyDeclaration(tx)
    const inForce = stored[0] ?? builtInDeclaration
    if (inForce.version !== replaces) return refused('replaced_meanwhile')
    if (JSON.stringify(inForce.words) === JSON.stringify(words)) return refused('unchanged')
    const known = [builtInDeclaration, ...stored].map((one) => one.version)
    const version = nextDeclaration(dayOf(at), known)
    await insertDeclarationVersion(tx, { version, words, at, by: 'id' in actor ? actor.id : null })
    const change = { area: 'declaration', subject: 'cuba', action: 'published' } as const
    const before = { version: inForce.version }
    await recordChanges(inside, [{ ...change, before, after: { version } }])
    return ok(version)
  })
