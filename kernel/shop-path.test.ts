import { expect, test } from 'vitest'
import { pathOfThisShop } from './shop-path.ts'

test('a path of this shop is returned with its query', () => {
  expect(pathOfThisShop('/catalogo?search=bater%C3%ADa&page=2')).toBe(
    '/catalogo?search=bater%C3%ADa&page=2',
  )
  expect(pathOfThisShop('/')).toBe('/')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/a/..//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'catalogo',
  '',
  `/${'a'.repeat(5000)}`,
  null,
  undefined,
])('%j leads home', (overrides) => {
  expect(pathOfThisShop(overrides)).toBe('/')
})
