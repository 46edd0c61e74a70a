import { expect, test } from 'vitest'
import { readDeclaration } from './declaration.input.ts'
import {
  declarationField,
  declarationIn,
  declarationText,
  declarationVersion,
  statementIds,
} from './declaration.rules.ts'

const buyer = 'María José Peña Ruiz'
const accepted = Object.fromEntries(
  statementIds.map((id) => [declarationField.statement(id), 'on']),
)
const form = {
  ...accepted,
  [declarationField.signature]: '  maria josé  PENA ruiz ',
  [declarationField.version]: declarationVersion,
  [declarationField.locale]: 'en',
}

test('a buyer who accepts every statement and signs with his name has signed', () => {
  expect(readDeclaration(form, buyer)).toEqual({
    ok: true,
    signature: 'maria josé  PENA ruiz',
    locale: 'en',
  })
})

test('each statement that is not accepted is named, and what was ticked and typed is kept', () => {
  const less = { ...form, [declarationField.statement('third')]: 'off' }
  expect(readDeclaration(less, buyer)).toEqual({
    ok: false,
    fields: {
      accepted: statementIds.filter((id) => id !== 'third'),
      signature: 'maria josé  PENA ruiz',
      version: declarationVersion,
    },
    problems: [{ field: 'third', code: 'mustAccept' }],
  })
  expect(declarationIn('es').words.mustAccept).toBe(
    'Debes aceptar la declaración para enviar a Cuba.',
  )
})

test('another name, an empty one or an old text is no signature', () => {
  const problems = (changed: Record<string, unknown>) => {
    const read = readDeclaration({ ...form, ...changed }, buyer)
    return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const { signature, version } = declarationField
  expect(problems({ [signature]: 'María Peña' })).toEqual(['signature mustBeSame'])
  expect(problems({ [signature]: ' . ' })).toEqual(['signature mustSign'])
  expect(problems({ [signature]: ['x'] })).toEqual(['signature mustSign'])
  expect(problems({ [version]: '2020-01-01.1' })).toEqual(['version changed'])
})

test('what is no form is a declaration in which everything is missing', () => {
  for (const posted of [null, undefined, 'x', 7, []])
    expect(readDeclaration(posted, buyer)).toMatchObject({ ok: false })
})

test('the text that is kept holds all that was to be read, in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    const declaration = declarationIn(locale)
    const text = declarationText(declaration)
    for (const statement of Object.values(declaration.words.statements))
      expect(text).toContain(statement)
    for (const official of declaration.words.officials.governmentMembers)
      expect(text).toContain(official)
    expect(text).toContain(`(${declarationVersion}, ${locale})`)
  }
})
