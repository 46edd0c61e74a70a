import { expect, test } from 'vitest'
import { connectionForms } from '#shop/connections/connection-forms.rules.ts'
import { heldFields, signInFields } from './held-fields.rules.ts'

const held = (path: string, ...names: string[]) =>
  heldFields(
    path,
    names.map((name) => [name, 'x'] as const),
  )

test('no secret of a connection is held, and everything else is', () => {
  for (const { fields } of Object.values(connectionForms)) {
    const result = held('/admin/conexiones', ...fields.map(({ name }) => name))
    const open = fields.filter(({ kind }) => kind !== 'secret')
    expect(result.fields.map(([name]) => name)).toEqual(open.map(({ name }) => name))
    expect(result.isSecretLost).toBe(open.length < fields.length)
  }
})

test('neither a password nor a code of oneself is held, and a tracking code is', () => {
  const own = ['password', 'current', 'confirmation', 'code', 'identity_password', 'identity_code']
  expect(held('/cuenta/seguridad', ...own, 'email').fields).toEqual([['email', 'x']])
  expect(held('/admin/pedidos/GS-1', 'code').fields).toEqual([['code', 'x']])
  expect(held('/admin', ...signInFields)).toEqual({ fields: [], isSecretLost: false })
})

test('names that repeat are held in their sequence; an empty secret is no loss', () => {
  const typed = [
    ['orders', '1'],
    ['orders', '2'],
    ['PAYPAL_SECRET', ''],
  ] as const
  expect(heldFields('/admin/pedidos', typed)).toEqual({
    fields: typed.slice(0, 2),
    isSecretLost: false,
  })
})
