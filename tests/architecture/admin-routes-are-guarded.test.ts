import { index, layout, route } from '@react-router/dev/routes'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Role } from '#kernel/person.ts'
import { testApp } from '#tests/harness/app.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { openDoors, staffDataAlone, staffPaths } from '#tests/harness/guards.ts'
import { aPerson } from '#tests/harness/people.ts'
import routes from '#web/routes.ts'

/** Without it every form would be refused for its origin, whoever sends it. */
const fromHere = { Origin: 'http://shop.test' }

/** All that a stranger can do is claim to be somebody. */
const strangers = {
  'a visitor': fromHere,
  'a visitor who claims to be staff': {
    ...fromHere,
    Cookie: 'role=admin; session=admin; user=00000000-0000-4000-8000-00000000ad31',
    Authorization: 'Bearer admin',
    'X-Role': 'admin',
  },
}

const somebody = async (role: Role) => ({
  ...fromHere,
  Cookie: (await aPerson(await testDatabase(), { role })).cookie,
})
const shop = () => testApp({ now: () => new Date() })

test('no address of the staff opens to a visitor or to a customer (A-072, A-226)', {
  // some 1,500 requests, of which a busy machine must not make a failure
  timeout: 180_000,
}, async () => {
  const askers = { ...strangers, 'a customer': await somebody('customer') }
  expect(await openDoors(await shop(), staffPaths(routes), askers)).toEqual([])
})

test('nor does the data of one of its pages, asked for past the layouts around it (A-226)', async () => {
  const askers = { 'a visitor': fromHere, 'a customer': await somebody('customer') }
  expect(await openDoors(await shop(), staffDataAlone(routes), askers)).toEqual([])
})

test('the same addresses open to an administrator, so that their doors are not merely walls', async () => {
  const open = await openDoors(await shop(), ['/admin', '/admin/invite'], {
    'an administrator': await somebody('admin'),
  })
  expect(open).toContain('GET /admin answers 200 to an administrator')
  expect(open).toContain('GET /admin/invite answers 200 to an administrator')
  expect(open).toContain('POST /admin/invite answers 400 to an administrator')
  const alone = staffDataAlone(routes).filter((address) => address.startsWith('/admin/zelle'))
  const [data] = await openDoors(await shop(), alone, {
    'an administrator': await somebody('admin'),
  })
  expect(data).toBe(
    'GET /admin/zelle.data?_routes=routes%2Fadmin%2Fzelle answers 200 to an administrator',
  )
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
  app.get('/test-suite.data', (c) => c.notFound())
  app.all('*', (c) => c.body(null, 405))
  expect(await openDoors(app, staffPaths(invented), { 'a visitor': {} })).toEqual([
    'GET /admin/pedidos/1 answers 200 to a visitor',
    'HEAD /admin/pedidos/1 answers 200 to a visitor',
    'GET /admin/pedidos/1.data answers 200 to a visitor',
    'HEAD /admin/pedidos/1.data answers 200 to a visitor',
    'GET /test-suite answers 500 to a visitor',
    'HEAD /test-suite answers 500 to a visitor',
    'GET /test-suite.data answers 404 to a visitor',
    'HEAD /test-suite.data answers 404 to a visitor',
  ])
})
