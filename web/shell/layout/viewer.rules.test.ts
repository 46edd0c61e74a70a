import { expect, test } from 'vitest'
import {
  accountEntries,
  isAccountPath,
  isAdminPath,
  isCheckoutPath,
  isOrderPath,
  showsContactFooter,
  viewerOf,
} from './viewer.ts'

test('an unknown role is treated as a visitor', () => {
  expect(viewerOf('anon')).toBe('visitor')
  expect(viewerOf('system')).toBe('visitor')
  expect(viewerOf('customer')).toBe('customer')
  expect(viewerOf('admin')).toBe('admin')
})

test('visitors get a link to the login and customers to their account, with the same label', () => {
  expect(accountEntries('visitor')).toEqual([{ to: '/login', word: 'account' }])
  expect(accountEntries('customer')).toEqual([{ to: '/cuenta', word: 'account' }])
})

test('administrators get links to the panel and the test suite', () => {
  expect(accountEntries('admin').map((entry) => entry.to)).toEqual(['/admin', '/test-suite'])
})

test('the account entry is highlighted in the panel and the account area only (S-140, S-141)', () => {
  expect(isAccountPath('/admin')).toBe(true)
  expect(isAccountPath('/admin/pedidos')).toBe(true)
  expect(isAccountPath('/cuenta')).toBe(true)
  expect(isAccountPath('/cuentas')).toBe(false)
  expect(isAdminPath('/administrar')).toBe(false)
  expect(isCheckoutPath('/checkout/pago')).toBe(true)
})

test('whoever orders, pays, or reports damage is asked nothing about cookies', () => {
  for (const path of [
    '/checkout/pago',
    '/pagar/t1',
    '/pedido/p1',
    '/pedido/r1/danos',
    '/pedido-exitoso/GS-1',
  ])
    expect([path, isOrderPath(path)]).toEqual([path, true])
  for (const path of ['/', '/catalogo', '/carrito']) expect(isOrderPath(path)).toBe(false)
})

test('all but administrators see the contact footer, except in the panel and during the payment (S-168)', () => {
  expect(showsContactFooter('visitor', '/')).toBe(true)
  expect(showsContactFooter('customer', '/catalogo')).toBe(true)
  expect(showsContactFooter('admin', '/')).toBe(false)
  expect(showsContactFooter('visitor', '/admin')).toBe(false)
  expect(showsContactFooter('visitor', '/checkout/envio')).toBe(false)
})
