import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { searchedWords } from './memory/busy-day.ts'
import { type Environment, onEmbedded, onServer } from './workload/environments.ts'
import { type BenchRequest, sender } from './workload/load.ts'
import { filledShop } from './workload/orders.ts'
import { figure } from './workload/report.ts'
import { type Server, startShop } from './workload/shop.ts'

/**
 * How much processor time a page costs that is drawn for one visitor: a figure that other programs on the machine hardly
 * change, unlike pages per second.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '71' },
    requests: { type: 'string', default: '40' },
    server: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    warm: { type: 'string', default: '300' },
  },
})
/** Of several blocks the cheapest counts: the others shared caches and cores with other programs. */
const blocks = 12
const perBlock = Number(values.requests)
/** The engine optimizes what is repeated: a shop that runs is warm. */
const warmUp = Number(values.warm)
const atOnce = 4

let turn = 0
const word = () => encodeURIComponent(searchedWords[turn % searchedWords.length] ?? '')
const search = () => `search=${word()}&max_price=${5_000 + turn}`
const own = (path: string) => () => ({
  path,
  headers: { Cookie: `cart=${randomUUID()}`, 'X-Forwarded-For': aClientIp() },
})

const kinds: Readonly<Record<string, () => Omit<BenchRequest, 'kind'>>> = {
  'home, for one visitor': own('/'),
  'catalogue, for one visitor': own('/catalogo'),
  'product, for one visitor': own('/catalogo/kit-luz-100-w-y-640-wh'),
  'search, never the same': () => ({ path: `/catalogo?${search()}` }),
  'search by an open page': () => ({ path: `/catalogo.data?${search()}` }),
}

/** Nanoseconds on a processor. */
const msOf = (task: string): number =>
  Number(fs.readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
/** Of the thread that draws, and of all with those that compress and collect. */
function spent({ pid }: Server) {
  const tasks = fs.readdirSync(`/proc/${pid}/task`)
  const all = tasks.map((task) => msOf(`/proc/${pid}/task/${task}`))
  return { main: msOf(`/proc/${pid}/task/${pid}`), all: all.reduce((sum, ms) => sum + ms, 0) }
}

async function ask({ url }: Server, count: number, next: () => Omit<BenchRequest, 'kind'>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const send = sender(url, agent)
  let left = count
  const connection = async () => {
    while (left > 0) {
      left -= 1
      turn += 1
      const problem = await send({ kind: 'cost', ...next() })
      if (problem) throw new Error(problem)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, connection))
  agent.destroy()
}

async function measure(options: Environment): Promise<void> {
  const secret = signingConfig.SESSION_SECRET
  await filledShop({ ...options, SESSION_SECRET: secret })
  const shop = await startShop({ ...options, SESSION_SECRET: secret, HOST: '127.0.0.1' })
  for (const [name, next] of Object.entries(kinds)) {
    if (!name.startsWith(values.only)) continue
    await ask(shop, warmUp, next)
    let best = { main: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
    for (let block = 0; block < blocks; block += 1) {
      const before = spent(shop)
      await ask(shop, perBlock, next)
      const after = spent(shop)
      const [main, all] = [after.main - before.main, after.all - before.all]
      if (main < best.main) best = { main, all }
    }
    const each = (ms: number) => figure(ms / perBlock, 2)
    console.log(
      `${name.padEnd(32)}${each(best.main)} ms of the drawing thread${each(best.all)} ms of all`,
    )
  }
  await shop.stop()
}

const on = values.server ? onServer : onEmbedded
await on(Number(values.products), measure)
