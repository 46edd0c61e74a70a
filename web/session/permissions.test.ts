import { beforeAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#kernel/user.ts'
import { isPermitted, neededToSee, panelAccess } from '#shop/permissions/panel-access.rules.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

type App = Awaited<ReturnType<typeof testApp>>
let app: App
const cookies = new Map<Permission, string>()
beforeAll(async () => {
  const db = await testDatabase()
  app = await testApp({ now: () => new Date() })
  for (const one of permissions) cookies.set(one, (await staffFor(db, one)).cookie)
})

const cookieOf = (permission: Permission) => cookies.get(permission) ?? ''
const headersOf = (permission: Permission) => ({
  Cookie: cookieOf(permission),
  Origin: 'http://shop.test',
})

const pathOf = (route: string) => route.replace(/:\w+/g, '1').replace('*', 'no-hay')

test.each(permissions)(
  'with %s alone every other page of the panel is closed, with its data',
  {
    timeout: 120_000,
  },
  async (permission) => {
    const user = { permitted: [permission], isOwner: false }
    for (const route of Object.keys(panelAccess)) {
      const isOpen = isPermitted(user, neededToSee(route))
      for (const path of [pathOf(route), `${pathOf(route)}.data`]) {
        const { status } = await app.request(`http://shop.test${path}`, {
          headers: headersOf(permission),
        })
        expect([path, status === 403], path).toEqual([path, !isOpen])
        expect(status, path).toBeLessThan(500)
      }
    }
  },
)

test.each(permissions)('with %s alone no form of a closed page is taken', async (permission) => {
  const user = { permitted: [permission], isOwner: false }
  for (const [route, { sees, changes = sees }] of Object.entries(panelAccess)) {
    if (isPermitted(user, changes)) continue
    const { status } = await app.request(`http://shop.test${pathOf(route)}`, {
      method: 'POST',
      headers: headersOf(permission),
      body: new URLSearchParams({ x: '1' }),
    })
    expect([403, 405], `${route} ${status}`).toContain(status)
  }
})

async function press(permission: Permission, intents: readonly string[]) {
  const { number } = await anOrder()
    .paid()
    .insert(await testDatabase())
  const body = new URLSearchParams(intents.map((intent) => ['intent', intent]))
  for (const [name, value] of Object.entries({ to: 'prepared', reason: 'Se pidió' }))
    body.append(name, value)
  const response = await app.request(`http://shop.test/admin/pedidos/${number}`, {
    method: 'POST',
    headers: headersOf(permission),
    body,
  })
  return response.status
}

test('a packer prepares an order and does nothing else with it', async () => {
  expect(await press('packing', ['deliver'])).toBe(303)
  expect(await press('packing', ['note'])).toBe(303)
  for (const intent of ['cancel', 'hold', 'release', 'refund', 'cost', 'renew_link', 'delay'])
    expect([intent, await press('packing', [intent])]).toEqual([intent, 403])
})

test('an intent that is allowed carries no other one along', async () => {
  expect(await press('packing', ['note', 'cancel'])).toBe(403)
  expect(await press('packing', ['cancel', 'note'])).toBe(403)
})

test('the functions of the staff ask too', async () => {
  const call = async (permission: Permission, name: string) => {
    const response = await app.request(`http://shop.test/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...headersOf(permission), 'Content-Type': 'application/json' },
      body: '{}',
    })
    return response.status
  }
  for (const name of [
    'get_accounting_summary',
    'get_income_sources_summary',
    'get_rls_status_for_exposed_schemas',
    'run-compliance-scan',
    'connect-email-templates',
    'send-order-confirmation',
  ])
    expect([name, await call('packing', name)]).toEqual([name, 403])
  expect(await call('accounting', 'get_accounting_summary')).toBe(200)
  expect(await call('content', 'connect-email-templates')).toBe(200)
})

test('what staff reaches outside the panel asks too', async () => {
  const headers = headersOf('packing')
  expect((await app.request('http://shop.test/metrics', { headers })).status).toBe(404)
  const paypal = await app.request('http://shop.test/paypal-demo', { headers })
  expect(paypal.status).not.toBe(200)
  const body = new URLSearchParams({ on: 'true' })
  const sent = { method: 'POST', headers, body }
  expect((await app.request('http://shop.test/ajustes/mantenimiento', sent)).status).toBe(403)
})

test('the refusal says which permission is needed and who gives it', async () => {
  const db = await testDatabase()
  const owner = await anOwner(db)
  const { status, page } = await visit(app, '/admin/zelle', { headers: headersOf('packing') })
  expect(status).toBe(403)
  expect(page.text).toContain('Hace falta el permiso «Pagos».')
  expect(page.text).toContain('Marta Pérez')
  expect(owner.email).not.toBe('')
})

test('who is in no set opens what they always did', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const headers = { Cookie: cookie }
  for (const path of ['/admin/zelle', '/admin/settings', '/admin/conexiones', '/test-suite'])
    expect((await visit(app, path, { headers })).status).toBe(200)
})
