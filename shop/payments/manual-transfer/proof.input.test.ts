import { expect, test } from 'vitest'
import { proofFields, zelleDecision } from './proof.input.ts'

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
    reference: 'AB12',
    amount: 30_970,
    reason: '',
  })
  for (const invalid of [{}, { ...posted, intent: 'pay' }, { ...posted, order: "' or 1=1" }])
    expect(zelleDecision.safeParse(invalid).success).toBe(false)
})
