import { expect, test } from 'vitest'
import { summaryFor } from './summary.rules.ts'

test('a person who takes over reads the question and what was established', () => {
  const chips = [
    { name: 'budget', label: 'Hasta $800.00' },
    { name: 'province', label: 'Holguín' },
  ]
  const parts = [
    { kind: 'human', question: '' },
    { kind: 'known', chips },
  ] as const
  expect(summaryFor('¿y a plazos?', parts)).toBe('¿y a plazos? [Hasta $800.00 · Holguín]')
  expect(summaryFor('hola', [])).toBe('hola')
})
