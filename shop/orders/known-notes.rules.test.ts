import { expect, test } from 'vitest'
import { noteIn } from './known-notes.rules.ts'
import { staff as english } from './messages/staff.en.ts'
import { staff as spanish } from './messages/staff.es.ts'

test('what the shop wrote is read in either language, and what a person wrote as it is', () => {
  expect(noteIn(spanish.notes, 'placed')).toBe('pedido hecho')
  expect(noteIn(english.notes, 'Zelle: visto en el banco, B-1. bien')).toBe(
    'Zelle: seen in the bank, B-1. bien',
  )
  expect(noteIn(english.notes, 'PayPal: cobro empezado')).toBe('PayPal: capture begun')
  expect(noteIn(english.notes, 'llegó roto')).toBe('llegó roto')
  expect(noteIn(english.notes, '')).toBe('')
})
