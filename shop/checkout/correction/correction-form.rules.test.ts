import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { aRecipient, miami, vedado } from '#shop/orders/order.fixture.ts'
import type { ProvinceMode } from '#shop/shipping/province-service.rules.ts'
import { correctedRecipient, correctionForm, correctionProblems } from './correction-form.rules.ts'

const service = (code: string, mode: ProvinceMode) => ({
  ...{ code, mode, days: { min: 5, max: 9 }, noteEs: '', noteEn: '' },
})
const facts = {
  today: parseDay('2026-11-27'),
  services: [service('23', 'door'), service('24', 'suspended'), service('25', 'pickup')],
}
const marta = aRecipient({ phone: '+5352345678' })
const tried = (changes: Readonly<Record<string, string>>, recipient = marta) =>
  correctionProblems(recipient, { ...correctionForm(recipient), ...changes }, facts)
const corrected = (changes: Readonly<Record<string, string>>, recipient = marta) =>
  correctedRecipient(recipient, { ...correctionForm(recipient), ...changes })

test('what was not changed stays as it was ordered, also where it would not be taken today', () => {
  const old = aRecipient({
    ...{ phone: 'pregunta a Luis', authorised: { name: 'Luis Gil', nationalId: '85041512345' } },
    address: { ...vedado, provinceCode: '24', municipalityCode: '24.01', number: '' },
  })
  expect(tried({ reference: 'La casa verde' }, old)).toEqual([])
  expect(corrected({ reference: 'La casa verde' }, old)).toEqual({
    ...old,
    address: { ...old.address, reference: 'La casa verde' },
  })
})

test('a corrected telephone, house number and municipality are stored as an order stores them', () => {
  const after = corrected({ phone: '5 999 9999', number: '465', municipality: '23.01' })
  expect(after.phone).toBe('+5359999999')
  expect(after.address).toEqual({
    ...vedado,
    ...{ number: '465', municipalityCode: '23.01', municipality: 'Playa' },
  })
})

test('each changed field is checked as at the checkout', () => {
  expect(tried({ phone: '123' })).toEqual([{ field: 'phone', code: 'cuban_mobile' }])
  expect(tried({ givenNames: 'M4rta' })).toEqual([{ field: 'givenNames', code: 'name_odd' }])
  expect(tried({ number: '' })).toEqual([{ field: 'number', code: 'number_required' }])
  expect(tried({ between1: '' })).toEqual([{ field: 'between1', code: 'between_required' }])
  expect(tried({ municipality: '99.01' })).toContainEqual({
    ...{ field: 'municipality', code: 'municipality_required' },
  })
})

test('another province is taken where it is delivered as it was ordered, else refused with what to do', () => {
  expect(tried({ municipality: '24.01' })).toEqual([
    { field: 'municipality', code: 'correct_province_suspended' },
  ])
  expect(tried({ municipality: '25.01' })).toEqual([
    { field: 'municipality', code: 'correct_door_not_here' },
  ])
  const fetched = aRecipient({ address: { ...vedado, delivery: 'pickup' } })
  expect(tried({ municipality: '25.01' }, fetched)).toEqual([])
  expect(corrected({ municipality: '25.01' }, fetched).address).toMatchObject({
    ...{ provinceCode: '25', municipalityCode: '25.01', delivery: 'pickup' },
  })
})

test('a ZIP code belongs to its state, whichever of them was corrected', () => {
  const inMiami = aRecipient({ phone: '+13055550123', address: miami })
  expect(tried({ zip: '10001' }, inMiami)).toEqual([{ field: 'zip', code: 'zip_elsewhere' }])
  expect(tried({ state: 'NY' }, inMiami)).toEqual([{ field: 'zip', code: 'zip_elsewhere' }])
  expect(tried({ state: 'NY', city: 'New York', zip: '10001' }, inMiami)).toEqual([])
  expect(corrected({ street: '14 SW 8th St' }, inMiami).address).toEqual({
    ...{ ...miami, street: '14 SW 8th St' },
  })
})
