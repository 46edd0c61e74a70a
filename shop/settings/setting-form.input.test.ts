import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { readSettings } from './setting-form.input.ts'

const contact = { form: 'contact', shop_name: 'Girasol', support_email: 'ayuda@girasol.example' }
const problemsOf = (overrides: Record<string, unknown>) => {
  const read = readSettings({ ...contact, ...overrides })
  return read.ok ? {} : read.problems
}

test('valid values are read without spaces and invisible characters', () => {
  const read = readSettings({
    ...contact,
    shop_name: '  Luz \u0007de  Holguín ',
    phone_1: '+1 (305) 555-0142',
  })
  expect(read).toMatchObject({ ok: true, values: { shop_name: 'Luz de Holguín', phone_2: '' } })
})

test('a name and a support e-mail are required, and every value has its format', () => {
  expect(problemsOf({ shop_name: ' ', support_email: '' })).toEqual({
    shop_name: 'needed',
    support_email: 'needed',
  })
  expect(
    problemsOf({ support_email: 'ayuda', phone_1: 'llámame', social_facebook: 'http://x.example' }),
  ).toEqual({ support_email: 'email', phone_1: 'phone', social_facebook: 'url' })
})

test.each([
  ['3055550199', '+1 305 555 0199'],
  ['(305) 555-0199', '+1 305 555 0199'],
  ['1 305 555 0199', '+1 305 555 0199'],
  ['+1 (305) 555-0142', '+1 (305) 555-0142'],
  ['+34 612 345 678', '+34 612 345 678'],
])('a telephone dials from everywhere: %s', (written, stored) => {
  expect(readSettings({ ...contact, phone_1: written })).toMatchObject({
    ok: true,
    values: { phone_1: stored },
  })
})

test('a telephone of no known country is refused', () => {
  expect(problemsOf({ phone_1: '5550199', phone_2: '612345678' })).toEqual({
    phone_1: 'phone',
    phone_2: 'phone',
  })
  expect(problemsOf({ whatsapp_number: '61234 5678' })).toEqual({ whatsapp_number: 'phone' })
})

test('a banner links to the shop or to a safe URL, never elsewhere', () => {
  const read = (banner_link: string) =>
    readSettings({ form: 'banner', banner_text: 'Hola', banner_link })
  for (const link of ['', '/catalogo', '/catalogo?familia=kit#lista', 'https://girasol.example/x'])
    expect([link, read(link).ok]).toEqual([link, true])
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://a.b',
    'catalogo',
    'https://',
  ])
    expect([link, read(link).ok]).toEqual([link, false])
})

test('an unchecked box is false, a code is normalised', () => {
  expect(readSettings({ form: 'popup', popup_code: ' sol 10 ' })).toEqual({
    ok: true,
    form: 'popup',
    values: { popup_active: 'false', popup_code: 'SOL10' },
  })
})

test('the price and the places of the installation are stored as they are called', () => {
  const read = (installation_price: string, installation_places: string) =>
    readSettings({ form: 'installation', installation_price, installation_places })
  expect(read('1.299,00', 'la habana,FL')).toMatchObject({
    ok: true,
    values: { installation_price: '1299.00', installation_places: 'La Habana, Florida' },
  })
  expect(read('', '').ok).toBe(true)
  expect(read('mucho', 'La Habana, Macondo')).toMatchObject({
    problems: { installation_price: 'money', installation_places: 'places' },
    values: { installation_places: 'La Habana, Macondo' },
  })
})

test('any input gets a result', () => {
  const anything = fc.dictionary(fc.string(), fc.oneof(anyText(), fc.constant(null)))
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom('contact', 'seo', 'banner', 'popup', 'installation', '__proto__', ''),
      (overrides, form) => {
        const read = readSettings({ ...overrides, form })
        return Object.values(read.values).every((value) => value.length <= 320)
      },
    ),
  )
})
