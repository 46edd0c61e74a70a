import { format, formatNumber } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { cubaCode } from '#shop/catalogue/products/set-sheet.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { placeFactsOf } from '#shop/solar/system/system-demand.rules.ts'
import { placeChoices, sheetPlace } from '#shop/solar/wiring/sheet-place.rules.ts'

/** The place of the address or of the visitor, and those to choose from with their cold. */
export function placeOnPage({ locale, destination }: Ctx, query: URLSearchParams) {
  const texts = wiringMessages(locale).place
  const place = sheetPlace(query.get('lugar'), destination)
  const choices = placeChoices.map(({ code, name }) => {
    const facts = placeFactsOf(code === cubaCode ? null : code)
    const low = facts ? ` (${formatNumber(locale, facts.lowC)} °C)` : ''
    return [code, `${name ?? (code === cubaCode ? texts.cuba : texts.unknownState)}${low}`] as const
  })
  const others = [...query].filter(([name]) => name !== 'lugar' && name !== 'lng')
  const chosen = choices.find(([code]) => code === place.code)?.[1] ?? ''
  const unknown =
    place.unknown === undefined
      ? null
      : format(texts.unknown, { asked: place.unknown, place: chosen })
  return {
    facts: place.facts,
    choice: { code: place.code, chosen, choices, others, texts, unknown },
  }
}
export type PlaceOnPage = ReturnType<typeof placeOnPage>['choice']
