import { expect, test } from 'vitest'
import { inCuba, sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { checklistOf, switchingOff, switchingSteps } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'
import { generalTexts } from './sheet-texts.rules.ts'

const roof = {
  ...{ 'EST-1500': 1, 'PAN-410M': 1, 'ACC-SOP-INC': 1, 'ACC-CAB-50': 1, 'ACC-BRK-63': 1 },
}
const folding = { 'EST-2000': 1, 'PAN-200P': 2 }
const lacking = (counts: Readonly<Record<string, number>>, place = inCuba) =>
  notIncluded(sheetOf(counts, place), es, 'es').join('; ')

test('frames on a roof are earthed, also where they feed a station', () => {
  expect(generalTexts(sheetOf(roof), es).earth).toContain('los paneles del techo sí: marcos y')
  expect(generalTexts(sheetOf(roof), en).earth).toContain('the panels on the roof do')
  expect(lacking(roof)).toContain('la varilla de tierra')
  expect(lacking({ ...roof, 'ACC-TIERRA': 1 })).not.toContain('la varilla de tierra')
  expect(generalTexts(sheetOf(folding), es).earth).not.toContain('techo')
  expect(lacking(folding)).toBe('')
})

test('plugs of panels on a roof are joined and pulled with their disconnect open', () => {
  const steps = switchingSteps(sheetOf(roof))
  expect(steps).toEqual(['station', 'stationRoof', 'sun', 'plugs'])
  expect(switchingOff(steps)).toEqual(['plugs', 'sun', 'stationRoof', 'station'])
  expect(es.order.offSteps.stationSun).toContain('de espaldas al sol')
  expect(es.order.offSteps.stationRoof).toContain('solo con el corte del sol abierto')
})

test('the panel side of a station on a roof is measured like any other', () => {
  const items = (counts: Readonly<Record<string, number>>) =>
    checklistOf(sheetOf(counts), es, 'es').map(({ item }) => item)
  const { polarityStrings, frames, torque, earth } = es.checklist.items
  expect(items(roof)).toEqual(expect.arrayContaining([polarityStrings, frames, torque, earth]))
  expect(items(roof).join()).toContain('la serie suelta de la estación')
  expect(items(roof).join()).not.toContain('y de la batería')
  expect(items(folding)).not.toContain(frames)
})

test('what a station on a roof lacks is listed: adapter, disconnects and, in the United States, rapid shutdown', () => {
  expect(lacking(roof)).toContain('el adaptador de MC4 a la entrada de la estación')
  const bare = { 'EST-1500': 1, 'PAN-410M': 1 }
  expect(lacking(bare)).toContain('un corte de corriente directa entre los paneles')
  const two = { 'EST-4000': 1, 'PAN-550M': 4, 'ACC-BRK-63': 1 }
  expect(lacking(two)).toContain('otro corte de corriente directa, uno por entrada de sol')
  expect(lacking(roof, { lowC: -8, sunHours: 4, isUsa: true })).toContain('apagado rápido')
})

test('strings of several panels go to an input each, and single panels too', () => {
  const panelsOf = (counts: Readonly<Record<string, number>>) =>
    sheetRows(sheetOf(counts), es, 'es')
      .find(({ id }) => id === 'panels')
      ?.details.join(' ')
  const strings = panelsOf({ 'EST-4000': 1, 'PAN-550M': 4, 'ACC-BRK-63': 2 })
  expect(strings).toContain('En serie de 2')
  expect(strings).toContain('Cada serie a una entrada de la estación, sin unirla con la otra')
  expect(strings).not.toContain('Cada panel a una entrada')
  expect(panelsOf(folding)).toContain('Cada panel a una entrada de la estación')
})
