import type { Locale } from '#kernel/locale.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { type Line, partsOf } from '#shop/electrical/composer/offer.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

/** What the wiring sheet of a set asks for and the set does not hold, in words for a list. */
export function leftOutOf(
  lines: readonly Line[],
  place: PlaceFacts,
  texts: WiringTexts,
  { locale, nameOf }: { readonly locale: Locale; readonly nameOf: (sku: string) => string },
): string[] {
  const parts = partsOf(lines).map(({ offer, quantity }) => {
    const { sku, category } = offer.part
    return { sku, name: nameOf(sku), category, specs: offer.specs, quantity }
  })
  return notIncluded(wiringSheetOf(parts, place), texts, locale)
}
