import { beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { watchedDatabase } from '#tests/harness/database/query-counter.ts'
import { fillPanel } from '#tests/harness/panel/busy-panel.ts'
import { panelPages } from '#tests/harness/panel/panel-pages.ts'

/** Statements that a page may ask of the database in a process that has been asked before. */
const max = 6
/** One that says whose session it is, one that says what its user may do. */
const ofTheSession = 2
const kit = 'kit-luz-100-w-y-640-wh'
const shopPages = [
  '/',
  '/catalogo',
  '/catalogo?search=bater%C3%ADa+12v&max_price=5001',
  '/catalogo?only_available=true&min_power=100',
  `/catalogo/${kit}`,
  `/catalogo/${kit}/instalacion`,
  `/catalogo?url_slug=${kit}`,
  '/productos',
  '/baterias',
  '/casas-con-luz',
  `/comparar?ids=${kit}`,
  '/calculadora-solar',
  '/calculadora-solar/duracion',
  '/guia-instalacion',
  '/asistente',
  '/carrito',
  '/donar',
  '/pedido/buscar',
  '/terminos-y-condiciones',
  '/sin-conexion',
  '/no-hay',
  '/buscar/sugerencias?q=bat',
]
const accountPages = ['', 'pedidos', 'destinatarios', 'comprobantes', 'donaciones', 'equipos']
  .concat(['calculos', 'avisos', 'mis-datos', 'seguridad'])
  .map((page) => `/cuenta/${page}`.replace(/\/$/, ''))

/**
 * `begin`, `commit` and the choice of a role frame a transaction; they go with its first statement or wait for nobody,
 * and are counted apart.
 */
const isFrame = (statement: string) => /^(begin|commit|rollback|select set_config)/.test(statement)
const isBegin = (statement: string) => statement.startsWith('begin')

interface Asked {
  readonly path: string
  readonly statements: readonly string[]
  readonly transactions: number
}

let look: (path: string, cookie?: string) => Promise<Asked>
let cookies: { readonly customer: string; readonly staff: string }
let panel: readonly string[]

/** What the second visit asks. A cart that is only a cookie makes the page the visitor's own. */
beforeAll(async () => {
  const files = memoryStore()
  const shop = await openIsolatedShop({ files })
  const asked: string[] = []
  const db = watchedDatabase(shop.db, (statement) => asked.push(statement.trim()))
  const app = await testApp({ db, files, now: () => new Date() })
  look = async (path, cookie = '') => {
    const headers = { Cookie: `${cookie}; cart=` }
    await visit(app, path, { headers })
    // the frame of the first visit may end after it
    await new Promise((ended) => setImmediate(ended))
    asked.length = 0
    const { status } = await visit(app, path, { headers })
    expect(status, path).toBeLessThan(500)
    const statements = asked.filter((statement) => !isFrame(statement))
    return { path, statements, transactions: asked.filter(isBegin).length }
  }
  const staff = await shop.somebody('admin')
  cookies = { customer: (await shop.somebody('customer')).cookie, staff: staff.cookie }
  panel = panelPages(await fillPanel(shop, files, staff.cookie))
}, 120_000)

const inTurn = async (paths: readonly string[], cookie?: string) => {
  const seen: Asked[] = []
  for (const path of paths) seen.push(await look(path, cookie))
  return seen
}

const above = (seen: readonly Asked[], limitOf: (path: string) => number) =>
  seen
    .filter(({ path, statements }) => statements.length > limitOf(path))
    .map(({ path, statements }) => [path, ...statements])

test('a page asks a visitor no more than six statements', async () => {
  expect(above(await inTurn(shopPages), () => max - ofTheSession)).toEqual([])
})

test('and a customer none more than the two that say who it is', async () => {
  const seen = await inTurn([...shopPages, ...accountPages], cookies.customer)
  expect(above(seen, () => max)).toEqual([])
})

test('what is read for a page is one transaction, and more only where the shop itself reads something', async () => {
  const seen = await inTurn(shopPages)
  const several = seen.filter(({ transactions }) => transactions > 1).map(({ path }) => path)
  expect(several).toEqual(['/donar'])
})

test('a page of the panel asks no more than six either', async () => {
  const seen = await inTurn([...shopPages, ...panel], cookies.staff)
  expect(above(seen, () => max)).toEqual([])
}, 240_000)
