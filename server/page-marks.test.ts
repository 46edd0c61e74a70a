import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const marks = async (path: string, init: RequestInit = {}) => {
  const { headers } = await visit(await testApp(), path, init)
  return [headers.get('X-Shop-Page'), headers.get('X-Shop-Variant')]
}

test('a page that holds nothing of its visitor says so, with its language and destination', async () => {
  expect(await marks('/catalogo')).toEqual(['anonymous', 'es-usa'])
  const headers = { Cookie: 'isShippingToCuba=true', 'Accept-Language': 'en' }
  expect(await marks('/baterias', { headers })).toEqual(['anonymous', 'en-cuba'])
})

test.each(['/carrito', '/login', '/c/any', '/cuenta', '/admin', '/checkout', '/no-such-page'])(
  '%s is not marked: no browser keeps it',
  async (path) => {
    expect(await marks(path)).toEqual([null, null])
  },
)

test('no page of somebody who is signed in is marked', async () => {
  for (const role of ['customer', 'admin'] as const) {
    const { cookie } = await aUser(await testDatabase(), { role })
    expect(await marks('/catalogo', { headers: { Cookie: cookie } })).toEqual([null, null])
  }
})
