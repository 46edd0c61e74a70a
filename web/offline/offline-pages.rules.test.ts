import { expect, test } from 'vitest'
import { isPrivatePath, mayCache, pageKey, variantOf } from './offline-pages.rules.ts'

const at = (path: string) => new URL(path, 'http://shop.test')
const response = {
  status: 200,
  isOwn: true,
  mark: 'anonymous',
  type: 'text/html; charset=utf-8',
  caching: 'private, no-cache',
}

test('only a complete page of this shop without personal data may be cached', () => {
  expect(mayCache(at('/catalogo'), response)).toBe(true)
  expect(mayCache(at('/catalogo'), { ...response, status: 503 })).toBe(false)
  expect(mayCache(at('/catalogo'), { ...response, isOwn: false })).toBe(false)
  expect(mayCache(at('/catalogo'), { ...response, mark: null })).toBe(false)
  expect(mayCache(at('/catalogo'), { ...response, type: 'application/json' })).toBe(false)
  expect(mayCache(at('/catalogo'), { ...response, caching: 'private, No-Store' })).toBe(false)
})

test.each([
  '/admin',
  '/admin/pedidos/1',
  '/Cuenta',
  '/login',
  '/checkout/pago',
  '/carrito',
  '/carrito/proforma',
  '/c/token',
  '/pedido/token',
  '/reset-password',
  '/donar',
  '/donar/token',
  '/archivos/zelle_screenshots/x.webp',
])('%s is never kept, whatever its answer says', (path) => {
  expect(isPrivatePath(path)).toBe(true)
  expect(mayCache(at(path), response)).toBe(false)
})

test.each(['/', '/catalogo', '/catalogo/cuenta', '/comparar', '/calculadora-solar'])(
  '%s may be kept',
  (path) => {
    expect(isPrivatePath(path)).toBe(false)
  },
)

test('a page is cached by its URL, language and destination, without tracking parameters', () => {
  const cuba = variantOf('es', 'cuba')
  const key = pageKey(at('/catalogo?search=panel&utm_source=x&fbclid=y#top'), cuba)
  expect(key).toBe('http://shop.test/catalogo?search=panel&kept-as=es-cuba')
  expect(pageKey(at('/catalogo?search=panel'), cuba)).toBe(key)
  expect(pageKey(at('/catalogo?search=panel'), variantOf('es', 'usa'))).not.toBe(key)
})
