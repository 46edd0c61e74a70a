import { index, layout, route } from '@react-router/dev/routes'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Role } from '#kernel/user.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { closedDoors, dataAlone, openDoors, protectedPaths } from '#tests/harness/users/guards.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
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
  Cookie: (await aUser(await testDatabase(), { role })).cookie,
})
const shop = () => testApp({ now: () => new Date() })

test('no address of the staff opens to a visitor or to a customer (A-072, A-226)', {
  // some 1,500 requests, of which a busy machine must not make a failure
  timeout: 180_000,
}, async () => {
  const askers = { ...strangers, 'a customer': await somebody('customer') }
  expect(await openDoors(await shop(), protectedPaths(routes, 'staff'), askers)).toEqual([])
})

test('nor does the data of one of its pages, asked for past the layouts around it (A-226)', async () => {
  const askers = { 'a visitor': fromHere, 'a customer': await somebody('customer') }
  expect(await openDoors(await shop(), dataAlone(routes, 'staff'), askers)).toEqual([])
})

test('no page, form or file of the account opens to a visitor (A-060)', async () => {
  const paths = [...protectedPaths(routes, 'account'), ...dataAlone(routes, 'account')]
  expect(paths).toContain('/cuenta/mis-datos/archivo')
  expect(await openDoors(await shop(), paths, strangers)).toEqual([])
})

test('the layout around the panel tells its data to staff alone', async () => {
  const url = `/admin.data?_routes=${encodeURIComponent('admin/frame/admin-layout')}`
  const askers = { 'a visitor': fromHere, 'a customer': await somebody('customer') }
  expect(await openDoors(await shop(), [url], askers)).toEqual([])
})

test('the same paths open to those they belong to, with GET, POST and as data (A-073, A-227)', {
  timeout: 180_000,
}, async () => {
  const owner = { ...fromHere, Cookie: (await anOwner(await testDatabase())).cookie }
  const admin = { 'an administrator': owner }
  const customer = { 'a customer': await somebody('customer') }
  const closed = [
    ...(await closedDoors(await shop(), protectedPaths(routes, 'staff'), admin)),
    ...(await closedDoors(await shop(), protectedPaths(routes, 'account'), {
      ...admin,
      ...customer,
    })),
  ]
  expect(closed).toEqual([])
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
  expect(protectedPaths(invented, 'staff')).toEqual(['/admin', '/admin/pedidos/1', '/test-suite'])
})

test('a door closed to its own people would be found', async () => {
  const app = new Hono()
  app.get('/admin', (c) => c.redirect('/login?from=%2Fadmin'))
  app.post('/admin', (c) => c.text('denied', 403))
  app.all('*', (c) => c.text('fine'))
  expect(await closedDoors(app, ['/admin'], { 'an administrator': {} })).toEqual([
    'GET /admin is closed to an administrator',
    'POST /admin is closed to an administrator',
  ])
})

test('an open door would be found', async () => {
  const app = new Hono()
  app.get('/admin', (c) => c.redirect('/login'))
  app.get('/admin/pedidos/:id', (c) => c.text('orders'))
  app.get('/test-suite', (c) => c.body(null, 500))
  app.get('/test-suite.data', (c) => c.notFound())
  app.all('*', (c) => c.body(null, 405))
  expect(await openDoors(app, protectedPaths(invented, 'staff'), { 'a visitor': {} })).toEqual([
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
