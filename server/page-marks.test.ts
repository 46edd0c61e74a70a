import { expect, test } from 'vitest'
import { actors } from '#tests/harness/actors.ts'
import { testApp, visit } from '#tests/harness/app.ts'

const marks = async (path: string, init: RequestInit = {}, actor = actors.anon as object) => {
  const { headers } = await visit(await testApp({ actorOf: () => actor as never }), path, init)
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
  for (const actor of [actors.customer, actors.admin])
    expect(await marks('/catalogo', {}, actor)).toEqual([null, null])
})
