import { expect, test } from 'vitest'
import { mayBePayPal } from './paypal-notice.rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const genuine = {
  id: 'b2f7b5a0-1',
  time: '2026-11-23T11:59:30Z',
  certificateUrl: 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
  algorithm: 'SHA256withRSA',
  signature: 'signed',
}

test('what PayPal signs may come from PayPal, sandbox and late ones too', () => {
  const certificateUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT'
  expect(mayBePayPal(genuine, now)).toBe(true)
  expect(mayBePayPal({ ...genuine, certificateUrl, time: '2026-11-20T12:00:00Z' }, now)).toBe(true)
})

test.each(Object.keys(genuine))('a notice without %s is forged', (header) => {
  expect(mayBePayPal({ ...genuine, [header]: '' }, now)).toBe(false)
})

test.each([
  'http://api.paypal.com/cert',
  'https://api.paypal.com.example/cert',
  'https://notpaypal.com/cert',
  'https://example.com/?https://api.paypal.com/cert',
  'https://api.paypal.com@example.com/cert',
  'cert',
])('a certificate at %s is forged', (certificateUrl) => {
  expect(mayBePayPal({ ...genuine, certificateUrl }, now)).toBe(false)
})

test.each(['2026-11-19T11:59:59Z', '2026-11-23T12:11:00Z', 'yesterday'])(
  'a notice of %s is forged',
  (time) => {
    expect(mayBePayPal({ ...genuine, time }, now)).toBe(false)
  },
)
