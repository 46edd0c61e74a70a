import { expect, test } from 'vitest'
import { effective, isEncrypted } from './connection-forms.rules.ts'
import { smtpAddress, smtpParts } from './smtp-address.rules.ts'

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

test('addresses that are typed in the panel are encrypted ones', () => {
  expect(isEncrypted('SCREENING_LISTS_URLS', 'https://a.example/x, http://b.example/y')).toBe(false)
  expect(isEncrypted('SCREENING_LISTS_URLS', 'https://a.example/x,https://b.example/y')).toBe(true)
  expect(isEncrypted('ASSISTANT_API_BASE', '')).toBe(true)
  expect(isEncrypted('PAYPAL_SECRET', 'http')).toBe(true)
})
