import { expect, test } from 'vitest'
import { readable } from '../understanding/folding.rules.ts'
import { sendsElsewhere } from './elsewhere.rules.ts'

test.each([
  'mándamelo a México por favor',
  'do you deliver to Mexico? my cousin lives in Cancun',
  '¿hacen envíos a República Dominicana?',
  'can you ship a kit to Spain',
])('%s: out of reach', (question) => expect(sendsElsewhere(readable(question))).toBe(true))

test.each([
  'vivo en España, ¿puedo mandar un kit a mi mamá en Cuba?',
  'mi hijo vive en Madrid, ¿él puede pagar?',
  'mandan a Granma?',
  'I live in Canada, can I send a battery to Cuba?',
  '¿los paneles llegan de China?',
])('%s: not', (question) => expect(sendsElsewhere(readable(question))).toBe(false))
