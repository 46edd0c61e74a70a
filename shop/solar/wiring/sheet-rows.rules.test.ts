import { describe, expect, test } from 'vitest'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { inCuba, sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { checklistOf, switchingOff, switchingSteps } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'

const rowOf = (
  counts: Readonly<Record<string, number>>,
  id: keyof typeof es.short,
  locale: 'es' | 'en' = 'es',
) => {
  const rows = sheetRows(sheetOf(counts), locale === 'es' ? es : en, locale)
  return rows.find((row) => row.id === id)?.details.join(' ') ?? ''
}

test('the diagram says how many inputs its one line stands for', () => {
  const panelsOf = (series: Readonly<Record<string, number>>) =>
    sheetRows(sheetOf({ 'INV-12000-48S': 1, 'BAT-48V314F': 1, ...series }), es, 'es').find(
      ({ id }) => id === 'panels',
    )?.figure
  expect(panelsOf({ 'PAN-600T': 12 })).toContain('aquí 1 de 2 entradas')
  expect(panelsOf({ 'PAN-600T': 6 })).not.toContain('entradas')
})

test('the limit of a string is named by what has it: folding panels stand less than their station', () => {
  const folding = { 'EST-2000': 1, 'PAN-200P': 2 }
  expect(rowOf(folding, 'panels')).toContain('El propio panel aguanta 50 V.')
  expect(rowOf(folding, 'panels', 'en')).toContain('The panel itself stands 50 V.')
  const fixed = rowOf({ 'INV-3500-48H': 1, 'BAT-48V100': 1, 'PAN-550M': 4 }, 'panels')
  expect(fixed).toContain('El equipo aguanta 500 V.')
})

describe('an inverter charger into which devices are plugged', () => {
  const parts = { 'INV-2000-12C': 1, 'BAT-12V300': 3, 'ACC-BATC-20': 4, 'ACC-FUS-T250': 4 }

  test('has a residual current device at its output, which does not come with it', () => {
    expect(rowOf(parts, 'rcd')).toContain('De 30 mA y 2 polos')
    expect(rowOf(parts, 'rcd', 'en')).toContain('30 mA and 2 poles')
    expect(notIncluded(sheetOf(parts), es, 'es').join()).toContain('un diferencial de 30 mA')
    expect(checklistOf(sheetOf(parts), es, 'es').map(({ item }) => item)).toContain(
      es.checklist.items.rcd,
    )
    const floating = { ...parts, 'INV-2000-12C': 0, 'INV-2000-12': 1 }
    const { 'INV-2000-12C': _none, ...others } = floating
    expect(rowOf(others, 'rcd')).toBe('')
  })

  test('has its transfer switch inside, and says nothing of another', () => {
    const outlets = rowOf(parts, 'outlets')
    expect(outlets).toContain('El conmutador va dentro del inversor')
    expect(outlets).not.toContain('hacen falta un conmutador')
  })

  test('is not told to be set to more amperes than it gives', () => {
    expect(rowOf(parts, 'bank')).toContain('el inversor da como mucho 60')
    expect(rowOf(parts, 'bank')).not.toContain('ponla en el inversor')
  })
})

test('an inverter of the house is measured, not believed', () => {
  const specs = { continuous_w: 1000, battery_v: 12, type: 'inverter' }
  const own = { sku: 'own-inverter', name: 'own', category: 'inverter', specs, quantity: 1 }
  for (const [texts, locale, words] of [
    [es, 'es', 'No se sabe si da 110 o 220 V'],
    [en, 'en', 'is not known: measure it'],
  ] as const) {
    const row = sheetRows(wiringSheetOf([own], inCuba), texts, locale).find(
      ({ column }) => column === 'source',
    )
    expect(row?.details.join(' ')).toContain(words)
    expect(row?.details.join(' ')).not.toContain(texts.rows.gives120)
    expect(row?.figure).toContain('? V')
  }
})

test('a hybrid of two phases asks what arrives from the grid', () => {
  expect(rowOf({ 'INV-6000-48S': 1, 'BAT-48V100': 1 }, 'hybrid')).toContain('dos fases y neutro')
  expect(rowOf({ 'INV-3500-48H': 1, 'BAT-48V100': 1 }, 'hybrid')).not.toContain('dos fases')
})

describe('how batteries are joined', () => {
  const inSeries = { 'INV-3500-48H': 1, 'BAT-12V300': 4, 'ACC-BATC-20': 3, 'ACC-FUS-T200': 1 }

  test('in series: single cables from plus to minus, and never a pair', () => {
    const cable = rowOf(inSeries, 'bankCable')
    expect(cable).toContain('un solo cable del + de cada batería al − de la siguiente')
    expect(cable).toContain('3 puentes')
    expect(cable).toContain('El − libre de la primera y el + libre de la última')
    expect(cable).toContain('mide de 52,4 a 54 V')
    expect(cable).toContain('De los 3 pares se usan 5 cables.')
    expect(cable).not.toContain('Un par de cada batería')
    const bank = rowOf(inSeries, 'bank')
    expect(bank).not.toContain('el positivo sale de una punta')
    expect(bank).toContain('menos de 0,1 V')
    const english = rowOf(inSeries, 'bankCable', 'en')
    expect(english).toContain('one single cable from the + of each battery to the − of the next')
    expect(english).not.toContain('One pair from each battery')
  })

  test('in strings side by side: links within each, then a pair from string to string', () => {
    const strings = { ...inSeries, 'BAT-12V300': 8, 'ACC-BATC-20': 5, 'ACC-FUS-T200': 2 }
    const cable = rowOf(strings, 'bankCable')
    expect(cable).toContain('3 puentes en cada serie')
    expect(cable).toContain('un par de cada serie')
    expect(cable).not.toContain('de cada batería a la siguiente')
    expect(rowOf(strings, 'bank')).toContain('antes de unirlas')
  })

  test('side by side: a pair each, counted only where there are enough', () => {
    const parallel = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 3 }
    expect(rowOf(parallel, 'bankCable')).toContain('Un par de cada batería a dos barras')
    expect(rowOf({ ...parallel, 'ACC-BATC-20': 4 }, 'bank')).toContain('vienen contados')
    const short = { ...parallel, 'ACC-BATC-20': 1 }
    expect(rowOf(short, 'bank')).not.toContain('vienen contados')
    expect(rowOf(short, 'bank')).toContain('faltan 3 pares')
  })
})

describe('more than two batteries with their own fuses', () => {
  const four = { 'INV-1000-12': 1, 'BAT-12V200': 4, 'ACC-FUS-T200': 5, 'ACC-BATC-20': 5 }

  test('meet at busbars, with a main fuse before the cable to the inverter', () => {
    const cable = rowOf(four, 'bankCable')
    expect(cable).toContain('Un par de cada batería a dos barras colectoras')
    expect(cable).not.toContain('a la siguiente')
    expect(rowOf(four, 'bankFuse')).toMatch(/^4 de 200 A/)
    expect(rowOf(four, 'mainFuse')).toContain('De 200 A, entre la barra positiva y el cable')
    expect(rowOf(four, 'mainFuse')).toContain('aguanta 250 A')
    expect(rowOf(four, 'bank')).not.toContain('faltan')
    const list = notIncluded(sheetOf(four), es, 'es').join('; ')
    expect(list).toContain('dos barras colectoras, para los + y para los −, de 200 A o más')
    expect(list).not.toContain('fusible principal')
    const strings = { 'INV-8000-48S': 1, 'BAT-24V200': 8, 'ACC-FUS-T250': 5, 'ACC-BATC-20': 7 }
    expect(rowOf(strings, 'bankCable', 'en')).toContain('pair from each string to two busbars')
  })

  test('say that the main fuse is missing', () => {
    const bare = { ...four, 'ACC-FUS-T200': 4 }
    expect(rowOf(bare, 'mainFuse')).toMatch(/^Falta: de 125 A o más, .* este aguanta 250 A/)
    expect(notIncluded(sheetOf(bare), es, 'es').join('; ')).toContain(
      'un fusible principal de 125 A que corte 40 kA (0,05 por cada Ah de la batería) entre las barras y el inversor',
    )
  })

  test('are named apart from another main fuse', () => {
    const other = { ...four, 'ACC-FUS-T250': 1, 'ACC-FUS-T200': 4 }
    expect(rowOf(other, 'bankFuse')).toMatch(/^4 de 200 A/)
    expect(rowOf(other, 'mainFuse')).toMatch(/^De 250 A/)
  })
})

test('pairs side by side share the current, which does not heat them', () => {
  const total = { 'BAT-48V200W': 1, 'INV-8000-48S': 1, 'ACC-FUS-T250': 1, 'ACC-BATC-20': 2 }
  expect(rowOf(total, 'bankCable')).toContain(
    'se reparten la corriente: se calientan menos y pierden menos',
  )
  expect(rowOf(total, 'bankCable', 'en')).toContain('run cooler and lose less')
})

const kit = (sku: string) =>
  Object.fromEntries(seedProduct(sku).components.map((one) => [one.sku, one.qty]))

test('a single panel is in series with nothing', () => {
  const panels = rowOf(kit('KIT-LUZ-640'), 'panels')
  expect(panels).toMatch(/^Cada panel da /)
  expect(panels).not.toContain('En serie')
  expect(rowOf(kit('KIT-FAMILIA-2200'), 'panels')).toContain(
    'En serie de 4, el positivo de cada uno',
  )
})

test('strings of one input meet in a branch, not in one terminal', () => {
  const two = { 'INV-3000-24H': 1, 'BAT-24V200': 1, 'PAN-410M': 4, 'ACC-CAB-50': 2 }
  expect(rowOf(two, 'panels')).toContain('no con dos cables en un mismo borne')
})

test.each([
  ['KIT-CASA-1100', '40 A', '8 AWG'],
  ['KIT-FAMILIA-2200', '40 A', '8 AWG'],
  ['KIT-TOTAL-4640', '50 A', '6 AWG'],
  ['KIT-NEGOCIO-7200', '63 A', '4 AWG'],
  // by hand: 1.25 × (2000 W / 120 V + 60 A × 14 V / 0.85 / 120 V) = 31.1 A
  ['KIT-APAGON-2560', '40 A', '8 AWG'],
])('the way from the grid to %s has a breaker of %s', (sku, breaker, cable) => {
  expect(rowOf(kit(sku), 'gridBreaker')).toContain(`Interruptor de ${breaker} y cable de ${cable}`)
})

test('two inputs take two boxes, and a box far away is not all there is', () => {
  const box = rowOf(kit('KIT-NEGOCIO-7200'), 'combiner')
  expect(box).toContain('con una caja, un corte y un par de cables por entrada')
  expect(box).not.toContain('separa las barras')
  const rows = sheetRows(sheetOf(kit('KIT-NEGOCIO-7200')), es, 'es')
  expect(rows.find(({ id }) => id === 'combiner')?.figure).toBe('2 cajas, una por entrada')
  expect(rowOf(kit('KIT-HOGAR-3300'), 'disconnect')).toContain('junto a él hace falta otro')
})

test('a box that joins strings with a pair each stands beside the inverter, with a thicker pair from there', () => {
  const joined = { 'INV-3000-24H': 1, 'BAT-12V300': 2, 'PAN-450M': 4, 'ACC-CAJA-4': 1 }
  const two = { ...joined, 'ACC-FUS-PV25': 1, 'ACC-CAB-50': 2 }
  // by hand: 1.5625 × 2 × 13.7 A = 42.8 A, which 10 AWG does not carry
  expect(rowOf(two, 'combiner')).toContain('La caja va junto al equipo')
  expect(rowOf(two, 'combiner')).toContain('un par corto de 8 AWG')
  expect(rowOf(two, 'combiner')).not.toContain('salen con un solo par')
  expect(notIncluded(sheetOf(two), es, 'es').join('; ')).toContain('8 AWG de la caja al equipo')
  expect(notIncluded(sheetOf(two), es, 'es').join('; ')).not.toContain('junto al inversor')
  expect(rowOf({ ...two, 'ACC-CAB-50': 1 }, 'combiner')).not.toContain('junto al equipo')
})

test.each([
  [
    'KIT-LUZ-640',
    ['25 A que corte 2,5 kA (0,05 por cada Ah de la batería) y cable de 10 AWG', 'varilla'],
  ],
  [
    'KIT-NEVERA-400',
    ['50 A que corte 10 kA (0,05 por cada Ah de la batería) y cable de 6 AWG', 'varilla'],
  ],
  ['KIT-NEGOCIO-7200', ['otra caja', 'junto al inversor', 'precarga', '63 A', 'varilla']],
  ['KIT-PORT-2000', []],
])('of %s it says what is not included', (sku, parts) => {
  const list = notIncluded(sheetOf(kit(sku)), es, 'es')
  for (const text of parts) expect(list.join('; ')).toContain(text)
  expect(list.length === 0).toBe(parts.length === 0)
})

test('every controller has a fuse of its own, and as many are missing as there are', () => {
  const two = { 'INV-1000-12': 1, 'BAT-12V300': 1, 'ACC-MPPT-40': 2, 'PAN-580T': 2 }
  expect(notIncluded(sheetOf(two), es, 'es')[0]).toMatch(/^2 fusibles de corriente directa de 50 A/)
  expect(notIncluded(sheetOf(two), en, 'en')[0]).toMatch(/^2 direct current fuses of 50 A/)
})

test('a roof in the United States takes a rapid shutdown, which is not for sale', () => {
  const florida = { lowC: -8, sunHours: 4, isUsa: true }
  const list = notIncluded(sheetOf(kit('KIT-FAMILIA-2200'), florida), es, 'es')
  expect(list.join()).toContain('apagado rápido')
  expect(notIncluded(sheetOf(kit('KIT-FAMILIA-2200')), es, 'es').join()).not.toContain('apagado')
})

test('an inverter is switched off before its battery, and never closed by a cable when it is large', () => {
  const stepsOf = (sku: string) => switchingSteps(sheetOf(kit(sku)))
  expect(stepsOf('KIT-FAMILIA-2200')).toEqual(['bankCharged', 'inverter', 'sun', 'grid', 'loads'])
  expect(switchingOff(stepsOf('KIT-NEVERA-400'))).toEqual(['plugs', 'sun', 'inverter', 'bankFuse'])
  expect(stepsOf('KIT-TOTAL-4640')[0]).toBe('bankPrecharge')
  expect(switchingOff(stepsOf('KIT-PORT-1000'))).toEqual(['plugs', 'stationSun', 'station'])
})

test('the readings are those of a battery at rest, with the bond on the grid and the earth', () => {
  const readings = checklistOf(sheetOf(kit('KIT-APAGON-2560')), es, 'es')
  expect(readings).toContainEqual(
    expect.objectContaining({ expected: 'de 13,1 a 13,5 V, media carga o más' }),
  )
  const items = readings.map(({ item }) => item)
  expect(items).toContain('Puente neutro-tierra con calle')
  expect(items).toContain('Resistencia de la tierra')
  expect(items).toContain('Tipo marcado en el diferencial')
  expect(items).toContain('Tiempo en que salta con un probador de 30 mA')
  expect(checklistOf(sheetOf(kit('KIT-HOGAR-3300')), es, 'es')).toContainEqual(
    expect.objectContaining({ expected: 'de 52,4 a 54 V, media carga o más' }),
  )
})

test('a cable that loses more than 3 % names what another pair would do', () => {
  expect(rowOf(kit('KIT-CASA-1100'), 'panelCable')).toContain(
    'Con otro par igual al lado pierde el 1,9 %',
  )
})

test('a box for each input says what is used of one', () => {
  const used = (sku: string, locale?: 'en') => rowOf(kit(sku), 'combiner', locale)
  expect(used('KIT-NEGOCIO-7200')).toContain('Cada caja tiene 4 entradas y se usa 1;')
  expect(used('KIT-TOTAL-4640')).toContain('Tiene 4 entradas y se usa 1;')
  expect(used('KIT-NEGOCIO-7200', 'en')).toContain('Each box has 4 inputs, of which 1 is used')
})

test('two independent inputs ask for an arrester each, in sheet, list and rules', () => {
  const field = { 'INV-6000-48S': 1, 'BAT-48V100': 2, 'ACC-BRK-63': 2, 'PAN-550M': 12 }
  const one = sheetOf({ ...field, 'ACC-SPD-DC': 1 })
  expect(one.arrester).toMatchObject({ quantity: 1, neededCount: 2 })
  expect(rowOf({ ...field, 'ACC-SPD-DC': 1 }, 'arrester')).toContain('Falta: 1')
  expect(notIncluded(one, en, 'en').join()).toContain('one more surge arrester')
  expect(one.check.findings.flatMap(({ notes }) => notes)).toContain('arresters')
  const two = sheetOf({ ...field, 'ACC-SPD-DC': 2 })
  expect(two.check.findings.flatMap(({ notes }) => notes)).not.toContain('arresters')
  expect(notIncluded(two, en, 'en').join()).not.toContain('arrester')
})
