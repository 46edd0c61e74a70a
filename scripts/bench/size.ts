import os from 'node:os'
import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { createLog } from '#platform/log.ts'
import { storeNextDay } from '#shop/accounting/daily-totals.service.server.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { withPostgres } from '../test/with-postgres.ts'
import { few, growTo } from './workload/grow-database.ts'
import { filledShop, placeTwo } from './workload/orders.ts'
import { figure } from './workload/report.ts'
import { type Server, startShop } from './workload/shop.ts'
import { type BenchRequest, requests } from './workload/size-requests.ts'

/** What is slower in a shop with a long history: `node scripts/bench/size.ts 1000000`. */
const requested = Number(process.argv[2] ?? 1_000_000)
const times = 7

async function ask({ url }: Server, { path, as }: BenchRequest): Promise<void> {
  const headers = { Cookie: as.cookie, 'Accept-Language': 'es' }
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  const { length } = await response.text()
  if (response.status !== 200)
    throw new Error(`${path} answers ${response.status}, ${length} bytes`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work().catch((error: Error) => console.log(`  ${error.message}`))
  return performance.now() - startedAt
}

interface Grown {
  readonly pool: pg.Pool
  readonly environment: Readonly<Record<string, string>>
  readonly products: readonly string[]
}

/** A shop with a given number of orders in a separate database. */
async function grown(owner: string, name: string, orders: number): Promise<Grown> {
  const admin = new pg.Pool({ connectionString: owner, max: 1 })
  await admin.query(`create database ${name}`)
  await admin.end()
  const at = (username: string) =>
    Object.assign(new URL(owner), { pathname: `/${name}`, username }).href
  const environment = {
    DATABASE_URL: at('bench'),
    MIGRATION_DATABASE_URL: at('owner'),
    SESSION_SECRET: signingConfig.SESSION_SECRET,
  }
  const pool = new pg.Pool({ connectionString: environment.MIGRATION_DATABASE_URL, max: 1 })
  const products = await filledShop(environment)
  const shop = await startShop(environment)
  await placeTwo(shop, products)
  await shop.stop()
  await growTo(pool, 0, few)
  if (orders > few) await growTo(pool, few, orders)
  return { pool, environment, products }
}

/** The daily totals, which the shop stores in its first minutes. */
async function startDailyTotalsJob({ environment }: Grown): Promise<void> {
  const startedAt = performance.now()
  const db = await openDatabase(readConfig(environment), createLog('silent'))
  const system = asSystem(db, 'the sums of days that are over are kept')
  let days = 0
  while (await storeNextDay({ ...system, now: new Date() })) days += 1
  await db.close()
  console.log(`${days} days are kept in ${figure((performance.now() - startedAt) / 1_000, 1)} s`)
}

/** An administrator, and a customer who owns the newest orders. */
async function usersOf({ environment, pool }: Grown) {
  const db = await openDatabase(readConfig(environment), createLog('silent'))
  const admin = await aUser(db, { role: 'admin' })
  const customer = await aUser(db)
  await db.close()
  await pool.query(
    `update orders set user_id = $1 where id in (select id from orders
     where user_id is not null order by placed_at desc limit 20)`,
    [customer.id],
  )
  return { admin, customer }
}

/** An open shop and the requests to measure. */
async function opened(one: Grown) {
  await startDailyTotalsJob(one)
  const shop = await startShop(one.environment)
  const requested = await requests(one.pool, shop, await usersOf(one), one.products)
  const order = { name: 'two orders are placed', ask: () => placeTwo(shop, one.products) }
  const works = requested.map((request) => ({ name: request.name, ask: () => ask(shop, request) }))
  return { shop, works: [...works, order] }
}

/** The two shops alternate, so that other load on the machine slows both; the fastest run counts. */
async function compare(one: Grown, other: Grown): Promise<void> {
  const [small, large] = [await opened(one), await opened(other)]
  console.log(
    `${''.padEnd(44)}${String(few).padStart(8)}   ${String(requested).padStart(8)} orders`,
  )
  for (const [at, { name, ask: first }] of small.works.entries()) {
    const second = large.works[at]?.ask
    if (!second) continue
    let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let turn = 0; turn < times; turn += 1) {
      before = Math.min(before, await timed(first))
      after = Math.min(after, await timed(second))
    }
    const ratio = (after / before).toFixed(1).padStart(6)
    console.log(`${name.padEnd(44)}${figure(before, 1)} ms${figure(after, 1)} ms${ratio} ×`)
  }
  for (const { shop } of [small, large]) await shop.stop()
  for (const { pool } of [one, other]) await pool.end()
}

console.log(`${requested} orders, load ${os.loadavg()[0]?.toFixed(1)}`)
await withPostgres(async (owner) => {
  const admin = new pg.Pool({ connectionString: owner, max: 1 })
  await admin.query('create role bench login')
  await admin.end()
  const small = await grown(owner, 'small', few)
  await compare(small, await grown(owner, 'large', requested))
})
