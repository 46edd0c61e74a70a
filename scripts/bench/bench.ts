import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { signingConfig } from '#tests/harness/users/users.ts'
import { searchedWords } from './memory/busy-day.ts'
import { measureMemory } from './memory/measure-memory.ts'
import { measureAssistant } from './workload/assistant.ts'
import { measureComposer } from './workload/composer.ts'
import { customersOf, demonstrated, onEmbedded, onServer } from './workload/environments.ts'
import { type Load, type Loading, load } from './workload/load.ts'
import { measureOrders } from './workload/orders.ts'
import { weigh } from './workload/page-weight.ts'
import { type Aim, figure, print } from './workload/report.ts'
import { type Server, startServer, startShop } from './workload/shop.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '10' },
    memory: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
})
const sizes = (values.products || (values.memory ? '71' : '71,100000')).split(',').map(Number)
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
let searches = 0
const nextWord = () => encodeURIComponent(searchedWords[searches++ % searchedWords.length] ?? '')
/** A different URL each time, so that no response comes from the cache. */
const search = (path: string) => () => `${path}?search=${nextWord()}&max_price=${5_000 + searches}`
const searching = {
  'search page, repeated': () => `/catalogo?search=${nextWord()}`,
  'search page, never the same': search('/catalogo'),
  'search by an open page, never the same': search('/catalogo.data'),
  suggestions: () => `/buscar/sugerencias?q=${nextWord()}`,
}

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

async function measurePages({ url }: Server, sessions: readonly string[], aim: Aim) {
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
    const ofOneVisitor = { ...loading, nextHeaders: () => ({ Cookie: 'cart=' }) }
    await ask(ofOneVisitor)
    const drawn = await ask(ofOneVisitor)
    print(`${name}, not cacheable`, drawn, plain, bare, aim)
  }
}

async function measureSearch({ url }: Server, aim: Aim): Promise<void> {
  for (const [name, next] of Object.entries(searching)) {
    const plain = await plainRate(url + next())
    const ask = (options: Loading) => load(() => url + next(), options)
    await ask(loading)
    print(name, await ask(loading), plain, null, name.includes('never') ? aim : null)
  }
}

async function measureWeight({ url }: Server): Promise<void> {
  for (const [name, place] of Object.entries({ ...pages, list: '/baterias' })) {
    const weights = await weigh(url + place)
    if (!weights) return console.log('weights: no Chromium was found')
    for (const { link, bytes, scripts, images, firstPaintMs, touchedBytes } of weights) {
      const parts = [bytes, scripts, images, touchedBytes].map((part) => figure(part / 1000, 1))
      console.log(
        `${`${name}, ${link}`.padEnd(40)}${parts[0]} kB${parts[1]} kB scripts${parts[2]} kB images, first paint ${figure(firstPaintMs)} ms; touched${parts[3]} kB`,
      )
    }
  }
}

interface Limits {
  /** Of an answer of the assistant. */
  readonly answerMs: number
  readonly aim: Aim
}

async function measure(options: Readonly<Record<string, string>>, { answerMs, aim }: Limits) {
  const environment = { ...options, SESSION_SECRET: signingConfig.SESSION_SECRET }
  const first = await startShop(environment)
  await first.stop()
  const sessions = (await customersOf(environment)).map(({ cookie }) => cookie)
  const shop = await startShop(environment)
  console.log(
    `\nstart-up: ${figure(first.startUp)} ms the first time here, ${figure(shop.startUp)} ms again`,
  )
  console.log(`memory:   ${shop.memory() ?? '?'} MB before`)
  await measureWeight(shop)
  await measurePages(shop, sessions, aim)
  await measureSearch(shop, aim)
  await measureAssistant(shop, answerMs)
  console.log(`memory:   ${shop.memory() ?? '?'} MB after`)
  await shop.stop()
}

const { connections, seconds } = loading
console.log(
  `${connections} connections, ${seconds} s each, ${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`,
)

const small: Limits = { answerMs: 150, aim: { perSecond: 150, p99: 150 } }
const large: Limits = { answerMs: 300, aim: { perSecond: 100, p99: 200 } }

async function measureEverything(): Promise<void> {
  for (const products of sizes) {
    const isLarge = products > demonstrated
    console.log(`\n${products} products, ${isLarge ? 'a Postgres server' : 'embedded database'}`)
    if (isLarge) await onServer(products, (environment) => measure(environment, large))
    else await onEmbedded(products, (environment) => measure(environment, small))
  }
  measureComposer()
  await measureOrders(loading, print)
}

try {
  if (values.memory) await measureMemory(sizes, { connections, minutes: Number(values.minutes) })
  else await measureEverything()
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
