import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestProof, refusalOfFile } from '#kernel/images/image-file.ts'
import { kindOfImage } from '#kernel/images/image-kind.ts'
import { cents } from '#kernel/money.ts'
import {
  answerDue,
  dueOf,
  flagsOf,
  looksLikeAnother,
  normaliseReference,
  referenceProblem,
  stateAfterTransfer,
} from './transfer.rules.ts'

test('an order is paid when all of it was seen in the bank, and partly before', () => {
  const after = (before: number, amount: number) =>
    stateAfterTransfer('proof_received', {
      before: cents(before),
      amount: cents(amount),
      total: cents(1_000),
    })
  expect(after(0, 999)).toBe('partly_paid')
  expect(after(0, 1_000)).toBe('paid')
  expect(after(0, 1_200)).toBe('paid')
  expect(after(999, 1)).toBe('paid')
})

test('money for an order that has ended is due to go back; for a paid one nothing changes', () => {
  const seen = { before: cents(0), amount: cents(1_000), total: cents(1_000) }
  for (const from of ['expired', 'cancelled', 'rejected', 'failed'] as const)
    expect(stateAfterTransfer(from, seen)).toBe('refund_due')
  expect(stateAfterTransfer('paid', seen)).toBeNull()
  expect(dueOf(cents(1_000), cents(1_200))).toBe(0)
})

test('two names are the same person when they share two words, whatever their accents', () => {
  expect(looksLikeAnother('ANA NUNEZ GARCIA', 'Ana Núñez')).toBe(false)
  expect(looksLikeAnother('Núñez, Ana', 'Ana María Núñez')).toBe(false)
  expect(looksLikeAnother('Ana Pérez', 'Ana Núñez')).toBe(true)
  expect(looksLikeAnother('', 'Ana Núñez')).toBe(false)
})

const overrides = {
  due: cents(1_000),
  buyerName: 'Ana Núñez',
  placedOn: '2026-11-21',
  recipient: 'a@example.com',
  currentRecipient: 'a@example.com',
}
const proof = {
  amount: cents(1_000),
  senderName: 'Ana Núñez',
  paidOn: '2026-11-21',
  isImageKnown: false,
  isConfirmationKnown: false,
  isConfirmationCounted: false,
}

test('a proof that fits raises nothing, and what does not fit is said', () => {
  expect(flagsOf(proof, overrides)).toEqual([])
  expect(flagsOf({ ...proof, amount: null, paidOn: null }, overrides)).toEqual([])
  expect(flagsOf({ ...proof, amount: cents(999), paidOn: '2026-11-20' }, overrides)).toEqual([
    'amount_differs',
    'date_before_order',
  ])
  expect(flagsOf(proof, { ...overrides, currentRecipient: 'b@example.com' })).toEqual([
    'recipient_changed',
  ])
})

test('a confirmation that was counted for something else is said', () => {
  expect(flagsOf({ ...proof, isConfirmationCounted: true }, overrides)).toEqual([
    'confirmation_counted',
  ])
})

test('an answer is owed a working day after the newest proof, never on a weekend', () => {
  const due = (...days: string[]) =>
    answerDue(days.map((day) => ({ uploadedAt: new Date(`${day}T15:00:00Z`) })))?.toISOString()
  expect(due('2026-11-17')).toBe('2026-11-18T15:00:00.000Z')
  expect(due('2026-11-16', '2026-11-19')).toBe('2026-11-20T15:00:00.000Z')
  for (const day of ['2026-11-20', '2026-11-21']) expect(due(day)).toBe('2026-11-23T15:00:00.000Z')
  expect(due()).toBeUndefined()
})

test('a file is what its first bytes say, whatever follows', () => {
  expect(kindOfImage(Buffer.from('RIFF....WEBPVP8 '))).toBe('webp')
  expect(kindOfImage(Buffer.from('RIFF....WAVE'))).toBeNull()
  expect(refusalOfFile(Buffer.from('%PDF-1.4'))).toBe('file_is_pdf')
  expect(refusalOfFile(Buffer.alloc(largestProof + 1))).toBe('file_too_large')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(kindOfImage(Buffer.from(`<${text}`))).toBeNull()
    }),
  )
})

test('what nobody sees is no bank reference and makes no other one', () => {
  for (const hidden of ['\u200b', '\u202e', '\u00ad', '\u115f', '\ufe0f', '\0', '\u00a0']) {
    expect(referenceProblem(normaliseReference(hidden))).toBe('reference_missing')
    expect(normaliseReference(`Q${hidden}1`)).toBe('Q1')
  }
  expect(normaliseReference('\uff31１')).toBe('Q1')
})

test('a bank reference is compared without spaces and refused where it is too long, not cut', () => {
  expect(normaliseReference(' ab 12 ')).toBe('AB12')
  expect(referenceProblem('AB12')).toBeNull()
  expect(referenceProblem(normaliseReference('  '))).toBe('reference_missing')
  expect(referenceProblem(normaliseReference('a'.repeat(60)))).toBeNull()
  expect(referenceProblem(normaliseReference('a'.repeat(61)))).toBe('reference_too_long')
})
