import { describe, expect, test } from 'vitest'
import type { AuditEntry, NotedFields } from './audit.rules.ts'
import { formatEntry, idsIn, subjectsCalled } from './audit-format.rules.ts'
import { es } from './messages/es.ts'

const known = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'
const gone = 'bbbbbbbb-bbbb-4ccc-8ddd-eeeeeeeeeeee'
const messages = {
  ...es,
  values: { ...es.values, 'setting.popup_active': { true: es.yes, false: es.no } },
  names: { [known]: 'Rosa Paz' },
  figures: { labels: { mount: 'Montaje' }, values: { 'floor, wheels': 'En el piso' } },
  subjects: { ...es.subjects, legal: { terminos: 'Términos' } },
  fields: { ...es.fields, product: { sell_price: 'Precio de venta', weight_lbs: 'Peso (lb)' } },
}
const entry = (area: string, subject: string, before: NotedFields | null, after: NotedFields) => ({
  ...{ id: 1, at: new Date(0), byUser: null, action: 'changed' },
  ...{ area, subject, before, after },
})
const formatted = (overrides: AuditEntry) =>
  formatEntry(overrides, { messages, locale: 'es' }).changes.map(
    ({ field, before, after }) => `${field}: ${before} → ${after}`,
  )

describe('what was noted is told in words', () => {
  test.each<[string, NotedFields, NotedFields, string]>([
    [
      'tariff',
      { agency_fee_cents: 0 },
      { agency_fee_cents: 1_250 },
      'Tarifa de agencia: $0.00 → $12.50',
    ],
    ['product', { sell_price: '477.99' }, { sell_price: null }, 'Precio de venta: $477.99 → null'],
    ['product', { weight_lbs: '30.50' }, { weight_lbs: '31' }, 'Peso (lb): 30,5 → 31'],
    ['coupon', { is_active: true }, { is_active: false }, 'Se ofrece: sí → no'],
    ['coupon', { basis_points: 500 }, { basis_points: 750 }, 'Porcentaje: 5 % → 7,5 %'],
    [
      'coupon',
      { kind: 'percent' },
      { kind: 'amount' },
      'Descuenta: un porcentaje → un importe fijo',
    ],
    [
      'margins',
      { rounding: 'none' },
      { rounding: 'whole' },
      'Redondeo: sin redondear → a dólares enteros',
    ],
    ['margins', { floor: 1_000 }, { floor: 1_200 }, 'Margen mínimo: 10 % → 12 %'],
    [
      'payment_method',
      { destinations: [] },
      { destinations: ['usa', 'cuba'] },
      'Destinos: null → EE. UU., Cuba',
    ],
    ['permission', { set: 'Gente' }, { set: null }, 'Grupo: Gente → puede todo'],
    ['person', { role: 'admin' }, { role: 'customer' }, 'Rol: administrador → cliente'],
  ])('%s %j becomes %j', (area, before, after, expected) => {
    expect(formatted(entry(area, 'x', before, after))).toEqual([expected])
  })

  test('days and moments are dates', () => {
    const [day] = formatted(entry('coupon', 'X', null, { valid_until_on: '2026-12-31' }))
    expect(day).toBe('Vale hasta: null → 31 dic 2026')
    const [change] = formatted(
      entry('invitation', 'X', null, { expires_at: '2026-11-21T17:00:00.000Z' }),
    )
    expect(change?.replaceAll('\u00a0', ' ')).toBe('Vence: null → 21 nov 2026, 12:00 p.m.')
  })

  test('a switch of the settings is yes or no, every other setting as it was written', () => {
    const changed = (subject: string, value: string) =>
      formatted(entry('setting', subject, null, { value }))
    expect(changed('popup_active', 'true')).toEqual([': null → sí'])
    expect(changed('shop_name', 'true')).toEqual([': null → true'])
  })

  test('what no word or reading is known of is shown as it was noted', () => {
    expect(formatted(entry('old', 'x', { a: 1 }, { a: { b: [2] } }))).toEqual(['a: 1 → b: 2'])
    expect(formatted(entry('product', 'x', null, { sell_price: 'caro' }))).toEqual([
      'Precio de venta: null → caro',
    ])
    const { what, subject } = formatEntry(entry('old', 'x', null, {}), { messages, locale: 'es' })
    expect([what, subject]).toEqual(['otra cosa: cambiado', 'x'])
  })
})

test('no number of a row is shown: its name, that it is gone, or nothing', () => {
  const shown = formatEntry(entry('zelle', known, null, { by: gone, at: known }), {
    messages,
    locale: 'es',
  })
  expect([shown.subject, shown.kind]).toEqual(['Rosa Paz', 'new'])
  expect(shown.changes.map(({ after }) => after)).toEqual(['algo que ya no está', 'Rosa Paz'])
  const made = entry('person', 'a@example.com', null, {
    id: known,
    role: 'admin',
    invitation: gone,
  })
  expect(formatted(made)).toEqual(['Rol: null → administrador'])
  expect(idsIn([made])).toEqual([known, gone])
})

test('what is stated with a change is no change, and an empty field of what is new says nothing', () => {
  const shown = (one: AuditEntry) => formatEntry(one, { messages, locale: 'es' }).changes
  const held = entry(
    'order',
    'GS-1',
    { compliance: 'clear', reason: null },
    { compliance: 'held', reason: 'duda' },
  )
  expect(shown(held).map(({ isStated }) => isStated)).toEqual([false, true])
  const made = entry('coupon', 'X', null, { most_uses: null, basis_points: 500 })
  expect(shown(made).map(({ after }) => after)).toEqual(['5 %'])
})

test('the figures of a product are told by their names and words', () => {
  const specs = 'mount = floor, wheels\nfolding = true\nenergy_wh = 5120'
  const [change] = formatted(entry('product', 'x', null, { specs }))
  expect(change).toContain('Montaje: En el piso\nfolding: sí\nenergy_wh: 5120')
})

test('things are found by what they are called, in whatever letters', () => {
  expect(subjectsCalled(messages, ' TÉRMINOS')).toEqual(['terminos'])
  expect(subjectsCalled(messages, '')).toEqual([])
  expect(subjectsCalled(messages, 'nada de esto')).toEqual([])
})
