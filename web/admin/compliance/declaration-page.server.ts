import { createHash } from 'node:crypto'
import { type Locale, onlyChangedIn } from '#kernel/locale.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type DeclarationFormData,
  declarationFormData,
  readWording,
  type WordingProblems,
} from '#shop/compliance/declarations/declaration-version.input.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import {
  type DeclarationRefusal,
  declarationVersions,
  publishDeclaration,
} from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import type { DeclarationVersion } from '#shop/compliance/declarations/declaration-wording.rules.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

/** The version in force, all versions, and the one that the form starts with. */
export async function declarationPage(ctx: Ctx, requested: string | null) {
  const own = await declarationVersions(ctx)
  const versions = [...own, { ...builtInDeclaration, publishedAt: null }]
  const inForce = versions[0] ?? builtInDeclaration
  const from = versions.find(({ version }) => version === requested) ?? inForce
  return {
    inForce: { version: inForce.version, words: inForce.words, isOwn: own.length > 0 },
    input: declarationFormData(from),
    versions: versions.map(({ version, publishedAt }) => ({ version, publishedAt })),
  }
}

const fingerprintOf = (words: DeclarationVersion['words']): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

export interface DeclarationResult {
  readonly input: DeclarationFormData
  readonly problems: WordingProblems
  readonly refusal: DeclarationRefusal | 'not_seen' | 'not_confirmed' | null
  /** The preview before publication, and its fingerprint. */
  readonly preview: {
    readonly words: DeclarationVersion['words']
    readonly seen: string
    readonly replaces: string
    /** The one language that it changes; null where it changes both. */
    readonly onlyIn: Locale | null
  } | null
}

/** The version in force now, or a preview. */
export type DeclarationOutcome =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly result: DeclarationResult }

/** Shows a preview; publishes it once the same text is confirmed. */
export async function handleDeclaration(ctx: Ctx, posted: Posted): Promise<DeclarationOutcome> {
  const read = readWording(posted)
  const { input } = read
  if (!read.ok) {
    const { problems } = read
    return { ok: false, result: { input, problems, refusal: null, preview: null } }
  }
  const { words } = read
  const { inForce } = await declarationPage(ctx, null)
  const onlyIn = onlyChangedIn(inForce.words, words)
  const preview = { words, seen: fingerprintOf(words), replaces: inForce.version, onlyIn }
  const shown = (refusal: DeclarationResult['refusal']): DeclarationOutcome => ({
    ok: false,
    result: { input, problems: {}, refusal, preview },
  })
  if (posted.intent !== 'publish') return shown(null)
  if (posted.seen !== preview.seen) return shown('not_seen')
  if (posted.confirmed !== 'yes') return shown('not_confirmed')
  const done = await publishDeclaration(ctx, { words, replaces: String(posted.replaces) })
  return done.ok ? { ok: true, version: done.value } : shown(done.code)
}
