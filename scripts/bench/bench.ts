import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { openShopDatabase } from '#server/open-shop.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { withPostgres } from '../test/with-postgres.ts'
import { measureAssistant } from './workload/assistant.ts'
import { measureComposer } from './workload/composer.ts'
import { type Load, type Loading, load } from './workload/load.ts'
import { measureOrders } from './workload/orders.ts'
import { weigh } from './workload/page-weight.ts'
import { figure, print } from './workload/report.ts'
import { type Server, startServer, startShop } from './workload/shop.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '71,100000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '10' },
  },
})
const sizes = values.products.split(',').map(Number)
const loading: Loading = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
}
const warmUp: Loading = { ...loading, seconds: 1 }

const pages = {
  home: '/',
  catalogue: '/catalogo',
  product: '/catalogo/kit-luz-100-w-y-640-wh',
}
const words = ['bateria', 'panel', 'inversor', 'kit luz', 'batria', 'cable', 'estacion', '12 v']
let searches = 0
const nextWord = () => encodeURIComponent(words[searches++ % words.length] ?? '')
/** A different URL each time, so that no response comes from the cache. */
const search = (path: string) => () => `${path}?search=${nextWord()}&max_price=${5_000 + searches}`
const searching = {
  'search page, repeated': () => `/catalogo?search=${nextWord()}`,
  'search page, never the same': search('/catalogo'),
  'search by an open page, never the same': search('/catalogo.data'),
  suggestions: () => `/buscar/sugerencias?q=${nextWord()}`,
}

const customers = 50

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-bench-'))

const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const request = http.get(url, { headers: { 'Accept-Encoding': 'br' } }, (result) => {
      const parts: Buffer[] = []
      result.on('data', (part: Buffer) => parts.push(part))
      result.on('end', () => resolve(Buffer.concat(parts)))
    })
    request.on('error', reject)
  })

/** How fast Node itself sends these bytes, measured on this machine at the same time. */
async function plainRate(url: string): Promise<Load> {
  const file = path.join(folder, 'body')
  fs.writeFileSync(file, await bytesOf(url))
  const server = await startServer((port) => [
    'scripts/bench/workload/plain-server.ts',
    file,
    String(port),
  ])
  await load(() => server.url, warmUp)
  const measured = await load(() => server.url, loading)
  await server.stop()
  return measured
}

/** How fast the router alone draws its smallest page. */
async function bareRate(): Promise<Load> {
  const server = await startServer(
    (port) => ['scripts/bench/workload/bare-page.ts', String(port)],
    {
      NODE_ENV: 'production',
    },
  )
  await load(() => server.url, warmUp)
  const measured = await load(() => server.url, loading)
  await server.stop()
  return measured
}

/** Signed-in customers, each in a separate browser. */
async function signedIn(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const db = await openShopDatabase(readConfig(environment), createLog('silent'))
  const users = await Promise.all(Array.from({ length: customers }, () => aUser(db)))
  await db.close()
  return users.map(({ cookie }) => cookie)
}

async function measurePages({ url }: Server, sessions: readonly string[]): Promise<void> {
  let requested = 0
  const nextSession = () => ({ Cookie: sessions[requested++ % sessions.length] })
  const bare = await bareRate()
  print('a bare page of the router', bare, null)
  for (const [name, place] of Object.entries(pages)) {
    const page = `${url}${place}`
    const plain = await plainRate(page)
    const ask = async (options: Loading) => load(() => page, options)
    await ask(warmUp)
    print(`${name}, kept`, await ask(loading), plain)
    await ask({ ...warmUp, nextHeaders: nextSession })
    const own = await ask({ ...loading, nextHeaders: nextSession })
    print(`${name}, signed in`, own, plain, bare)
    const drawn = await ask({ ...loading, nextHeaders: () => ({ Cookie: 'cart=' }) })
    print(`${name}, not cacheable`, drawn, plain, bare)
  }
}

async function measureSearch({ url }: Server): Promise<void> {
  for (const [name, next] of Object.entries(searching)) {
    const plain = await plainRate(url + next())
    const ask = (options: Loading) => load(() => url + next(), options)
    await ask(warmUp)
    print(name, await ask(loading), plain)
  }
}

async function measureWeight({ url }: Server): Promise<void> {
  for (const [name, place] of Object.entries(pages)) {
    const { html, scripts } = await weigh(url, place)
    console.log(
      `${name.padEnd(40)}${figure(html / 1000, 1)} kB page${figure(scripts / 1000, 1)} kB scripts`,
    )
  }
}

async function measure(options: Readonly<Record<string, string>>, answerMs: number): Promise<void> {
  const environment = { ...options, SESSION_SECRET: signingConfig.SESSION_SECRET }
  const first = await startShop(environment)
  await first.stop()
  const sessions = await signedIn(environment)
  const shop = await startShop(environment)
  console.log(
    `\nstart-up: ${figure(first.startUp)} ms the first time here, ${figure(shop.startUp)} ms again`,
  )
  console.log(`memory:   ${shop.memory() ?? '?'} MB before`)
  await measureWeight(shop)
  await measurePages(shop, sessions)
  await measureSearch(shop)
  await measureAssistant(shop, answerMs)
  console.log(`memory:   ${shop.memory() ?? '?'} MB after`)
  await shop.stop()
}

async function measureLarge(owner: string, products: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query('create role bench login')
  const login = new URL(owner)
  login.username = 'bench'
  const environment = { DATABASE_URL: login.href, MIGRATION_DATABASE_URL: owner }
  const seed = ['scripts/admin/seed.ts', '--demonstration', '--products', String(products)]
  const seeded = spawnSync(process.execPath, seed, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (seeded.status !== 0) throw new Error('the large catalogue could not be made')
  await pool.query('vacuum analyze')
  await pool.end()
  await measure(environment, 300)
}

const { connections, seconds } = loading
console.log(
  `${connections} connections, ${seconds} s each, ${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`,
)
try {
  for (const products of sizes) {
    const isLarge = products > 71
    console.log(`\n${products} products, ${isLarge ? 'a Postgres server' : 'embedded database'}`)
    if (isLarge) await withPostgres((owner) => measureLarge(owner, products))
    else await measure({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }, 150)
  }
  measureComposer()
  await measureOrders(loading, print)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
