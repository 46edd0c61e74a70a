import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { signingConfig } from '#tests/harness/users/users.ts'
import { quotedTotal, type Send } from '#tests/stress/guest-order.ts'
import {
  customersOf,
  demonstrated,
  type Environment,
  onEmbedded,
  onServer,
} from '../workload/environments.ts'
import { type BenchRequest, sender } from '../workload/load.ts'
import { filledShop } from '../workload/orders.ts'
import { figure } from '../workload/report.ts'
import { type Server, startShop } from '../workload/shop.ts'
import { busyDay } from './busy-day.ts'
import { measureVisitors } from './live-visitors.ts'

/** How long (ms) a shop is left alone before it counts as idle; the engine tidies up in this time. */
const idleMs = 60_000

export interface Duration {
  readonly connections: number
  readonly minutes: number
}

const printMemory = (name: string, server: Server, max: number) =>
  console.log(
    `${name.padEnd(40)}${figure(server.peak() ?? 0)} MB at most${figure(server.memory() ?? 0)} MB now   (at most ${max})`,
  )

/** Each connection sends the next request when the last response has arrived; what failed, by kind. */
async function busy({ url }: Server, next: () => BenchRequest, { connections, minutes }: Duration) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const send = sender(url, agent)
  const responses = new Map<string, number>()
  const end = performance.now() + minutes * 60_000
  const connection = async () => {
    while (performance.now() < end) {
      const request = next()
      const problem = await send(request)
      const name = problem ? `${request.kind} ${problem}` : request.kind
      responses.set(name, (responses.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return responses
}

/** The most that may be resident, at any moment and idle after the load (MB). */
interface Limits {
  readonly peak: number
  readonly idle: number
}

async function memoryOf(options: Environment, { peak, idle }: Limits, duration: Duration) {
  const secret = signingConfig.SESSION_SECRET
  const environment = { ...options, SESSION_SECRET: secret, HOST: '127.0.0.1' }
  const first = await startShop(environment)
  await pause(20_000)
  printMemory('the first start', first, peak)
  await first.stop()
  const ids = await filledShop(environment)
  const customers = await customersOf(environment)
  const shop = await startShop(environment)
  const ask: Send = (place, init) => fetch(shop.url + place, init)
  const lines = ids.map((id) => ({ id, quantity: 1 }))
  const expectedTotal = await quotedTotal(ask, lines)
  await pause(20_000)
  printMemory('a later start', shop, peak)
  const next = busyDay({ origin: shop.url, customers, lines, expectedTotal })
  const responses = await busy(shop, next, duration)
  printMemory(`${duration.minutes} minutes of load`, shop, peak)
  console.log([...responses].map(([name, count]) => `${count} × ${name}`).join(', '))
  await pause(idleMs)
  printMemory('idle afterwards', shop, idle)
  await measureVisitors(shop, 2_000, 30)
  await shop.stop()
}

/** How much memory a shop takes: at its start, on its best day, and afterwards. */
export async function measureMemory(sizes: readonly number[], duration: Duration): Promise<void> {
  for (const products of sizes) {
    const isLarge = products > demonstrated
    console.log(`\n${products} products, embedded database`)
    const own = isLarge ? { peak: 600, idle: 350 } : { peak: 450, idle: 250 }
    await onEmbedded(products, (environment) => memoryOf(environment, own, duration))
    console.log(`\n${products} products, a Postgres server`)
    const atServer = isLarge ? { peak: 350, idle: 350 } : { peak: 300, idle: 300 }
    await onServer(products, (environment) => memoryOf(environment, atServer, duration))
  }
}
