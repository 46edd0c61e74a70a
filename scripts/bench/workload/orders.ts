import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { migrateServer, openShopDatabase } from '#server/open-shop.ts'
import { clientIpOf } from '#tests/harness/app/client-ip.ts'
import { stocked } from '#tests/stress/audit.ts'
import {
  type ActionResult,
  guestOrder,
  quotedTotal,
  type Send,
  send,
} from '#tests/stress/guest-order.ts'
import { fillDemonstration } from '../../../server/demonstration.ts'
import { withPostgres } from '../../test/with-postgres.ts'
import { type Load, type Loading, load } from './load.ts'
import { type Server, startServer, startShop } from './shop.ts'

type Environment = Readonly<Record<string, string>>
/** Prints a line of figures, relative to the plain server. */
export type Print = (name: string, measured: Load, plain: Load | null) => void

/** A shop that has enough of everything; the products that are bought. */
export async function filledShop(environment: Environment): Promise<string[]> {
  const config = readConfig(environment)
  const log = createLog('silent')
  if (config.MIGRATION_DATABASE_URL !== '') await migrateServer(config, log)
  const db = await openShopDatabase(config, log)
  await fillDemonstration(db)
  const products = await stocked(db, 2, 1_000_000)
  await db.close()
  return products
}

/** Two real orders, placed at the open shop: of both products, and of the first. */
export async function placeTwo(shop: Server, products: readonly string[]): Promise<ActionResult[]> {
  const ask: Send = (place, init) => fetch(shop.url + place, init)
  const responses: ActionResult[] = []
  for (const ids of [products, products.slice(0, 1)]) {
    const lines = ids.map((id) => ({ id, quantity: 1 }))
    const order = guestOrder(lines, { expectedTotal: await quotedTotal(ask, lines) })
    responses.push(await send(ask, order))
  }
  const failed = responses.find(({ status }) => status !== 200)
  if (failed) throw new Error(`no order was placed: ${failed.status}`)
  return responses
}

/** How fast Node itself takes these bodies and answers. */
async function plainRate(folder: string, loading: Loading): Promise<Load> {
  const file = path.join(folder, 'acknowledged')
  fs.writeFileSync(file, JSON.stringify({ data: { orderId: '', number: '' }, error: null }))
  const server = await startServer((port) => [
    'scripts/bench/workload/plain-server.ts',
    file,
    String(port),
  ])
  const measured = await load(() => server.url, loading)
  await server.stop()
  return measured
}

async function placing(environment: Environment, folder: string, loading: Loading, print: Print) {
  const lines = (await filledShop(environment)).map((id) => ({ id, quantity: 1 }))
  const shop = await startShop(environment)
  const ask: Send = (place, init) => fetch(shop.url + place, init)
  const expectedTotal = await quotedTotal(ask, lines)
  const nextBody = () => {
    const order = guestOrder(lines, { expectedTotal })
    return { body: JSON.stringify(order), from: clientIpOf(order.idempotencyKey) }
  }
  const url = `${shop.url}/functions/v1/create_guest_order`
  const ordering = { ...loading, nextBody }
  await load(() => url, { ...ordering, seconds: 2 })
  const measured = await load(() => url, ordering)
  await shop.stop()
  const name = environment.DATABASE_URL
    ? 'orders on a Postgres server'
    : 'orders, embedded database'
  print(name, measured, await plainRate(folder, ordering))
}

async function onServer(
  owner: string,
  folder: string,
  loading: Loading,
  print: Print,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query('create role bench login')
  await pool.end()
  const login = new URL(owner)
  login.username = 'bench'
  const environment = { DATABASE_URL: login.href, MIGRATION_DATABASE_URL: owner }
  await placing(environment, folder, loading, print)
}

/** Buyers without accounts order two products each, on both databases; every order is on the disk. */
export async function measureOrders(loading: Loading, print: Print): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-bench-orders-'))
  const environment = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }
  try {
    await placing(environment, folder, loading, print)
    await withPostgres((owner) => onServer(owner, folder, loading, print), { fsync: 'on' })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
