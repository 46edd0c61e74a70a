import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const marks = async (path: string, init: RequestInit = {}) => {
  const { headers } = await visit(await testApp(), path, init)
  return [headers.get('X-Shop-Page'), headers.get('X-Shop-Variant')]
}

test('a page without user data is marked as such, with its language and destination', async () => {
  expect(await marks('/catalogo')).toEqual(['anonymous', 'es-usa'])
  const headers = { Cookie: 'isShippingToCuba=true', 'Accept-Language': 'en' }
  expect(await marks('/baterias', { headers })).toEqual(['anonymous', 'en-cuba'])
})

test.each(['/carrito', '/login', '/c/any', '/cuenta', '/admin', '/checkout', '/no-such-page'])(
  '%s is not marked: browsers do not cache it',
  async (path) => {
    expect(await marks(path)).toEqual([null, null])
  },
)

test('no page of a signed-in user is marked', async () => {
  for (const role of ['customer', 'admin'] as const) {
    const { cookie } = await aUser(await testDatabase(), { role })
    expect(await marks('/catalogo', { headers: { Cookie: cookie } })).toEqual([null, null])
  }
})
