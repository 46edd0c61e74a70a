import { describe, expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { streetLine } from '#shop/orders/parties.rules.ts'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import { typedForCuba, typedForUsa } from '../checkout.fixture.ts'
import { readDelivery, validateDelivery } from './delivery.input.ts'

const days = { min: 12, max: 20 }
const served = (code: string, mode: 'door' | 'pickup' | 'suspended') => ({
  code,
  mode,
  days: mode === 'suspended' ? null : days,
  noteEs: '',
  noteEn: '',
})
const facts = {
  today: parseDay('2026-11-21'),
  services: [served('23', 'door'), served('40', 'pickup'), served('35', 'suspended')],
}
const cuba = (overrides: Record<string, string> = {}) =>
  validateDelivery('cuba', { ...typedForCuba, ...overrides }, facts)
const usa = (overrides: Record<string, string> = {}) =>
  validateDelivery('usa', { ...typedForUsa, ...overrides }, facts)
const output = (validated: ReturnType<typeof cuba>) =>
  validated.ok ? {} : Object.fromEntries(validated.problems.map(({ field, code }) => [field, code]))

describe('a delivery to Cuba', () => {
  test('becomes a recipient with two surnames, a +53 phone and the names of the place', () => {
    const validated = cuba()
    if (!validated.ok) throw new Error(JSON.stringify(validated.problems))
    const { recipient, nationalId } = validated.value
    expect(nationalId).toBe('85031201234')
    expect(recipient).toMatchObject({
      givenNames: 'María del Carmen',
      firstSurname: 'Pérez',
      secondSurname: 'Núñez',
      phone: '+5352345678',
      secondPhone: '+5378321234',
      authorised: null,
    })
    expect(recipient.address).toMatchObject({
      province: 'La Habana',
      municipality: 'Plaza de la Revolución',
      provinceCode: '23',
      municipalityCode: '23.02',
      delivery: 'door',
    })
    expect(streetLine(recipient.address)).toBe('Calle 23 #456 apto 3 e/ J y K')
  })

  test('says beside each empty field what is missing, and asks for no more than is needed', () => {
    expect(output(validateDelivery('cuba', {}, facts))).toEqual({
      givenNames: 'given_names_required',
      firstSurname: 'first_surname_required',
      nationalId: 'carnet_required',
      phone: 'cuban_mobile_required',
      endUse: 'end_use_required',
      province: 'province_required',
      municipality: 'municipality_required',
      delivery: 'delivery_required',
      street: 'street_required',
      number: 'number_required',
    })
  })

  test.each([
    ['nationalId', '8503120123', 'carnet_digits'],
    ['nationalId', '85133101234', 'carnet_date'],
    ['phone', '7 832 1234', 'cuban_mobile'],
    ['secondPhone', '12345678', 'cuban_phone'],
    ['email', 'carmen', 'email_invalid'],
    ['email', 'a<b@c.de', 'email_invalid'],
    ['givenNames', 'M4ría', 'name_odd'],
    ['givenNames', 'María 🌻', 'name_odd'],
    ['firstSurname', 'x'.repeat(61), 'too_long'],
    ['province', '99', 'province_required'],
    ['province', '35', 'province_suspended'],
    ['province', '34', 'province_suspended'],
    ['municipality', '34.03', 'municipality_elsewhere'],
    ['municipality', '23.16', 'municipality_required'],
    ['delivery', 'drone', 'delivery_required'],
    ['endUse', 'weapons', 'end_use_required'],
    ['street', '<b>Calle 23</b>', 'markup'],
    ['reference', 'x'.repeat(10_000), 'too_long'],
    ['authorisedName', 'Luis Díaz', undefined],
  ])('with %s %j says so beside it', (field, input, code) => {
    expect(output(cuba({ [field]: input }))[field]).toBe(code)
  })

  test('may be fetched without a carné, and only fetched where nobody brings it', () => {
    expect(cuba({ delivery: 'pickup', nationalId: '' }).ok).toBe(true)
    const island = { province: '40', municipality: '40.01' }
    expect(output(cuba(island))).toEqual({ delivery: 'door_not_here' })
    expect(cuba({ ...island, delivery: 'pickup' }).ok).toBe(true)
  })

  test('to somebody else who may receive it needs both name and carné', () => {
    expect(output(cuba({ authorisedName: 'Luis Díaz' }))).toEqual({
      authorisedId: 'authorised_carnet_required',
    })
    expect(output(cuba({ authorisedId: '57091910348' }))).toEqual({
      authorisedName: 'authorised_name_required',
    })
    const both = cuba({ authorisedName: 'Luis Díaz', authorisedId: '570919-10348' })
    expect(both.ok && both.value.recipient.authorised).toEqual({
      name: 'Luis Díaz',
      nationalId: '57091910348',
    })
  })

  test('takes the province from the municipality where only that was chosen', () => {
    const validated = cuba({ province: '' })
    expect(validated.ok && validated.value.recipient.address).toMatchObject({ provinceCode: '23' })
  })
})

describe('a delivery in the USA', () => {
  test('becomes a recipient with a +1 phone', () => {
    const validated = usa()
    expect(validated.ok && validated.value.recipient).toMatchObject({
      phone: '+13055550123',
      address: { kind: 'usa', city: 'Hialeah', state: 'FL', zip: '33012' },
    })
  })

  test.each([
    ['state', 'ZZ', 'state_required'],
    ['zip', '3301', 'zip_digits'],
    ['zip', '', 'zip_required'],
    ['zip', '90210', 'zip_elsewhere'],
    ['phone', '+53 52345678', 'us_phone'],
    ['city', '', 'city_required'],
  ])('with %s %j says so beside it', (field, input, code) => {
    expect(output(usa({ [field]: input }))).toEqual({ [field]: code })
  })
})

describe('whatever is sent', () => {
  test('is read as text without invisible signs and never throws', () => {
    const hostile: unknown[] = [...hostileTexts, '\0', '🌻'.repeat(3000), '\u202e', '\ud800', 'ﬀ']
    for (const text of hostile)
      for (const destination of ['cuba', 'usa'] as const) {
        const read = readDelivery(destination, { givenNames: text, street: text, province: text })
        expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud800|[\u202e\0]/)
        expect(validateDelivery(destination, read, facts).ok).toBe(false)
      }
  })

  test('that is no form at all is an empty one', () => {
    for (const nothing of [null, undefined, 'x', 7, [], { givenNames: ['a'], phone: { x: 1 } }])
      expect(Object.values(readDelivery('cuba', nothing)).join('')).toBe('')
  })

  test('is composed, so that a name looks and compares alike', () => {
    expect(readDelivery('usa', { givenNames: '  Jose\u0301 \t Luis ' }).givenNames).toBe(
      'José Luis',
    )
  })
})
