import { expect, test } from 'vitest'
import { effective, isEncrypted } from './connection-forms.rules.ts'
import { invalidMailFields, smtpAddress, smtpParts } from './smtp-address.rules.ts'

test('one variable in the environment, and the environment decides about the whole service', () => {
  const stored = { PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', CAPTCHA_PROVIDER: 'turnstile' }
  expect(effective(stored, [])).toEqual(stored)
  expect(effective(stored, ['PAYPAL_MODE'])).toEqual({ CAPTCHA_PROVIDER: 'turnstile' })
  expect(effective({ ...stored, SHOP_URL: 'https://other.example' }, [])).toEqual(stored)
})

test('an SMTP server is read back as it was typed, whatever its password contains', () => {
  const typed = {
    ...{ smtp_host: 'smtp.example.com', smtp_port: '587' },
    ...{ smtp_user: 'tienda@example.com', smtp_password: 'a:b/c@d #é%' },
  }
  expect(smtpParts(smtpAddress(typed))).toEqual(typed)
  expect(smtpAddress({ ...typed, smtp_port: '465' })).toMatch(/^smtps:/)
  expect(smtpAddress({ ...typed, smtp_port: '' })).toMatch(/^smtp:.*:587$/)
  expect(smtpAddress({ ...typed, smtp_host: '' })).toBe('')
  expect(smtpParts('').smtp_host).toBe('')
})

test('of an SMTP server every field that is wrong or missing is named at once', () => {
  const empty = { smtp_host: '', smtp_port: '', smtp_user: '', smtp_password: '' }
  const right = { ...empty, smtp_host: 'smtp.example.com' }
  expect(invalidMailFields('', empty)).toEqual([])
  expect(invalidMailFields('a@b.example', right)).toEqual([])
  expect(invalidMailFields('', { ...empty, smtp_port: '587' })).toEqual([])
  expect(invalidMailFields('', right)).toEqual(['MAIL_FROM'])
  expect(invalidMailFields('', { ...right, smtp_port: '0', smtp_user: 'ana' })).toEqual([
    ...['MAIL_FROM', 'smtp_port', 'smtp_password'],
  ])
  expect(invalidMailFields('', { ...empty, smtp_port: '70000', smtp_password: 'x' })).toEqual([
    ...['smtp_host', 'smtp_port', 'smtp_user'],
  ])
  expect(invalidMailFields('a@b.example', { ...right, smtp_host: 'no host' })).toEqual([
    'smtp_host',
  ])
})

test('addresses that are typed in the panel are encrypted ones', () => {
  expect(isEncrypted('SCREENING_LISTS_URLS', 'https://a.example/x, http://b.example/y')).toBe(false)
  expect(isEncrypted('SCREENING_LISTS_URLS', 'https://a.example/x,https://b.example/y')).toBe(true)
  expect(isEncrypted('ASSISTANT_API_BASE', '')).toBe(true)
  expect(isEncrypted('PAYPAL_SECRET', 'http')).toBe(true)
})
