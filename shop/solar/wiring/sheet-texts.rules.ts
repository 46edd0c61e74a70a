import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

/** What a sheet says of the whole, by whether there are panels. */
export function generalTexts({ kind, panels }: WiringSheet, texts: WiringTexts) {
  const fixed = panels ? texts.rows.earth : texts.rows.earthNoPanels
  return {
    earth: kind === 'station' ? texts.rows.earthStation : fixed,
    legend: panels ? texts.legend : texts.legendNoPanels,
    place: panels ? texts.place.label : texts.place.labelNoPanels,
  }
}
