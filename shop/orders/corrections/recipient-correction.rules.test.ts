import { expect, test } from 'vitest'
import { aRecipient, miami, vedado } from '../order.fixture.ts'
import {
  correctionRefusal,
  correctionsBetween,
  correctionsIn,
  isScreenedAgain,
  notesOf,
  windowAfter,
} from './recipient-correction.rules.ts'

const order = { delivery: 'to_prepare', compliance: 'clear', closedAt: null } as const

test('who receives it is corrected until the agency has it, held or not', () => {
  expect(correctionRefusal(order)).toBeNull()
  expect(correctionRefusal({ ...order, delivery: 'prepared', compliance: 'held' })).toBeNull()
  for (const delivery of ['handed_over', 'in_customs', 'out_for_delivery', 'incident'] as const)
    expect(correctionRefusal({ ...order, delivery })).toBe('correct_left')
  expect(correctionRefusal({ ...order, delivery: 'delivered' })).toBe('correct_delivered')
  for (const over of [
    { delivery: 'cancelled' },
    { delivery: 'returned' },
    { compliance: 'rejected' },
    { closedAt: new Date(0) },
  ] as const)
    expect(correctionRefusal({ ...order, ...over })).toBe('correct_over')
})

const marta = aRecipient()
const moved = aRecipient({
  phone: '+5359999999',
  address: { ...vedado, municipality: 'Playa', municipalityCode: '23.01', between: ['L', 'K'] },
})

test('a correction names each field with what it was and what it is, and is read back from its notes', () => {
  const corrections = correctionsBetween(marta, moved)
  expect(corrections).toEqual([
    { field: 'phone', earlier: '+53 5 2345678', value: '+5359999999' },
    {
      field: 'municipality',
      ...{ earlier: 'Plaza de la Revolución, La Habana', value: 'Playa, La Habana' },
    },
    { field: 'between1', earlier: 'J', value: 'L' },
  ])
  const notes = notesOf(corrections)
  expect(notes).toHaveLength(2)
  expect(notes.flatMap(correctionsIn)).toEqual(corrections)
  expect(correctionsBetween(marta, marta)).toEqual([])
})

test('a correction of every field at its full length fits its notes', () => {
  const text = (length: number) => '"'.repeat(length)
  const person = { phone: text(13), secondPhone: text(13), email: text(254), schedule: text(100) }
  const names = { givenNames: text(60), firstSurname: text(60), secondSurname: text(60) }
  const place = { ...vedado, municipality: text(40), province: text(20), reparto: text(60) }
  const street = { street: text(80), number: text(40), apartment: text(40), reference: text(200) }
  const wordy = aRecipient({
    ...{ ...person, ...names },
    address: { ...place, ...street, between: [text(60), text(60)] },
  })
  for (const corrected of [
    correctionsBetween(marta, wordy),
    correctionsBetween(wordy, { ...wordy, ...{ schedule: '' } }),
  ])
    for (const note of notesOf(corrected)) expect(JSON.stringify(note).length).toBeLessThan(2_000)
})

test('a new name or address is screened again, a telephone is not', () => {
  expect(isScreenedAgain(marta, { ...marta, phone: '1', schedule: 'de noche' })).toBe(false)
  expect(isScreenedAgain(marta, { ...marta, firstSurname: 'Quezada' })).toBe(true)
  expect(isScreenedAgain(marta, { ...marta, address: { ...vedado, number: '1' } })).toBe(true)
  expect(isScreenedAgain(marta, { ...marta, address: miami })).toBe(true)
})

const days = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

test('the days of the new province replace the promised ones, but for a later delay that was announced', () => {
  const promised = days('2026-12-01', '2026-12-09')
  const there = days('2026-12-04', '2026-12-14')
  expect(windowAfter({ window: null, wasDelayed: false }, there)).toBeNull()
  expect(windowAfter({ window: promised, wasDelayed: false }, there)).toBe(there)
  expect(windowAfter({ window: promised, wasDelayed: false }, null)).toBe(promised)
  const delayed = days('2027-01-10', '2027-01-20')
  expect(windowAfter({ window: delayed, wasDelayed: true }, there)).toBe(delayed)
  expect(windowAfter({ window: promised, wasDelayed: true }, there)).toBe(there)
})
