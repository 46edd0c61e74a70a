import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { proofFields, proofProblems, zelleDecision } from './proof.input.ts'

test('whatever comes instead of a form is a proof that says nothing', () => {
  const nothing = { sender: '', confirmation: '', amount: '', paidOn: null }
  for (const posted of [{}, { sender: 7, paidOn: '2026-02-31x', amount: ['1'] }])
    expect(proofFields.parse(posted)).toEqual(nothing)
  const long = { sender: `a\0b\u202e${'x'.repeat(500)}`, paidOn: '2026-11-21' }
  const { sender, paidOn } = proofFields.parse(long)
  expect([sender.length, sender.slice(0, 4), paidOn]).toEqual([120, 'a b ', '2026-11-21'])
})

test('a decision names its order and one of its kinds, and references are alike in all spellings', () => {
  const order = '0b7c3d52-9f3e-4a55-8a51-3f3f0a7d9c11'
  const posted = { intent: 'approve', order, reference: ' ab 12 ', amount: '309.70' }
  expect(zelleDecision.parse(posted)).toEqual({
    ...posted,
    seen: '',
    isExcessKnown: false,
    reference: 'AB12',
    amount: 30_970,
    reason: '',
  })
  for (const invalid of [{}, { ...posted, intent: 'pay' }, { ...posted, order: "' or 1=1" }])
    expect(zelleDecision.safeParse(invalid).success).toBe(false)
})

test('details that cannot be read are each named, and those left out are none', () => {
  const problems = (posted: Record<string, unknown>) =>
    proofProblems(posted, { first: parseDay('2026-08-24'), last: parseDay('2026-11-22') })
  expect(problems({})).toEqual({})
  expect(problems({ paidOn: '1900-01-01' })).toEqual({ paidOn: 'day_long_ago' })
  expect(problems({ paidOn: '2026-08-24' })).toEqual({})
  expect(problems({ amount: '309.70', paidOn: '2026-11-22' })).toEqual({})
  expect(problems({ amount: 'mucho', paidOn: '2026-02-31' })).toEqual({
    amount: 'amount_unreadable',
    paidOn: 'day_unreadable',
  })
  expect(problems({ amount: '0', paidOn: '2026-11-23' })).toEqual({
    amount: 'amount_unreadable',
    paidOn: 'day_ahead',
  })
})
