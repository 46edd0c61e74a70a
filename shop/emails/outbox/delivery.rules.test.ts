import { expect, test } from 'vitest'
import {
  deliveryState,
  isMailToFiles,
  leaseEnd,
  maxAttempts,
  nextAttempt,
  retainedUntil,
  sendTimeoutMs,
} from './delivery.rules.ts'

const noon = new Date('2026-11-21T17:00:00Z')
const minutesFrom = (date: Date | null) => date && (date.getTime() - noon.getTime()) / 60_000

test('an e-mail is attempted eight times within half a day, with growing delays', () => {
  const waits = Array.from({ length: 9 }, (_, index) => minutesFrom(nextAttempt(index + 1, noon)))
  expect(waits).toEqual([0.5, 2, 10, 30, 60, 180, 360, null, null])
  expect(maxAttempts).toBe(8)
  expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeLessThan(12 * 60)
})

test('sending times out well before the lease ends', () => {
  expect(2 * sendTimeoutMs).toBeLessThan(leaseEnd(noon).getTime() - noon.getTime())
})

test('e-mails are deleted a month after sending, three months after failing', () => {
  expect(retainedUntil(noon)).toEqual({
    sentSince: new Date('2026-10-22T17:00:00Z'),
    failedSince: new Date('2026-08-23T17:00:00Z'),
  })
})

test('an e-mail that is only a file was not sent', () => {
  const none = { sentAt: null, failedAt: null, providerId: null }
  expect(deliveryState(none)).toBe('waiting')
  expect(deliveryState({ ...none, failedAt: noon })).toBe('failed')
  expect(deliveryState({ ...none, sentAt: noon, providerId: '250 2.0.0 OK' })).toBe('sent')
  expect(deliveryState({ ...none, sentAt: noon })).toBe('sent')
  const providerId = '/srv/shop/mail/20261121T170000.000Z-1.eml'
  expect(deliveryState({ ...none, sentAt: noon, providerId })).toBe('in_file')
})

test('without a server and without a key e-mails are files', () => {
  expect(isMailToFiles({ SMTP_URL: '', RESEND_API_KEY: '' })).toBe(true)
  expect(isMailToFiles({ SMTP_URL: 'smtp://mail.example', RESEND_API_KEY: '' })).toBe(false)
  expect(isMailToFiles({ SMTP_URL: '', RESEND_API_KEY: 're_1' })).toBe(false)
})
