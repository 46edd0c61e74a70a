import { expect, test } from 'vitest'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import { typedBuyer } from '../checkout.fixture.ts'
import { messages } from '../messages/messages.ts'
import { readBuyer, validateBuyer } from './buyer.input.ts'
import { countriesIn } from './countries.rules.ts'

const validate = (overrides: Record<string, string> = {}) =>
  validateBuyer({ ...typedBuyer, ...overrides }, 'es')
const output = (validated: ReturnType<typeof validate>) =>
  validated.ok ? {} : Object.fromEntries(validated.problems.map(({ field, code }) => [field, code]))

test('who pays has a name, an address in one form, a phone of the world and does not show prices', () => {
  const validated = validate()
  expect(validated.ok && validated.value).toEqual({
    buyer: {
      name: 'Ana Pérez',
      email: 'ana@example.com',
      phone: '+13055550123',
      country: 'US',
      relation: 'family',
      locale: 'es',
    },
    showsPrices: false,
  })
  const shown = validate({ showsPrices: 'yes' })
  expect(shown.ok && shown.value.showsPrices).toBe(true)
})

test('each empty field is named', () => {
  expect(output(validateBuyer({}, 'es'))).toEqual({
    name: 'buyer_name_required',
    email: 'email_required',
    country: 'country_required',
    phone: 'phone_required',
    relation: 'relation_required',
    locale: 'locale_required',
  })
})

test.each([
  ['name', 'Ana', 'buyer_name_whole'],
  ['name', 'Ana <Pérez>', 'name_odd'],
  ['email', 'ana@', 'email_invalid'],
  ['email', 'ana@example.com,eve@example.com', 'email_invalid'],
  ['email', `${'a'.repeat(250)}@example.com`, 'email_invalid'],
  ['country', 'XX', 'country_required'],
  ['phone', '612 345 678', 'phone_international'],
  ['relation', 'enemy', 'relation_required'],
  ['locale', 'fr', 'locale_required'],
])('%s %j is refused beside its field', (field, input, code) => {
  expect(output(validate({ [field]: input }))).toEqual({ [field]: code })
})

test('hostile texts and nonsense are refused and never throw', () => {
  for (const text of hostileTexts)
    expect(validateBuyer(readBuyer({ ...typedBuyer, name: text }), 'es').ok).toBe(false)
  for (const nothing of [null, 'x', [], { name: 1 }]) expect(readBuyer(nothing).name).toBe('')
})

test.each(['CU', 'IR', 'KP', 'SY'])(
  'a payer in %s is told beside the field who can pay instead, and is not offered it',
  (country) => {
    const answered = validateBuyer(
      readBuyer({ ...typedBuyer, country, phone: '+13055550101' }),
      'es',
    )
    expect(answered).toMatchObject({
      ok: false,
      problems: [{ field: 'country', code: 'country_unpayable' }],
    })
    const { frequent, others } = countriesIn('es')
    expect([...frequent, ...others].map(({ code }) => code)).not.toContain(country)
    for (const locale of ['es', 'en'] as const)
      expect(messages.checkout[locale].problems.country_unpayable).toMatch(/familiar|relative/)
  },
)

test('countries are named in both languages, the frequent ones first', () => {
  const { frequent, others } = countriesIn('es')
  expect(frequent[0]).toEqual({ code: 'US', name: 'Estados Unidos' })
  expect(new Set([...frequent, ...others].map(({ code }) => code)).size).toBeGreaterThan(230)
  const names = others.map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Andorra'])
  expect(names.indexOf('Túnez')).toBeLessThan(names.indexOf('Turquía'))
  expect(countriesIn('en').others.find(({ code }) => code === 'BR')?.name).toBe('Brazil')
})
