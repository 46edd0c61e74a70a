import { expect, test } from 'vitest'
import { declarationFormData, readWording } from './declaration-version.input.ts'
import { builtInDeclaration, nextDeclaration } from './declaration-version.rules.ts'
import { officialsBlocks } from './declaration-wording.rules.ts'

const input = declarationFormData(builtInDeclaration)
const problemsOf = (changed: Record<string, unknown>) => {
  const read = readWording({ ...input, ...changed })
  return read.ok ? {} : read.problems
}

test('the text in force, sent unchanged from the form, is the same text', () => {
  expect(readWording(input)).toEqual({ ok: true, input, words: builtInDeclaration.words })
})

test('numbers of statements and signs of lists entered by the owner are ignored', () => {
  const read = readWording({
    ...input,
    statements_es: '1. Uno.\r\n\r\n2) Dos.\n3.',
    statements_en: 'One.\nTwo.',
    officials_es: 'Del Gobierno:\n• Ministros.\n* Viceministros.\n-\nFin.',
  })
  expect(read.ok && read.words.es).toMatchObject({
    statements: ['Uno.', 'Dos.'],
    officials: ['Del Gobierno:', '- Ministros.', '- Viceministros.', 'Fin.'],
  })
})

test('missing, too long or different entries in both languages are reported at their field', () => {
  expect(problemsOf({ title_es: ' ', intro_en: 'x'.repeat(1_001) })).toEqual({
    title_es: 'needed',
    intro_en: 'too_long',
  })
  expect(problemsOf({ statements_es: 'Uno.' })).toEqual({ statements_en: 'uneven' })
  expect(problemsOf({ statements_es: '1.', officials_en: '-' })).toEqual({
    statements_es: 'needed',
    officials_en: 'needed',
    statements_en: 'uneven',
  })
  const many = Array.from({ length: 13 }, (_, i) => `Punto ${i}.`).join('\n')
  expect(problemsOf({ statements_es: many, statements_en: many })).toEqual({
    statements_es: 'too_many',
    statements_en: 'too_many',
  })
  for (const posted of [{}, { title_es: ['x'], statements_es: 7 }])
    expect(readWording(posted).ok).toBe(false)
})

test('a name between braces would be signed as it stands: it is refused at its field', () => {
  const statement = builtInDeclaration.words.en.statements[0] ?? ''
  expect(
    problemsOf({
      intro_es: 'Compro en {shopName}.',
      statements_en: input.statements_en.replace(statement, 'I buy at { shop }.'),
    }),
  ).toEqual({ intro_es: 'placeholder', statements_en: 'placeholder' })
})

test('versions are named by their day and counted within it', () => {
  const today = '2026-11-21' as Parameters<typeof nextDeclaration>[0]
  expect(nextDeclaration(today, ['2026-11-21.1', '2026-11-21.9', '2026-11-20.30'])).toBe(
    '2026-11-21.10',
  )
  expect(nextDeclaration(today, [])).toBe('2026-11-21.1')
})

test('consecutive list items form one list', () => {
  expect(officialsBlocks(['Uno:', '- a', '- b', 'Dos.', '- c'])).toEqual([
    { kind: 'paragraph', text: 'Uno:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Dos.' },
    { kind: 'list', items: ['c'] },
  ])
})
