import { expect, test } from 'vitest'
import { chosen, noChoice, oneLine, severalLines } from './text-input.ts'

test('single-line text keeps letters and symbols, and drops line breaks, direction marks and lone surrogates', () => {
  expect(oneLine('  José\r\n\tÑáñez\u202e 😀\u0000 \ud800', 40)).toBe('José Ñáñez 😀')
})

test('multi-line text keeps its breaks in any line-ending convention', () => {
  expect(severalLines('\n Dos cables\r\nrotos\rhoy\u200b\u0007 ', 40)).toBe(
    'Dos cables\nrotos\nhoy',
  )
})

test('text that is too long is cut at a whole character', () => {
  expect(oneLine('😀😀😀', 2)).toBe('😀😀')
  expect(severalLines('a\n😀😀', 3)).toBe('a\n😀')
})

test('a select without a choice sends a value, which reads as empty', () => {
  expect(noChoice).not.toBe('')
  expect(chosen(noChoice)).toBe('')
  expect(['', 'kit', '--'].map(chosen)).toEqual(['', 'kit', '--'])
})
