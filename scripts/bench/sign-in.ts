import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openOwnShop } from '../../tests/harness/own-shop.ts'
import { knownPassword } from '../../tests/harness/people.ts'

/** How long everybody else waits while many sign in at once; the shop runs in this process. */
const atOnce = Number(process.argv[2] ?? 50)
const shop = await openOwnShop()
const people = await Promise.all(Array.from({ length: atOnce }, () => shop.somebody('customer')))

async function signIn(email: string, address: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${shop.address}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: shop.address, 'X-Forwarded-For': `198.51.100.${address}` },
    body: new URLSearchParams({ email, password: knownPassword }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`a sign-in was answered ${answer.status}`)
  return performance.now() - began
}

const lag = monitorEventLoopDelay({ resolution: 5 })
await signIn(people[0]?.email ?? '', 0)
lag.enable()
const began = performance.now()
const took = await Promise.all(people.map(({ email }, at) => signIn(email, at + 1)))
const total = performance.now() - began
lag.disable()
const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(1)} ms`
const sorted = took.toSorted((a, b) => a - b)
console.log(`${atOnce} sign-ins at once in ${total.toFixed(0)} ms`)
console.log(
  `one took ${sorted[Math.floor(atOnce / 2)]?.toFixed(0)} ms in the middle, ${sorted.at(-1)?.toFixed(0)} ms at most`,
)
console.log(
  `event loop delay: ${ms(lag.percentile(50))} in the middle, ${ms(lag.percentile(99))} at the 99th percentile, ${ms(lag.max)} at most`,
)
await shop.close()
