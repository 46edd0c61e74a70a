import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { energySourceOf, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { loadOf } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { meanW } from '../sizing/loads.rules.ts'

interface Product {
  readonly sku: string
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
  readonly short_es: string
  readonly short_en: string
  readonly description_es: string
  readonly description_en: string
}
const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  readonly products: readonly Product[]
}
const productOf = (sku: string): Product => {
  const found = products.find((one) => one.sku === sku)
  if (!found) throw new Error(`no product ${sku}`)
  return found
}
const textsOf = (one: Product) => ({
  es: `${one.short_es} ${one.description_es}`,
  en: `${one.short_en} ${one.description_en}`,
})
const hoursOf = (sku: string, items: string) => {
  const { category, specs } = productOf(sku)
  const source = energySourceOf(category, specs)
  if (!source) throw new Error(`${sku} stores nothing`)
  return runtimeOf(source, meanW(itemsIn(items).items.map(loadOf)))
}

const nightH = 8

describe('hours in the texts of the demonstration catalogue', () => {
  test.each([
    ['EST-0300', 'cp1', 'unas 5 horas', 'about 5 hours'],
    ['EST-0300', 'ro1-bl2', 'unas 7 horas', 'about 7 hours'],
    ['EST-0500', 'la1', 'seis horas', 'six hours'],
    ['EST-0500', 'tv1', 'unas ocho', 'about eight'],
    ['EST-1000', 'rm1', 'unas 13 horas', 'about 13 hours'],
    ['EST-2000', 'rm1', 'unas 23 horas', 'about 23 hours'],
    ['BAT-12V050', 'bl3-ro1-vp1', 'unas 5 horas', 'about 5 hours'],
    ['BAT-12V100', 'rm1', 'unas 17 horas', 'about 17 hours'],
    ['KIT-LUZ-640', 'vp1-bl3-ro1-te2', 'unas 4 horas', 'about 4 hours'],
    ['KIT-APAGON-2560', 'rm1', 'unas 25 horas', 'about 25 hours'],
    ['KIT-NEVERA-400', 'rm1', 'unas 30 horas', 'about 30 hours'],
  ])('%s with %s: %s', (sku, items, es, en) => {
    const { es: spanish, en: english } = textsOf(productOf(sku))
    expect(spanish).toContain(es)
    expect(english).toContain(en)
    const written: Readonly<Record<string, number>> = { seis: 6, ocho: 8 }
    const hours = Number(/\d+/.exec(es)?.[0] ?? written[/seis|ocho/.exec(es)?.[0] ?? ''])
    expect(Math.abs(hoursOf(sku, items).hours - hours)).toBeLessThan(0.6)
  })

  test('a CPAP does not last a night on the smallest station, and the text says so', () => {
    expect(hoursOf('EST-0300', 'cp1').hoursHigh).toBeLessThan(nightH)
    const { es, en } = textsOf(productOf('EST-0300'))
    expect(es).toContain('no le dura la noche')
    expect(en).toContain('not a whole night')
    expect(es).toContain('1000 Wh')
    expect(hoursOf('EST-1000', 'cp1').hoursLow).toBeGreaterThan(nightH)
  })

  test('only what lasts a night of eight hours is said to', () => {
    const allNight = /(toda la noche|durante una|noche entera|noche completa|todas las noches)/i
    const named = products.filter((one) => allNight.test(textsOf(one).es))
    const loads: Readonly<Record<string, string>> = {
      'BAT-12V200': 'rm1-tv1-bl3-vp2',
      'EST-3000': 'rm1-fv1-tv1-vp2',
    }
    for (const { sku } of named.filter(({ category }) => category !== 'accessory'))
      expect([sku, hoursOf(sku, loads[sku] ?? 'none').hours >= nightH]).toEqual([sku, true])
  })

  test('a whole day in a house of 2.7 kWh is what a battery of 5 kWh gives, its inverter counted', () => {
    const { category, specs } = productOf('BAT-48V100')
    const source = energySourceOf(category, specs)
    expect(source && runtimeOf(source, 2700 / 24).hours).toBeGreaterThan(24)
    expect(source && runtimeOf(source, 3500 / 24).hours).toBeLessThan(24)
    expect(textsOf(productOf('BAT-48V100')).es).toContain('2,7 kWh')
  })
})

describe('figures in the texts of the demonstration catalogue', () => {
  test('two inverters name as many panel inputs and batteries name as many in parallel as their figures', () => {
    expect(productOf('INV-10000-48S').specs.mppt_count).toBe(2)
    expect(textsOf(productOf('INV-10000-48S')).es).toMatch(/Dos entradas MPPT/)
    expect(productOf('BAT-48V100W').specs.max_parallel).toBe(16)
    expect(textsOf(productOf('BAT-48V100W')).es).toMatch(/hasta 16 unidades en paralelo/)
  })

  test('an inverter that delivers 220 V says so, and what it asks of the grid; no other says it', () => {
    const inverters = products.filter(({ category }) => category === 'inverter')
    for (const one of inverters) {
      const gives = String(one.specs.output_v).includes('240')
      const { es, en } = textsOf(one)
      const asks = [
        es.includes('suele pedir 220 V, dos fases y neutro: si'),
        en.includes('usually asks for 220 V, two phases and neutral'),
      ]
      expect([one.sku, ...asks]).toEqual([one.sku, gives, gives])
      expect([one.sku, /220 V/.test(es), /220 V/.test(en)]).toEqual([one.sku, gives, gives])
    }
    expect(textsOf(productOf('INV-10000-48S')).es).toContain('Entrega 110 y 220 V a la vez')
  })

  test('the inverter of 3500 W takes 4 to 9 panels of 550 W in one string in Cuba, and fewer in the frost', () => {
    const fits = (count: number, lowC: number) =>
      checkSystem(
        seedParts({ 'PAN-550M': count, 'INV-3500-48H': 1, 'BAT-48V100': 1 }),
        { lowC, sunHours: 4.5, isUsa: false },
        { layout: { series: count, parallel: 1 } },
      ).findings.every(({ rule }) => !['E12', 'E13', 'E14', 'E15'].includes(rule))
    const counts = (lowC: number) =>
      Array.from({ length: 14 }, (_, index) => index + 1).filter((count) => fits(count, lowC))
    expect(counts(10)).toEqual([4, 5, 6, 7, 8, 9])
    expect(counts(-38).at(-1)).toBe(8)
    expect(textsOf(productOf('INV-3500-48H')).es).toContain('de 4 a 9 paneles de 550 W en Cuba')
  })

  test.each([
    ['INV-2000-12', 'BAT-12V200', '1728 W'],
    ['INV-3000-24H', 'BAT-24V100', '2355 W'],
  ])('%s with %s gives %s', (inverter, battery, watts) => {
    const { figures } = checkSystem(seedParts({ [inverter]: 1, [battery]: 1 }), {
      ...{ lowC: 10, sunHours: 4.5, isUsa: false },
    })
    expect(`${Math.floor(figures.continuous_w ?? 0)} W`).toBe(watts)
    const { es } = textsOf(productOf(inverter.startsWith('INV-2') ? inverter : battery))
    expect(es).toContain(watts)
  })
})

describe('a station that is to feed a house', () => {
  const stations = products.filter(
    (one) => one.category === 'portable' && textsOf(one).es.includes('alimentar la casa'),
  )

  test.each(stations)('$sku names transfer, bond, earth and residual current device', (station) => {
    const { es, en } = textsOf(station)
    for (const word of ['transferencia', 'puente entre neutro y tierra', 'varilla', 'diferencial'])
      expect(es).toContain(word)
    for (const word of ['transfer switch', 'bond between neutral and earth', 'rod', 'RCD'])
      expect(en).toContain(word)
  })

  test('is told the same by the rules', () => {
    expect(stations.map(({ sku }) => sku)).toContain('EST-4000')
    const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
    const { findings } = checkSystem(seedParts({ 'EST-4000': 1 }), cuba, { wiring: 'house' })
    const notes = findings.flatMap(({ notes: names }) => names)
    expect(notes).toEqual(['noTransfer', 'bondAtSource', 'noRcd', 'earth'])
  })
})
