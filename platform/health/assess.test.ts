import { expect, test } from 'vitest'
import {
  assessAddress,
  assessBackups,
  assessClock,
  assessDisk,
  assessEmails,
  assessLists,
} from './assess.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const verdict = ({ state, found }: { state: string; found: string }) => `${state} ${found}`

test('a disk is full below 500 MB, narrow below 2 GB or a tenth', () => {
  const gigabyte = 1e9
  expect(verdict(assessDisk(0.4 * gigabyte, 10 * gigabyte))).toBe('ill full')
  expect(verdict(assessDisk(1.9 * gigabyte, 10 * gigabyte))).toBe('watch narrow')
  expect(verdict(assessDisk(9 * gigabyte, 100 * gigabyte))).toBe('watch narrow')
  expect(verdict(assessDisk(20 * gigabyte, 100 * gigabyte))).toBe('well room')
})

test('a daily backup is old after 26 hours, and a failed one is reported at any age', () => {
  const known = { problem: '', isDaily: true }
  expect(verdict(assessBackups({ ...known, madeAt: ago(25) }, now))).toBe('well fresh')
  expect(verdict(assessBackups({ ...known, madeAt: ago(26) }, now))).toBe('ill old')
  expect(verdict(assessBackups({ ...known, madeAt: null }, now))).toBe('watch none')
  expect(verdict(assessBackups({ ...known, madeAt: ago(1), isDaily: false }, now))).toBe(
    'watch by_hand',
  )
  expect(assessBackups({ ...known, madeAt: ago(1), problem: 'ENOSPC' }, now)).toMatchObject({
    state: 'ill',
    facts: { problem: 'ENOSPC' },
  })
})

test('e-mails that wait for an hour are stuck, and failed ones need an administrator', () => {
  const queue = { waiting: 3, failed: 0 }
  expect(verdict(assessEmails({ ...queue, oldest: ago(0.1) }, now))).toBe('well leaving')
  expect(verdict(assessEmails({ ...queue, oldest: ago(0.5) }, now))).toBe('watch leaving')
  expect(verdict(assessEmails({ ...queue, oldest: ago(1) }, now))).toBe('ill stuck')
  expect(verdict(assessEmails({ waiting: 0, oldest: null, failed: 1 }, now))).toBe('ill failed')
})

test('lists are old after seven days, and missing or demonstration lists are reported', () => {
  const held = { count: 3, isDemonstration: false }
  expect(verdict(assessLists({ ...held, oldest: ago(24) }, now))).toBe('well fresh')
  expect(verdict(assessLists({ ...held, oldest: ago(6 * 24) }, now))).toBe('watch fresh')
  expect(verdict(assessLists({ ...held, oldest: ago(7 * 24) }, now))).toBe('ill old')
  expect(verdict(assessLists({ ...held, isDemonstration: true, oldest: ago(999) }, now))).toBe(
    'watch demonstration',
  )
  expect(verdict(assessLists({ ...held, count: 0, oldest: null }, now))).toBe('ill none')
})

test('a clock that differs from that of the database by a minute is wrong', () => {
  expect(verdict(assessClock(now, now))).toBe('well right')
  expect(verdict(assessClock(now, new Date(now.getTime() - 60_000)))).toBe('ill wrong')
})

test('an address without TLS is for this machine only', () => {
  expect(verdict(assessAddress('https://girasol.example', '10.0.0.5'))).toBe('well encrypted')
  expect(verdict(assessAddress('http://localhost:3000', ''))).toBe('watch only_here')
  expect(verdict(assessAddress('http://girasol.example', ''))).toBe('watch plain')
})

test('an address with TLS needs a proxy that is trusted to name its clients', () => {
  expect(verdict(assessAddress('https://girasol.example', ''))).toBe('ill no_proxies')
})
