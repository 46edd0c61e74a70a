import { expect, test } from 'vitest'
import { readDeclaration } from './declaration.input.ts'
import { declarationIn, declarationText, statementIds } from './declaration.rules.ts'
import { declarationField } from './declaration-form.rules.ts'
import { builtInDeclaration } from './declaration-version.rules.ts'

const buyer = 'María José Peña Ruiz'
const accepted = Object.fromEntries(
  statementIds.map((id) => [declarationField.statement(id), 'on']),
)
const form = {
  ...accepted,
  [declarationField.signature]: '  maria josé  PENA ruiz ',
  [declarationField.version]: builtInDeclaration.version,
  [declarationField.locale]: 'en',
}

test('a buyer who accepts every statement and signs with their name has signed', () => {
  expect(readDeclaration(builtInDeclaration, form, buyer)).toEqual({
    ok: true,
    signature: 'maria josé  PENA ruiz',
    locale: 'en',
  })
})

test('each statement that is not accepted is named, and the entered values are returned', () => {
  const less = { ...form, [declarationField.statement('third')]: 'off' }
  expect(readDeclaration(builtInDeclaration, less, buyer)).toEqual({
    ok: false,
    fields: {
      accepted: statementIds.filter((id) => id !== 'third'),
      signature: 'maria josé  PENA ruiz',
      version: builtInDeclaration.version,
    },
    problems: [{ field: 'third', code: 'mustAccept' }],
  })
  expect(declarationIn(builtInDeclaration, 'es').messages.mustAccept).toBe(
    'Debes aceptar la declaración para enviar a Cuba.',
  )
})

test('another name, an empty one or an outdated version is no signature', () => {
  const problems = (changed: Record<string, unknown>) => {
    const read = readDeclaration(builtInDeclaration, { ...form, ...changed }, buyer)
    return read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const { signature, version } = declarationField
  expect(problems({ [signature]: 'María Peña' })).toEqual(['signature mustBeSame'])
  expect(problems({ [signature]: ' . ' })).toEqual(['signature mustSign'])
  expect(problems({ [signature]: ['x'] })).toEqual(['signature mustSign'])
  expect(problems({ [version]: '2020-01-01.1' })).toEqual(['version changed'])
})

test('acceptance and signature of another version do not apply to this one', () => {
  const read = readDeclaration(
    builtInDeclaration,
    { ...form, [declarationField.version]: '2020-01-01.1' },
    buyer,
  )
  const { version } = builtInDeclaration
  expect(read).toMatchObject({ ok: false, fields: { accepted: [], signature: '', version } })
})

test('a declaration of the owner has as many boxes as statements', () => {
  const { es, en } = builtInDeclaration.words
  const nine = (words: typeof es) => ({ ...words, statements: [...words.statements, 'Nueve.'] })
  const own = { version: '2026-12-01.1', words: { es: nine(es), en: nine(en) } }
  const signed = { ...form, [declarationField.version]: own.version }
  expect(readDeclaration(own, signed, buyer)).toMatchObject({
    ok: false,
    problems: [{ field: 'ninth', code: 'mustAccept' }],
  })
  const all = { ...signed, [declarationField.statement('ninth')]: 'on' }
  expect(readDeclaration(own, all, buyer)).toMatchObject({ ok: true })
})

test('invalid form data is a declaration in which everything is missing', () => {
  for (const posted of [null, undefined, 'x', 7, []])
    expect(readDeclaration(builtInDeclaration, posted, buyer)).toMatchObject({ ok: false })
})

test('the stored text holds everything that was to be read, in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    const declaration = declarationIn(builtInDeclaration, locale)
    const text = declarationText(declaration)
    expect(declaration.wording.statements).toHaveLength(8)
    for (const statement of declaration.wording.statements) expect(text).toContain(statement)
    for (const line of declaration.wording.officials) expect(text).toContain(line)
    expect(text).toContain(`(${builtInDeclaration.version}, ${locale})`)
  }
})
