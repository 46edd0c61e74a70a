import { index, layout, route } from '@react-router/dev/routes'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app.ts'
import { openDoors, staffPaths } from '#tests/harness/guards.ts'
import routes from '#web/routes.ts'

/** Nobody can be signed in yet: all that a stranger can do is claim to be somebody. */
const askers = {
  'a visitor': {},
  'a visitor who claims to be staff': {
    Cookie: 'role=admin; session=admin; user=00000000-0000-4000-8000-00000000ad31',
    Authorization: 'Bearer admin',
    'X-Role': 'admin',
  },
}

test('no address of the staff opens to a visitor', async () => {
  expect(await openDoors(await testApp(), staffPaths(routes), askers)).toEqual([])
})

const invented = [
  layout('any.tsx', [
    index('home.tsx'),
    route('admin', 'admin.tsx', [index('today.tsx'), route('pedidos/:id', 'order.tsx')]),
  ]),
  route('test-suite', 'tests.tsx'),
  route('administrators-of-homes', 'other.tsx'),
]

test('the walker finds nested, parametrised and index routes of the staff, and no others', () => {
  expect(staffPaths(invented)).toEqual(['/admin', '/admin/pedidos/1', '/test-suite'])
})

test('an open door would be found', async () => {
  const app = new Hono()
  app.get('/admin', (c) => c.redirect('/login'))
  app.get('/admin/pedidos/:id', (c) => c.text('orders'))
  app.get('/test-suite', (c) => c.body(null, 500))
  expect(await openDoors(app, staffPaths(invented), { 'a visitor': {} })).toEqual([
    'GET /admin/pedidos/1 answers 200 to a visitor',
    'GET /admin/pedidos/1.data answers 200 to a visitor',
    'HEAD /admin/pedidos/1 answers 200 to a visitor',
    'HEAD /admin/pedidos/1.data answers 200 to a visitor',
    'GET /test-suite answers 500 to a visitor',
    'HEAD /test-suite answers 500 to a visitor',
  ])
})
