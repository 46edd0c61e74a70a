import { data } from 'react-router'
import { byLocale, onlyChangedIn } from '#kernel/locale.ts'
import { type Day, dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { LegalSlug, LegalText } from '#shop/legal/legal.rules.ts'
import { builtInText, legalVersions } from '#shop/legal/legal.service.server.ts'
import { writtenSections } from '#shop/legal/legal-markup.rules.ts'
import type { LegalVersionFormData } from '#shop/legal/legal-version.input.ts'
import {
  type LegalVersion,
  type LegalVersionInput,
  replaceableSlugs,
} from '#shop/legal/legal-version.rules.ts'

/** The text named by the URL; only replaceable ones are found. */
export function replaceable(slug: string): LegalSlug {
  const known = replaceableSlugs.find((one) => one === slug)
  if (!known) throw data(null, { status: 404 })
  return known
}

const builtInWords = ({ title, summary, sections }: LegalText) => ({
  title,
  summary,
  body: writtenSections(sections),
})

function typedOf(words: LegalVersion['words'], effectiveOn: Day): LegalVersionFormData {
  const { es, en } = words
  return {
    effectiveOn,
    title_es: es.title,
    title_en: en.title,
    summary_es: es.summary,
    summary_en: en.summary,
    body_es: es.body,
    body_en: en.body,
  }
}

/** The form starts with the requested version, otherwise with the newest; the one that comes with the shop is the first. */
export async function legalTextPage(ctx: Ctx, slug: LegalSlug, requested: string | null) {
  const versions = await legalVersions(ctx, slug)
  const builtIn = builtInText(slug, 'es')
  const isBuiltIn = requested === builtIn.version
  const from = versions.find(({ version }) => version === requested) ?? versions[0]
  const own = isBuiltIn ? undefined : from?.words
  const words = own ?? byLocale((locale) => builtInWords(builtInText(slug, locale)))
  return {
    title: builtInText(slug, ctx.locale).title,
    version: own && from ? from.version : builtIn.version,
    isBuiltIn: !own,
    input: typedOf(words, dayOf(ctx.now)),
    versions: [
      ...versions.map(({ version, effectiveOn, publishedAt }) => ({
        version,
        effectiveOn,
        publishedAt,
      })),
      { version: builtIn.version, effectiveOn: builtIn.effectiveOn, publishedAt: null },
    ],
  }
}

/** The one language that a new version changes, of the newest one; null where it changes both. */
export async function changedAlone(ctx: Ctx, { slug, words }: LegalVersionInput) {
  const [newest] = await legalVersions(ctx, slug)
  return onlyChangedIn(
    newest?.words ?? byLocale((locale) => builtInWords(builtInText(slug, locale))),
    words,
  )
}

/** The version of a text in force, and the next one. */
export async function statusOf(ctx: Ctx, slug: LegalSlug) {
  const today = dayOf(ctx.now)
  const versions = await legalVersions(ctx, slug)
  const own = versions.find(({ effectiveOn }) => effectiveOn <= today)
  const later = versions.find(({ effectiveOn }) => effectiveOn > today)
  return {
    slug,
    title: builtInText(slug, ctx.locale).title,
    version: own?.version ?? builtInText(slug, 'es').version,
    isOwn: own !== undefined,
    later: later ? { version: later.version, effectiveOn: later.effectiveOn } : null,
  }
}
