import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  type DeclarationProblem,
  declarationIn,
  statementIds,
  statementsOf,
} from '#shop/compliance/declaration.rules.ts'
import { DeclarationFields } from '#shop/compliance/ui/declaration-fields.tsx'
import { affidavitStatements } from '#shop/legal/legal.rules.ts'
import { legalText } from '#shop/legal/legal.service.server.ts'

const facts = {
  shopName: 'Girasol',
  supportEmail: '',
  phone1: '',
  phone2: '',
  legalName: '',
  legalAddress: '',
}

describe.each(['es', 'en'] as const)('the declaration, %s', (locale) => {
  const declaration = declarationIn(locale)
  const page = legalText('affidavit-certificacion', locale, facts)

  test('is what the public page says, statement by statement, in the same version', () => {
    expect(statementsOf(declaration)).toEqual(affidavitStatements(page))
    expect(declaration.version).toBe(page.version)
  })

  test('names the same officials as the public page', () => {
    const { officials } = declaration.words
    const section = page.sections.find(({ id }) => id === 'funcionarios-prohibidos')
    const lists = section?.blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
    expect(lists).toEqual([officials.governmentMembers, officials.partyMembers])
    const texts = section?.blocks.flatMap((block) => ('text' in block ? [block.text] : []))
    expect(texts).toEqual([officials.note, officials.government, officials.party, officials.end])
  })
})

const form = (given: Partial<Parameters<typeof DeclarationFields>[0]> = {}) =>
  renderToStaticMarkup(
    createElement(DeclarationFields, {
      declaration: declarationIn('es'),
      buyerName: 'María Peña',
      ...given,
    }),
  )

test('a form has a box for each statement, the officials to unfold, and a field to sign', () => {
  const html = form()
  expect(html.match(/type="checkbox"/g)).toHaveLength(8)
  expect(html).toContain('<details')
  expect(html).toContain('name="declaration-signature"')
  expect(html).not.toContain('role="alert"')
})

test('after a mistake each missing statement says so, and what was ticked and typed stands', () => {
  const problems: DeclarationProblem[] = [
    { field: 'second', code: 'mustAccept' },
    { field: 'signature', code: 'mustBeSame' },
  ]
  const fields = {
    accepted: statementIds.filter((id) => id !== 'second'),
    signature: 'Mar"ía',
    version: 'x',
  }
  const html = form({ problems, fields })
  expect(html).toContain('Debes aceptar la declaración para enviar a Cuba.')
  expect(html.match(/Marca este punto para seguir\./g)).toHaveLength(1)
  expect(html.match(/checked=""/g)).toHaveLength(7)
  expect(html).toContain('value="Mar&quot;ía"')
  expect(html).toContain('igual al del comprador: María Peña.')
})
