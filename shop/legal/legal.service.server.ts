import type { Locale } from '#kernel/locale.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { fillLegalText, type LegalFacts, type LegalSlug, type LegalText } from './legal.rules.ts'
import { readMarkup } from './legal-markup.rules.ts'
import { type LegalVersion, type LegalVersionInput, nextVersion } from './legal-version.rules.ts'
import {
  allVersions,
  insertVersion,
  lockText,
  newestInForce,
} from './legal-versions.queries.server.ts'
import { affidavitEn } from './texts/en/affidavit-certificacion.ts'
import { cookiesEn } from './texts/en/politica-de-cookies.ts'
import { complianceEn } from './texts/en/politica-de-cumplimiento.ts'
import { privacyEn } from './texts/en/politica-de-privacidad.ts'
import { shippingEn } from './texts/en/politica-envios-devoluciones.ts'
import { termsEn } from './texts/en/terminos-y-condiciones.ts'
import { affidavitEs } from './texts/es/affidavit-certificacion.ts'
import { cookiesEs } from './texts/es/politica-de-cookies.ts'
import { complianceEs } from './texts/es/politica-de-cumplimiento.ts'
import { privacyEs } from './texts/es/politica-de-privacidad.ts'
import { shippingEs } from './texts/es/politica-envios-devoluciones.ts'
import { termsEs } from './texts/es/terminos-y-condiciones.ts'

const texts: Record<LegalSlug, Record<Locale, LegalText>> = {
  'terminos-y-condiciones': { es: termsEs, en: termsEn },
  'politica-de-privacidad': { es: privacyEs, en: privacyEn },
  'politica-de-cookies': { es: cookiesEs, en: cookiesEn },
  'politica-de-cumplimiento': { es: complianceEs, en: complianceEn },
  'politica-envios-devoluciones': { es: shippingEs, en: shippingEn },
  'affidavit-certificacion': { es: affidavitEs, en: affidavitEn },
}

/** The built-in text, with its placeholders. */
export const builtInText = (slug: LegalSlug, locale: Locale): LegalText => texts[slug][locale]

export function legalText(slug: LegalSlug, locale: Locale, facts: LegalFacts): LegalText {
  return fillLegalText(texts[slug][locale], facts)
}

function textOf({ slug, version, effectiveOn, words }: LegalVersion, locale: Locale) {
  const { title, summary, body } = words[locale]
  const read = readMarkup(body)
  return read.ok ? { slug, version, effectiveOn, title, summary, sections: read.sections } : null
}

/** The text in force: the owner's newest version, else the built-in one. */
export async function currentLegalText(
  ctx: Needs<'locale' | 'now'>,
  slug: LegalSlug,
  facts: LegalFacts,
): Promise<LegalText> {
  const own = await inTransaction(ctx, ({ tx }) => newestInForce(tx, slug, dayOf(ctx.now)))
  const text = own && textOf(own, ctx.locale)
  return fillLegalText(text ?? builtInText(slug, ctx.locale), facts)
}

/** For staff: every published version, newest first. */
export const legalVersions = (ctx: Needs, slug: LegalSlug): Promise<LegalVersion[]> =>
  inTransaction(ctx, ({ tx }) => allVersions(tx, slug))

/** Publishes a new version and returns its name; earlier versions are retained. */
export const publishLegalText = (
  ctx: Needs<'now' | 'requestId'>,
  input: LegalVersionInput,
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { tx, now: at, actor } = inside
    await lockText(tx, input.slug)
    const stored = await allVersions(tx, input.slug)
    const builtIn = builtInText(input.slug, 'es').version
    const version = nextVersion(input.effectiveOn, [builtIn, ...stored.map((one) => one.version)])
    await insertVersion(tx, { ...input, version, at, by: 'id' in actor ? actor.id : null })
    const before = { version: stored[0]?.version ?? builtIn }
    const change = { area: 'legal', subject: input.slug, action: 'published' } as const
    await recordChanges(inside, [{ ...change, before, after: { version } }])
    return version
  })
