import type { Locale } from '#kernel/locale.ts'
import type { Day } from '#kernel/time.ts'
import { type LegalSlug, legalSlugs } from './legal.rules.ts'

/** The affidavit has its own editor, since buyers sign it. */
export const replaceableSlugs = legalSlugs.filter((slug) => slug !== 'affidavit-certificacion')

export interface LegalWording {
  readonly title: string
  readonly summary: string
  readonly body: string
}

export interface LegalVersionInput {
  readonly slug: LegalSlug
  readonly effectiveOn: Day
  readonly words: Readonly<Record<Locale, LegalWording>>
}

export interface LegalVersion extends LegalVersionInput {
  readonly version: string
  readonly publishedAt: Date
}

/** '2026-11-21.4': the effective day and the sequence number within that day. */
export function nextVersion(effectiveOn: Day, known: readonly string[]): string {
  const numbers = known
    .filter((version) => version.startsWith(`${effectiveOn}.`))
    .map((version) => Number(version.slice(effectiveOn.length + 1)))
  return `${effectiveOn}.${Math.max(0, ...numbers) + 1}`
}
