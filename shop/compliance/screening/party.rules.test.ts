import { describe, expect, test } from 'vitest'
import { indexOf, namesIn } from '#tests/harness/screening/screening.ts'
import { birthDateOf } from '../carnet.rules.ts'
import { stateOfLists, unusableFor } from '../lists/list-state.rules.ts'
import { screenParty } from './party.rules.ts'
import { overallReason, type Party } from './screening.rules.ts'

const index = indexOf(namesIn('2026-11-21', 'sdn_cuba_2026-06.csv', 'alt_cuba_2026-06.csv'))
const screen = (party: Partial<Party>) =>
  screenParty(index, { role: 'recipient', name: 'Ana Pupo Aguilera', ...party }, 0.88)

describe('a carné', () => {
  test.each([
    ['57091910348', '1957-09-19'],
    ['57 09 19 1 0348', '1957-09-19'],
    ['01052968123', '2001-05-29'],
    ['99123190123', '1899-12-31'],
    ['57133910348', null],
    ['57023010348', null],
    ['5709191034', null],
    ['', null],
  ])('%j encodes the birth date %j', (id, day) => {
    expect(birthDateOf(id)).toBe(day)
  })

  test('on a list is a match, whatever the name', () => {
    expect(screen({ nationalId: '57091910348' })).toMatchObject({
      verdict: 'MATCH',
      reason: 'listed',
      score: 1,
      hits: [{ listName: 'CALLEJAS VALCARCE, Oscar Alejandro', evidence: 'same_id' }],
    })
  })

  test('with the birth date of a person of similar name makes a similarity a match', () => {
    const name = 'Miguel Díaz Bermudes Ruz'
    const without = screen({ name })
    expect(without).toMatchObject({ verdict: 'CLEAR' })
    expect(without.score).toBeGreaterThanOrEqual(0.8)
    expect(screen({ name, nationalId: '60042012345' })).toMatchObject({
      verdict: 'MATCH',
      hits: [{ evidence: 'same_birth_date' }],
    })
    expect(screen({ name, nationalId: '61042012345' })).toMatchObject({ verdict: 'CLEAR' })
  })

  test('with another birth date is evidence for staff and clears no party', () => {
    expect(screen({ name: 'Lis Cuesta Peraza', nationalId: '85010112345' })).toMatchObject({
      verdict: 'MATCH',
      hits: [{ score: 1, evidence: 'other_birth_date' }],
    })
  })
})

describe('keywords', () => {
  test.each([
    ['Empresa Eléctrica de Holguín'],
    ['Hotel Nacional'],
    ['Unidad Militar 3688'],
    ['Comité Militar Municipal'],
    ['Gaviota Tours'],
    ['UNE Camagüey'],
  ])('%s is no private person or business', (name) => {
    expect(screen({ name })).toMatchObject({ verdict: 'MATCH' })
  })

  test.each([
    ['Calle 23 #456 e/ J y K, Hotel Habana Libre, Vedado'],
    ['Unidad Militar 1234, carretera central km 5'],
    ['Sede del MININT, Plaza'],
    ['Edificio de las FAR, Nuevo Vedado'],
    ['Estación de Policía, Zanja'],
    ['Establecimiento Penitenciario Combinado del Este'],
  ])('%s is not a residential address', (address) => {
    expect(screen({ address })).toMatchObject({ verdict: 'MATCH', reason: 'keyword' })
  })

  test.each([
    ['Calle Real #12 e/ Maceo y Martí, Reparto Hotelera, Playa'],
    ['Callejón que une Sol y Luna, Farallones, Moa'],
    ['2300 Far West Blvd, Austin'],
    ['Edificio 5 apto 3, Reparto Militares Viejos, Santa Clara'],
  ])('people live at %s', (address) => {
    expect(screen({ address })).toMatchObject({ verdict: 'CLEAR', reason: 'clear' })
  })
})

describe('lists', () => {
  const at = (day: string, list = 'SDN') => ({ list, asOf: new Date(day), count: 1 })
  const now = new Date('2026-11-21T12:00:00Z')
  const reason = (held: Parameters<typeof stateOfLists>[0], isDemonstration = false) =>
    unusableFor(stateOfLists(held, now), isDemonstration)
  const fresh = [at('2026-11-20'), at('2026-11-14T12:00:00Z', 'CRL')]

  test('of the last seven days are current, and one older copy makes all of them stale', () => {
    expect(reason(fresh)).toBeNull()
    expect(reason([...fresh, at('2026-11-14T11:59:59Z', 'DPL')])).toBe('lists_stale')
    expect(reason([...fresh, at('2019-01-01', 'DPL')], true)).toBeNull()
  })

  test('are missing without blocked persons or without restricted entities, demonstration or not', () => {
    for (const isDemonstration of [false, true])
      for (const held of [[], [at('2026-11-20')], [at('2026-11-20', 'CRL')]])
        expect(reason(held, isDemonstration)).toBe('lists_missing')
    expect(reason([at('2026-11-20', 'CSL'), at('2026-11-20', 'CRL')])).toBeNull()
  })
})

test('an order is held for the most severe of its reasons', () => {
  expect(overallReason([])).toBe('clear')
  expect(overallReason(['clear', 'keyword', 'listed', 'clear'])).toBe('listed')
  expect(overallReason(['lists_stale', 'listed'])).toBe('lists_stale')
})
