import { expect, test } from 'vitest'
import { oneLine, severalLines } from './text-input.ts'

test('one line keeps its letters and signs, and loses breaks, marks of direction and half characters', () => {
  expect(oneLine('  José\r\n\tÑáñez\u202e 😀\u0000 \ud800', 40)).toBe('José Ñáñez 😀')
})

test('several lines keep their breaks whatever the machine calls them', () => {
  expect(severalLines('\n Dos cables\r\nrotos\rhoy\u200b\u0007 ', 40)).toBe(
    'Dos cables\nrotos\nhoy',
  )
})

test('what is too long ends at a whole character', () => {
  expect(oneLine('😀😀😀', 2)).toBe('😀😀')
  expect(severalLines('a\n😀😀', 3)).toBe('a\n😀')
})
