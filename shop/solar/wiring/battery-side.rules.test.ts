import { expect, test } from 'vitest'
import { sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { switchingSteps } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'

const rowOf = (counts: Readonly<Record<string, number>>, id: keyof typeof es.short) =>
  sheetRows(sheetOf(counts), es, 'es').find((row) => row.id === id)
const lacking = (counts: Readonly<Record<string, number>>) =>
  notIncluded(sheetOf(counts), es, 'es').join('; ')

/** The worked example: three batteries behind one breaker. */
const three = {
  ...{ 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1, 'ACC-CARG-20': 1 },
}

test('three batteries behind one breaker are drawn as they have to be: a fuse each, busbars, the breaker as main', () => {
  const fuses = rowOf(three, 'bankFuse')
  expect([fuses?.figure, fuses?.name]).toEqual(['3 × 80 A', ''])
  expect(fuses?.details.join(' ')).toContain('Faltan: 3, de 80 A o más')
  expect(rowOf(three, 'mainFuse')).toMatchObject({ symbol: 'breaker', figure: '125 A' })
  expect(rowOf(three, 'bankCable')?.details.join(' ')).toContain('a dos barras colectoras')
  expect(switchingSteps(sheetOf(three))[0]).toBe('bank')
})

test('pairs, fuses and busbars that are missing are as many in row, list and advice', () => {
  expect(rowOf(three, 'bank')?.details.join(' ')).toContain('faltan 3 pares')
  expect(lacking(three)).toContain('3 fusibles de batería más, de 80 A o más')
  expect(lacking(three)).toContain('3 pares más de cable de batería de 2/0 AWG')
  expect(lacking(three)).toContain('dos barras colectoras, para los + y para los −, de 125 A')
  const { findings } = sheetOf(three).check
  expect(findings.find(({ rule }) => rule === 'E20')?.figures.links).toBe(3)
  const all = { ...three, 'ACC-FUS-M80': 3, 'ACC-BATC-20': 4 }
  expect(lacking(all)).not.toMatch(/batería más|pares más/)
  expect(rowOf(all, 'bankFuse')?.figure).toBe('3 × 80 A, MRBF')
})

test('two batteries with a charger beside them meet at busbars, which carry both fuses', () => {
  const two = { 'INV-1000-12': 1, 'BAT-12V200': 2, 'ACC-BRK-125': 2, 'ACC-BATC-20': 2 }
  expect(rowOf(two, 'bars')).toBeUndefined()
  expect(rowOf(two, 'bankCable')?.details.join(' ')).toContain('a los bornes del inversor')
  const charged = { ...two, 'ACC-MPPT-40': 1, 'PAN-200M': 2 }
  expect(rowOf(charged, 'bars')?.figure).toBe('250 A')
  expect(rowOf(charged, 'bankCable')?.details.join(' ')).not.toContain('bornes del inversor')
  expect(lacking(charged)).toContain('dos barras colectoras, para los + y para los −, de 250 A')
  expect(lacking(charged)).toContain(
    'tramo corto de cobre de las barras al inversor, para 250 A: un par de 2/0 AWG',
  )
  // by hand: 1.25 × 1000 W / (12.8 V × 0.9) = 108.5 A
  expect(rowOf(charged, 'barCable')).toMatchObject({ isMissing: true })
  expect(rowOf(charged, 'barCable')?.details.join(' ')).toMatch(
    /250 A que dejan pasar juntos.*pide 108,5 A/,
  )
})

test('two batteries of more than 400 Ah never crowd the terminals of the inverter', () => {
  const large = { 'INV-2000-12C': 1, 'BAT-12V300': 2, 'ACC-BATC-20': 2, 'ACC-FUS-T200': 2 }
  expect(rowOf(large, 'bars')?.figure).toBe('400 A')
  expect(rowOf(large, 'barCable')?.figure).toMatch(/^2 × 2\/0 AWG/)
  expect(lacking(large)).toContain('para 400 A: 2 pares de 2/0 AWG')
  expect(lacking(large)).toContain('dos barras colectoras')
})

test('no main fuse is asked to be larger and smaller at once: the cable has to stand it', () => {
  const thin = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-FUS-M80': 3, 'ACC-BATC-4': 4 }
  const text = rowOf(thin, 'mainFuse')?.details.join(' ')
  expect(text).toContain('de 125 A o más')
  expect(text).not.toContain('sin pasar de los 110 A')
  expect(text).toContain('que aguante no menos que el fusible: este aguanta 110 A')
})

test('two batteries behind one fuse lack the other one', () => {
  const two = { 'INV-1000-12': 1, 'BAT-12V100': 2, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1 }
  expect(rowOf(two, 'bankFuse')?.details.join(' ')).toContain('en paralelo: 2. Faltan: 1.')
  expect(lacking(two)).toContain('otro fusible de batería')
  expect(lacking(two)).toContain('otro par de cable de batería')
})

test('from three batteries the cable from busbars to inverter is computed: by its fuse, its current and its loss', () => {
  const all = { ...three, 'ACC-FUS-M80': 3, 'ACC-BATC-20': 4 }
  const cable = rowOf(all, 'barCable')
  expect(cable?.isMissing).toBeUndefined()
  expect(cable?.figure).toMatch(/^2\/0 AWG · \d+ ft, pierde 0,\d %$/)
  expect(cable?.details.join(' ')).toMatch(
    /aguanta 250 A, no menos que los 125 A del fusible.*pide 108,5 A/,
  )
  // pairs of 4 AWG carry 110 A and do not add up: of the table 1/0 is the first that stands 125 A
  const thin = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-FUS-M80': 3, 'ACC-BATC-4': 4 }
  expect(rowOf(thin, 'barCable')).toMatchObject({ isMissing: true })
  expect(rowOf(thin, 'barCable')?.figure).toMatch(/^1\/0 AWG/)
  expect(lacking(thin)).toContain('para 125 A: un par de 1/0 AWG')
  expect(rowOf({ ...three, 'BAT-12V050': 1 }, 'barCable')).toBeUndefined()
})
