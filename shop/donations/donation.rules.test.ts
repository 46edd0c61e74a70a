import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { readDonation } from './donation.input.ts'
import { isReleased, mayBecome, progressOf, readEin } from './donation.rules.ts'

const input = {
  attempt: 'a-key-of-sixteen-signs',
  cause: 'lamp',
  amount: '',
  name: 'Ana García',
  email: 'ana@example.com',
  message: '',
  method: 'zelle',
}
const amountOf = (amount: string, cause = 'free') => {
  const read = readDonation({ ...input, cause, amount }, [zelle])
  return read.ok ? read.donation.amount : read.problems.amount
}

test.each([
  ['1', 100],
  ['0,99', 'amount_too_small'],
  ['25.5', 2_550],
  ['309,70', 30_970],
  ['1,299.99', 129_999],
  ['10,000', 1_000_000],
  ['10000.01', 'amount_too_large'],
  ['', 'amount_missing'],
  ['mucho', 'amount_unreadable'],
  ['-5', 'amount_unreadable'],
  ['1.234', 'amount_unreadable'],
  ['1e3', 'amount_unreadable'],
])('a donor who types %j gives %s, to the cent (S-021)', (amount, overrides) => {
  expect(amountOf(amount)).toBe(overrides)
})

test('a cause without an amount is what it costs; a typed amount wins', () => {
  expect(amountOf('', 'lamp')).toBe(2_000)
  expect(amountOf('', 'fan')).toBe(12_000)
  expect(amountOf('', 'family')).toBe(60_000)
  expect(amountOf('40', 'lamp')).toBe(4_000)
})

test('each field says what is wrong with it, and what was typed stays', () => {
  const read = readDonation({ ...input, cause: 'yacht', name: ' ', email: 'no' }, [zelle])
  expect(read).toMatchObject({
    ok: false,
    input: { email: 'no' },
    problems: { cause: 'cause_missing', name: 'name_missing', email: 'email_invalid' },
  })
  expect(readDonation(null, [zelle]).ok).toBe(false)
  expect(readDonation({ ...input, email: 'a@b.example\nBcc: c@d.example' }, [zelle]).ok).toBe(false)
})

test('whoever wants to give no name gives none, even where one was typed', () => {
  const read = readDonation({ ...input, anonymous: 'on' }, [zelle])
  expect(read.ok && read.donation.name).toBe('')
})

test('progress counts what came less what went back, of each cause and in all', () => {
  const { total, byCause } = progressOf([
    { cause: 'lamp', received: cents(6_500), returned: cents(2_000) },
    { cause: 'free', received: cents(1), returned: cents(0) },
  ])
  expect(total).toBe(4_501)
  expect(byCause.map(({ cause, sum, pieces }) => [cause, sum, pieces])).toEqual([
    ['lamp', 4_500, 2],
    ['fan', 0, 0],
    ['family', 0, 0],
    ['free', 1, null],
  ])
})

test('nothing held is paid before somebody has released it, and nothing refused ever', () => {
  expect(mayBecome('held', 'paid')).toBe(false)
  expect(mayBecome('refused', 'paid')).toBe(false)
  expect(mayBecome('awaiting', 'paid')).toBe(true)
  expect(mayBecome('paid', 'paid')).toBe(false)
})

test("only a charity's number promises a deduction", () => {
  expect(readEin(' 12-3456789 ')).toBe('12-3456789')
  for (const other of ['', '123456789', 'sí', '12-34567890']) expect(readEin(other)).toBeNull()
})

test('a released name is not held again, another one is', () => {
  expect(isReleased({ releasedName: 'José  Pérez' }, 'JOSÉ PÉREZ')).toBe(true)
  expect(isReleased({ releasedName: '' }, '')).toBe(false)
  expect(isReleased({ releasedName: 'José Pérez' }, 'Ana')).toBe(false)
})

test('a donor’s name is written in letters, and one that is too long is refused whole', () => {
  const nameOf = (name: string) => {
    const read = readDonation({ ...input, name }, [zelle])
    return read.ok ? read.donation.name : read.problems.name
  }
  expect(nameOf('Ana ☀️')).toBe('Ana ☀️')
  for (const name of ['☀️☀️', '🌻🌻🌻', '12'])
    expect([name, nameOf(name)]).toEqual([name, 'name_unreadable'])
  expect(nameOf('x'.repeat(120))).toHaveLength(120)
  expect(nameOf('x'.repeat(121))).toBe('name_too_long')
  const long = readDonation({ ...input, name: 'x'.repeat(130) }, [zelle])
  expect(!long.ok && long.input.name).toHaveLength(130)
})
