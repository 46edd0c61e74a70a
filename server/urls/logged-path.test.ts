import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { onePathPerPage } from '#tests/harness/users/guards.ts'
import routes from '#web/routes.ts'

const key = 'pQ7sECRETkeyOFsomeone-0123456789_abcDEF'

/** An application and everything that it logs. */
async function appThatLogs() {
  const lines: string[] = []
  const app = await testApp({ log: createLog('info', { write: (line) => lines.push(line) }) })
  const path = () => (JSON.parse(lines.at(-1) ?? '{}') as { path?: string }).path
  return { app, lines, path }
}

const spellings = (path: string) => [
  path,
  `${path}.data`,
  `${path}/`,
  path.toUpperCase(),
  `/x${path}`,
]

test('the log holds no key that stands in an address, however the address is spelled', async () => {
  const { app, lines } = await appThatLogs()
  const paths = onePathPerPage(routes)
    .filter((path) => path.includes(':'))
    .map((path) => path.replace(/:\w+/g, key).replace('*', key))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of [...paths, `/${key}`, `/baja/${key}`, `/pedidos/${key}/${key}`])
    for (const spelled of spellings(path))
      for (const method of ['GET', 'POST'])
        await app.request(`http://shop.test${spelled}?token=${key}&code=${key}`, { method })
  expect(lines.length).toBeGreaterThan(200)
  const found = lines.filter((line) => line.toLowerCase().includes(key.toLowerCase()))
  expect(found).toEqual([])
})

test.each([
  [`/pedido/${key}`, '/pedido/:token'],
  [`/pedido/${key}/comprobante.data`, '/pedido/:token/comprobante.data'],
  ['/pedido/buscar', '/pedido/buscar'],
  [`/checkout/continuar/${key}`, '/checkout/continuar/:token'],
  ['/admin/pedidos/GS-2026-1', '/admin/pedidos/:number'],
  ['/catalogo/kit-luz-100-w-y-640-wh', '/catalogo/kit-luz-100-w-y-640-wh'],
  ['/functions/v1/create_guest_order', '/functions/v1/create_guest_order'],
  ['/nothing-here', '/nothing-here'],
  [`/nothing/${key}`, '/nothing/:hidden'],
  ['/', '/'],
])('%s is recorded as %s', async (path, recorded) => {
  const shop = await appThatLogs()
  await shop.app.request(`http://shop.test${path}`)
  expect(shop.path()).toBe(recorded)
})

test('an exception is logged without the values of the statement that failed', () => {
  const lines: string[] = []
  const fault = Object.assign(new Error(`invalid input syntax for type uuid: "${key}"`), {
    code: '22P02',
    params: [key],
    query: `select '${key}'`,
    detail: `Key (token)=(${key}) already exists.`,
  })
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.error({ err: fault }, 'a request failed')
  expect(lines[0]).toContain('22P02')
  expect(lines[0]).not.toContain(key)
})
