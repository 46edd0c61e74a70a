import { expect, test } from 'vitest'
import { isWorthANotice } from './change-feed.ts'

test('visitors get a notice about products and the tariff, not about settings or a lost connection', () => {
  expect(isWorthANotice(['products_view'], '/')).toBe(true)
  expect(isWorthANotice(['site_settings', 'shipping_settings'], '/baterias')).toBe(true)
  expect(isWorthANotice(['site_settings'], '/')).toBe(false)
  expect(isWorthANotice(['reconnected', 'maybe_missed'], '/')).toBe(false)
})

test('where no product is for sale, changed products are no news', () => {
  const isNews = (pathname: string) => isWorthANotice(['products_view'], pathname)
  for (const path of ['/catalogo/kit-luz', '/carrito', '/c/AbC', '/comparar', '/accesorios'])
    expect([path, isNews(path)]).toEqual([path, true])
  for (const path of ['/pedido/AbC', '/pedido-exitoso/GS-1', '/cuenta', '/pagar/x', '/donar/x'])
    expect([path, isNews(path)]).toEqual([path, false])
})
