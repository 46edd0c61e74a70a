import { expect, test } from 'vitest'
import { unlessOnlyTheProductChanged } from './same-listing.ts'

const readsAgain = (from: string, to: string, formMethod?: 'POST') =>
  unlessOnlyTheProductChanged({
    currentUrl: new URL(from, 'http://shop.test'),
    nextUrl: new URL(to, 'http://shop.test'),
    currentParams: {},
    nextParams: {},
    ...(formMethod ? { formMethod } : {}),
    defaultShouldRevalidate: true,
  })

test('opening, changing and closing a product does not reload the list', () => {
  expect(readsAgain('/baterias?page=2', '/baterias?page=2&url_slug=a')).toBe(false)
  expect(readsAgain('/baterias?product_id=1', '/baterias?url_slug=a')).toBe(false)
  expect(readsAgain('/baterias?page=2&url_slug=a', '/baterias?page=2')).toBe(false)
})

test('any other navigation does', () => {
  expect(readsAgain('/baterias?page=2', '/baterias?page=3')).toBe(true)
  expect(readsAgain('/baterias', '/inversores')).toBe(true)
  expect(readsAgain('/baterias?url_slug=a', '/baterias?url_slug=a')).toBe(true)
  expect(readsAgain('/baterias', '/baterias?url_slug=a', 'POST')).toBe(true)
})
