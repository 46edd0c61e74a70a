import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { quotedTotal, type Send } from '#tests/stress/guest-order.ts'
import { withPostgres } from '../test/with-postgres.ts'
import { type Buyable, orderRequest, searchedWords } from './memory/busy-day.ts'
import { type MemoryLimit, memoryLimit } from './memory/memory-limit.ts'
import type { BenchRequest } from './workload/load.ts'
import { filledShop } from './workload/orders.ts'
import { figure } from './workload/report.ts'
import { startShop } from './workload/shop.ts'
import { type Slice, steadyLoad } from './workload/steady.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    slices: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
    limit: { type: 'string', default: '' },
  },
})
const minutes = Number(values.minutes)
const slices = Number(values.slices)
const rate = Number(values.rate)

const paths = ['/', '/catalogo', '/catalogo/kit-luz-100-w-y-640-wh', '/catalogo?page=2']
let turn = 0

/** A typical mix: mostly cached pages, some searches, some pages of one visitor, occasionally an order. */
function requestsOf(buyable: Buyable) {
  return (): BenchRequest => {
    turn += 1
    if (turn % 50 === 0) return orderRequest(buyable)
    if (turn % 5 === 0) {
      const word = encodeURIComponent(searchedWords[turn % searchedWords.length] ?? '')
      return { kind: 'search', path: `/catalogo?search=${word}&max_price=${5_000 + turn}` }
    }
    const path = paths[turn % paths.length] ?? '/'
    if (turn % 7 === 0) return { kind: 'own page', path, headers: { Cookie: `somebody=${turn}` } }
    return { kind: 'page', path }
  }
}

function sayErrors({ errors }: Slice): void {
  for (const [what, count] of errors) console.log(`          ${count} × ${what}`)
}

interface Measured extends Slice {
  readonly memory: number
}

function sum(measured: readonly Measured[], seconds: number): void {
  const [, first = measured[0]] = measured
  const last = measured.at(-1)
  if (!first || !last) return
  const requested = measured.reduce((all, slice) => all + slice.asked, 0)
  const errors = measured.flatMap((slice) => [...slice.errors.values()]).reduce((a, b) => a + b, 0)
  const growth = (100 * (last.memory - first.memory)) / first.memory
  console.log(`\nran ${(seconds / 60).toFixed(1)} minutes, ${requested} requests, ${errors} errors`)
  console.log(
    `p99 ${first.p99.toFixed(0)} ms in the second slice, ${last.p99.toFixed(0)} ms in the last: × ${(last.p99 / first.p99).toFixed(2)}`,
  )
  console.log(`memory ${first.memory} MB, then ${last.memory} MB: ${growth.toFixed(1)} %`)
  if (errors > 0) process.exitCode = 1
}

/** Whether the shop lived within the limit: that of the kernel, which kills, or else its highest mark. */
function reportLimit(megabytes: number, peak: number, limit: MemoryLimit | null): void {
  const killed = limit?.killed() ?? 0
  const how = limit
    ? `set by the kernel, which killed ${killed} processes`
    : 'which nobody may set here: the highest mark counts'
  console.log(`${peak} MB at most, within a limit of ${megabytes} MB, ${how}`)
  if (killed > 0 || peak > megabytes) process.exitCode = 1
}

async function soak(environment: Readonly<Record<string, string>>): Promise<void> {
  const megabytes = Number(values.limit)
  const limit = megabytes > 0 ? memoryLimit(megabytes) : null
  // its first start, in an empty folder, has to fit in as well
  const first = await startShop(environment, limit ?? undefined)
  const firstPeak = first.peak() ?? 0
  await first.stop()
  const products = await filledShop(environment)
  const shop = await startShop(environment, limit ?? undefined)
  const ask: Send = (place, init) => fetch(shop.url + place, init)
  const lines = products.slice(0, 1).map((id) => ({ id, quantity: 1 }))
  const startedAt = performance.now()
  const load = steadyLoad(
    shop.url,
    rate,
    requestsOf({ lines, expectedTotal: await quotedTotal(ask, lines) }),
  )
  const measured: Measured[] = []
  for (let at = 1; at <= slices; at += 1) {
    await pause(startedAt + (at * minutes * 60_000) / slices - performance.now())
    const slice = { ...load.slice(), memory: shop.memory() ?? 0 }
    measured.push(slice)
    const { asked: requested, p50, p99, slowest, memory } = slice
    console.log(
      `${String(at).padStart(4)}${figure(requested)} requests${figure(p50, 1)} ms p50${figure(p99, 1)} ms p99${figure(slowest)} ms slowest${figure(memory)} MB   load ${os.loadavg()[0]?.toFixed(1)}`,
    )
    sayErrors(slice)
  }
  const seconds = (performance.now() - startedAt) / 1_000
  await load.stop()
  const peak = Math.max(firstPeak, shop.peak() ?? 0)
  if (megabytes > 0) reportLimit(megabytes, peak, limit)
  await shop.stop()
  limit?.remove()
  sum(measured, seconds)
}

async function onServer(owner: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query('create role bench login')
  await pool.end()
  const DATABASE_URL = Object.assign(new URL(owner), { username: 'bench' }).href
  await soak({ DATABASE_URL, MIGRATION_DATABASE_URL: owner })
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-soak-'))
console.log(`${minutes} minutes at ${rate} requests a second, load ${os.loadavg()[0]?.toFixed(1)}`)
try {
  if (values.postgres) await withPostgres(onServer, { fsync: 'on' })
  else await soak({ DATA_DIR: folder, DATABASE_URL: '' })
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
