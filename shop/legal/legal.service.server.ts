import {
  fillLegalText,
  type LegalFacts,
  type LegalLocale,
  type LegalSlug,
  type LegalText,
} from './legal.rules.ts'
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

const texts: Record<LegalSlug, Record<LegalLocale, LegalText>> = {
  'terminos-y-condiciones': { es: termsEs, en: termsEn },
  'politica-de-privacidad': { es: privacyEs, en: privacyEn },
  'politica-de-cookies': { es: cookiesEs, en: cookiesEn },
  'politica-de-cumplimiento': { es: complianceEs, en: complianceEn },
  'politica-envios-devoluciones': { es: shippingEs, en: shippingEn },
  'affidavit-certificacion': { es: affidavitEs, en: affidavitEn },
}

export function legalText(slug: LegalSlug, locale: LegalLocale, facts: LegalFacts): LegalText {
  return fillLegalText(texts[slug][locale], facts)
}
