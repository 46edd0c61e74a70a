import { describe, expect, test } from 'vitest'
import { cubanLowC } from '#shop/electrical/places/american-places.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { sheetRows } from './sheet-rows.rules.ts'

const cuba = { lowC: cubanLowC, sunHours: 4.5, isUsa: false }

const sheetOf = (counts: Readonly<Record<string, number>>) =>
  wiringSheetOf(
    Object.entries(counts).map(([sku, quantity]) => ({
      ...seedProduct(sku),
      name: sku,
      quantity,
    })),
    cuba,
  )

const rowOf = (
  counts: Readonly<Record<string, number>>,
  id: keyof typeof es.short,
  locale: 'es' | 'en' = 'es',
) => {
  const rows = sheetRows(sheetOf(counts), locale === 'es' ? es : en, locale)
  return rows.find((row) => row.id === id)?.details.join(' ') ?? ''
}

describe('how batteries are joined', () => {
  const inSeries = { 'INV-3500-48H': 1, 'BAT-12V300': 4, 'ACC-BATC-20': 3, 'ACC-FUS-T200': 1 }

  test('in series: single cables from plus to minus, and never a pair', () => {
    const cable = rowOf(inSeries, 'bankCable')
    expect(cable).toContain('un solo cable del + de cada batería al − de la siguiente')
    expect(cable).toContain('3 puentes')
    expect(cable).toContain('El − libre de la primera y el + libre de la última')
    expect(cable).toContain('unos 51,2 V')
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
    expect(rowOf(parallel, 'bankCable')).toContain('Un par de cada batería a la siguiente')
    expect(rowOf(parallel, 'bank')).toContain('vienen contados')
    const short = { ...parallel, 'ACC-BATC-20': 1 }
    expect(rowOf(short, 'bank')).not.toContain('vienen contados')
    expect(rowOf(short, 'bank')).toContain('faltan 2 pares')
  })
})

test('pairs side by side share the current, which does not heat them', () => {
  const total = { 'BAT-48V200W': 1, 'INV-8000-48S': 1, 'ACC-FUS-T250': 1, 'ACC-BATC-20': 2 }
  expect(rowOf(total, 'bankCable')).toContain(
    'se reparten la corriente: se calientan y pierden menos',
  )
  expect(rowOf(total, 'bankCable', 'en')).toContain('run cooler and lose less')
})
