import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { shownNotices } from '#shop/electrical/finding-text.rules.ts'
import { areBehindMain, busbarA, needsEarth } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { checklistOf, switchingSteps } from '#shop/solar/wiring/checklist.rules.ts'
import { notIncluded } from '#shop/solar/wiring/not-included.rules.ts'
import { sheetRows } from '#shop/solar/wiring/sheet-rows.rules.ts'
import { generalTexts } from '#shop/solar/wiring/sheet-texts.rules.ts'
import type { Shortage } from '#shop/solar/wiring/shortage.service.server.ts'
import { torqueTexts } from './wiring-sections.tsx'

/** What the page of a wiring sheet shows, in the language of the visitor. */
export function sheetData(
  { locale, destination }: Needs<'locale' | 'destination'>,
  sheet: WiringSheet,
  shortage: Shortage | null,
) {
  const texts = wiringMessages(locale)
  const rows = sheetRows(sheet, texts, locale)
  const sum = {
    price: formatUsd(cents(shortage?.price ?? 0)),
    where: texts.notIncluded.soldWhere[destination],
  }
  return {
    texts,
    rows,
    missingLegend: rows.some(({ isMissing }) => isMissing) ? texts.legendMissing : '',
    general: generalTexts(sheet, texts),
    hasBusbar: sheet.controller !== null || sheet.charger !== null,
    /** Where batteries meet at busbars without a main fuse, chargers do too. */
    isBarJunction: busbarA(sheet) !== null && !areBehindMain(sheet),
    bond: sheet.source?.bond ?? ('unknown' as const),
    isHouse: sheet.kind === 'hybrid',
    /** Whether the inverter itself changes between grid and battery. */
    isTransfer: sheet.source?.bond === 'relay_in_battery_mode',
    isStation: sheet.kind === 'station',
    isEarthed: needsEarth(sheet),
    earthText: needsEarth(sheet) ? texts.diagramEarth : '',
    missing: notIncluded(sheet, texts, locale),
    /** What of it is for sale here. */
    sold: (shortage?.lines ?? []).map(({ product, quantity, price }) => ({
      ...{ quantity, name: product.name, to: productPath(product) },
      price: formatUsd(cents(price * quantity)),
    })),
    soldSum: format(texts.notIncluded.soldAll, sum),
    torques: torqueTexts(texts, sheet.torques),
    steps: switchingSteps(sheet),
    checks: checklistOf(sheet, texts, locale),
    findings: shownNotices(locale, sheet.check, {
      nameOf: (sku) => sheet.names.get(sku) ?? sku,
    }),
    lowC: formatNumber(locale, sheet.check.figures.low_c ?? 0),
  }
}
export type SheetData = ReturnType<typeof sheetData>
