import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { knownPassword } from '#tests/harness/users/users.ts'

/** How long other requests wait while many users sign in at once; the shop runs in this process. */
const atOnce = Number(process.argv[2] ?? 50)
const shop = await openIsolatedShop()
const users = await Promise.all(Array.from({ length: atOnce }, () => shop.somebody('customer')))

async function signIn(email: string, address: number): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${shop.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: shop.url, 'X-Forwarded-For': `198.51.100.${address}` },
    body: new URLSearchParams({ email, password: knownPassword }),
  })
  await response.arrayBuffer()
  if (response.status !== 303) throw new Error(`a sign-in was answered ${response.status}`)
  return performance.now() - startedAt
}

const lag = monitorEventLoopDelay({ resolution: 5 })
await signIn(users[0]?.email ?? '', 0)
lag.enable()
const started = performance.now()
const took = await Promise.all(users.map(({ email }, at) => signIn(email, at + 1)))
const total = performance.now() - started
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
