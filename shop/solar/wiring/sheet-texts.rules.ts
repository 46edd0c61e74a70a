import { isOnRoof } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

/** What a sheet says of the whole, by whether there are panels. */
export function generalTexts(sheet: WiringSheet, texts: WiringTexts) {
  const { kind, panels } = sheet
  const { rows } = texts
  const station = isOnRoof(sheet) ? rows.earthStationRoof : rows.earthStation
  const fixed = panels ? rows.earth : rows.earthNoPanels
  return {
    earth: kind === 'station' ? station : fixed,
    legend: panels ? texts.legend : texts.legendNoPanels,
    place: panels ? texts.place.label : texts.place.labelNoPanels,
  }
}
