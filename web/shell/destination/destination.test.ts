import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const app = await testApp()
  return app.request('http://shop.test/destino', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
}

test('the chosen destination is stored for a year, and the browser returns to the page', async () => {
  const response = await choose({ to: 'cuba', back: '/baterias?page=2' })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/baterias?page=2')
  expect(response.headers.get('Set-Cookie')).toBe(
    'isShippingToCuba=true; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  const home = await choose({ to: 'usa', back: '/' })
  expect(home.headers.get('Set-Cookie')).toContain('isShippingToCuba=false')
})

test('an invalid destination changes nothing', async () => {
  for (const to of ['', 'mars', 'CUBA', 'x'.repeat(5000)]) {
    const response = await choose({ to, back: '/catalogo' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/catalogo')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  }
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'it never leads to another site: %s',
  async (back) => {
    const response = await choose({ to: 'cuba', back })
    expect(response.headers.get('Location')).toBe('/')
  },
)

test('an unreadable body and a GET request are handled without a fault', async () => {
  const app = await testApp()
  const json = await app.request('http://shop.test/destino', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"to":"cuba"',
  })
  expect(json.status).toBe(303)
  expect(json.headers.get('Location')).toBe('/')
  const visited = await app.request('http://shop.test/destino')
  expect(visited.status).toBe(302)
  expect(visited.headers.get('Location')).toBe('/')
})

test('the page shows the chosen destination', async () => {
  const app = await testApp()
  const { page } = await visit(app, '/', { headers: { Cookie: 'isShippingToCuba=true' } })
  const pressed = page.all('[aria-pressed="true"][value]').map((one) => one.getAttribute('value'))
  expect(new Set(pressed)).toEqual(new Set(['cuba']))
})
