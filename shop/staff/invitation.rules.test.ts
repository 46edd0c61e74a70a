import { expect, test } from 'vitest'
import { isUuid } from '#kernel/text/uuid.ts'
import { formatDateTime } from '#kernel/time.ts'
import {
  expiryOf,
  invitationLink,
  invitationProblems,
  listedStatus,
  smallestSet,
  validities,
} from './invitation.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const later = new Date('2026-11-21T17:00:01Z')
const fields = { email: 'eva@example.com', hours: 72, note: '', isSure: true }
const token = '0b7c3d52-9f3e-4a55-8a51-3f3f0a7d9c11'

test('an invitation lasts a day, three days or a week', () => {
  expect(validities.map((hours) => expiryOf(now, hours).toISOString())).toEqual([
    '2026-11-22T17:00:00.000Z',
    '2026-11-24T17:00:00.000Z',
    '2026-11-28T17:00:00.000Z',
  ])
})

test('the link carries the token as the page reads it (A-034)', () => {
  const link = new URL(invitationLink('https://girasol.example', token))
  expect(link.pathname).toBe('/admin-signup')
  expect(isUuid(link.searchParams.get('invite_token') ?? '')).toBe(true)
})

test('an invitation is listed as used before revoked, and as revoked before expired', () => {
  const listed = (usedAt: Date | null, revokedAt: Date | null, expiresAt = later) =>
    listedStatus({ usedAt, revokedAt, expiresAt }, now)
  expect(listed(null, null)).toBe('valid')
  expect(listed(null, null, now)).toBe('expired')
  expect(listed(null, now, now)).toBe('revoked')
  expect(listed(now, null, now)).toBe('used')
})

test('an e-mail may be omitted, but not be invalid; a note has a maximum length', () => {
  const codes = (overrides: Partial<typeof fields>) =>
    invitationProblems({ ...fields, ...overrides }).map(({ field, code }) => [field, code])
  expect(codes({})).toEqual([])
  expect(codes({ email: '', note: 'ñ'.repeat(300) })).toEqual([])
  expect(codes({ email: 'eva', hours: 48, note: 'ñ'.repeat(301) })).toEqual([
    ['email', 'email_invalid'],
    ['hours', 'hours_unknown'],
    ['note', 'note_too_long'],
  ])
})

test('an invitation to everything says that it is meant; one into a set need not', () => {
  const codes = (overrides: object) =>
    invitationProblems({ ...fields, isSure: false, ...overrides }).map(({ code }) => code)
  expect(codes({})).toEqual(['everything_unconfirmed'])
  expect(codes({ set: null })).toEqual(['everything_unconfirmed'])
  expect(codes({ set: token })).toEqual([])
  expect(codes({ isSure: true })).toEqual([])
})

test('the set that may do least is offered first', () => {
  const packing = { id: 'packing', permissions: ['packing'] }
  const orders = { id: 'orders', permissions: ['orders', 'packing', 'payments'] }
  expect(smallestSet([orders, packing])).toBe('packing')
  expect(smallestSet([])).toBeNull()
})

test('times are shown in Cuban time', () => {
  expect(formatDateTime(now, 'es')).toBe('21 nov 2026, 12:00\u00a0p.m.')
  expect(formatDateTime(now, 'en')).toBe('Nov 21, 2026, 12:00\u00a0PM')
})
