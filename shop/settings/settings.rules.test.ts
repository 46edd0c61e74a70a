import { expect, test } from 'vitest'
import { settingOf, shopFacts } from './settings.rules.ts'

const rows = new Map([
  ['shop_name', 'Girasol'],
  ['support_email', ' ayuda@girasol.example '],
  ['phone_1', '+1 305 555 0142'],
  ['phone_2', '+1 786 555 0178'],
  ['whatsapp_number', '+1 (305) 555-0142'],
  ['seo_title', 'Título'],
  ['seo_title_en', 'Title'],
  ['seo_keywords', 'sol, luz'],
  ['seo.defaultDescription', 'Descripción'],
  ['seo.defaultDescription_en', ''],
])

test('seo_title, seo_keywords and the default description are read from the settings (S-233)', () => {
  const facts = shopFacts(rows, 'es')
  expect(facts.seoTitle).toBe('Título')
  expect(facts.seoKeywords).toBe('sol, luz')
  expect(facts.seoDescription).toBe('Descripción')
})

test('in English an English setting takes precedence, an empty one does not count', () => {
  expect(settingOf(rows, 'seo_title', 'en')).toBe('Title')
  expect(settingOf(rows, 'seo.defaultDescription', 'en')).toBe('Descripción')
  expect(settingOf(rows, 'nothing', 'en')).toBe('')
})

test('the support e-mail and both phones come from the settings (S-041)', () => {
  const facts = shopFacts(rows, 'es')
  expect(facts.supportEmail).toBe('ayuda@girasol.example')
  expect(facts.phones).toEqual(['+1 305 555 0142', '+1 786 555 0178'])
  expect(facts.whatsapp).toBe('13055550142')
})

test('a shop without settings has a name and empty facts', () => {
  const facts = shopFacts(new Map(), 'es')
  expect(facts).toMatchObject({
    shopName: 'Girasol',
    legalName: 'Girasol',
    seoTitle: 'Girasol',
    supportEmail: '',
    phones: ['', ''],
    whatsapp: '',
  })
})

test("the owner's name for the shop is its title and legal name where those are not set", () => {
  const facts = shopFacts(new Map([['shop_name', 'Luz de Holguín']]), 'en')
  expect([facts.shopName, facts.legalName, facts.seoTitle]).toEqual(Array(3).fill('Luz de Holguín'))
})
