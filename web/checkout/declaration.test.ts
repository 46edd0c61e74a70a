import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { declarationIn, statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import type { DeclarationProblem } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import { officialsBlocks } from '#shop/compliance/declarations/declaration-wording.rules.ts'
import { DeclarationFields } from '#shop/compliance/ui/declaration-fields.tsx'
import { affidavitOfficialsSection, affidavitStatements } from '#shop/legal/legal.rules.ts'
import { legalText } from '#shop/legal/legal.service.server.ts'
import { readPage } from '#tests/harness/html/read-page.ts'

const facts = {
  shopName: 'Girasol',
  supportEmail: '',
  phone1: '',
  phone2: '',
  legalName: '',
  transitDays: '25',
  preparation: '2 días hábiles',
  legalAddress: '',
}

describe.each(['es', 'en'] as const)('the declaration, %s', (locale) => {
  const declaration = declarationIn(builtInDeclaration, locale)
  const page = legalText('affidavit-certificacion', locale, facts)

  test('matches the public page, statement by statement, in the same version', () => {
    expect(declaration.wording.statements).toEqual(affidavitStatements(page))
    expect(declaration.version).toBe(page.version)
  })

  test('names the same officials as the public page', () => {
    const section = page.sections.find(({ id }) => id === affidavitOfficialsSection)
    const text = section?.blocks.map((block) => ('text' in block ? block.text : block))
    const signed = officialsBlocks(declaration.wording.officials)
    expect(text).toEqual(signed.map((block) => ('text' in block ? block.text : block)))
  })
})

const form = (overrides: Partial<Parameters<typeof DeclarationFields>[0]> = {}) =>
  readPage(
    renderToStaticMarkup(
      createElement(DeclarationFields, {
        declaration: declarationIn(builtInDeclaration, 'es'),
        buyerName: 'María Peña',
        ...overrides,
      }),
    ),
  )

test('a form has a box for each statement, a disclosure for the officials, and a signature field', () => {
  const page = form()
  expect(page.allByRole('checkbox')).toHaveLength(8)
  expect(page.all('details')).toHaveLength(1)
  expect(page.valuesOf('declaration-signature')).toHaveLength(1)
  expect(page.has('alert')).toBe(false)
})

test('after an error each missing statement is marked, and ticks and fields stay', () => {
  const problems: DeclarationProblem[] = [
    { field: 'second', code: 'mustAccept' },
    { field: 'signature', code: 'mustBeSame' },
  ]
  const fields = {
    accepted: statementIds.filter((id) => id !== 'second'),
    signature: 'Mar"ía',
    version: 'x',
  }
  const page = form({ problems, fields })
  expect(page.text).toContain('Debes aceptar la declaración para enviar a Cuba.')
  expect(page.text.match(/Marca este punto para seguir\./g)).toHaveLength(1)
  expect(page.all('[role="alert"][autofocus]')).toHaveLength(1)
  const links = page.all('[role="alert"] a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#declaration-second', '#declaration-signature'])
  for (const link of links) expect(page.all(`input[id="${link?.slice(1)}"]`)).toHaveLength(1)
  expect(page.all('[checked]')).toHaveLength(7)
  expect(page.valueOf('declaration-signature')).toBe('Mar"ía')
  expect(page.text).toContain('igual al del comprador: María Peña.')
})
