import { expect, test } from 'vitest'
import { inPairs, wholeSentences } from './sentences.rules.ts'

test.each([
  ['Cuesta $1.', ''],
  ['Cuesta $1.5 en Cuba. Y', 'Cuesta $1.5 en Cuba.'],
  ['Una línea\notra', 'Una línea\n'],
  ['¿Sí? No', '¿Sí?'],
])('%j has whole sentences up to %j', (text, whole) => expect(wholeSentences(text)).toBe(whole))

test('neighbouring sentences are read together', () =>
  expect(inPairs('Uno. Dos. Tres.')).toEqual(['Uno, Dos.', 'Dos, Tres.']))
