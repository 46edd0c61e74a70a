import { kill } from '#tests/harness/processes/child.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import type { Send } from './guest-order.ts'

export interface KilledShop {
  /** Asks whichever process is open now; waits while none is. */
  readonly send: Send
  /** Ends the process as a power cut does, and starts another. */
  killAndRestart(): Promise<void>
  /** Ends it as its operator does. */
  stop(): Promise<void>
  /** Milliseconds from each start to the first answer. */
  readonly startUps: readonly number[]
}

/** A shop that runs in a process of its own and may lose it at any moment. */
export async function aShopToKill(environment: NodeJS.ProcessEnv): Promise<KilledShop> {
  const startUps: number[] = []
  async function start() {
    const startedAt = performance.now()
    const child = startShop(environment)
    await child.until(shopIsOpen)
    const url = urlOfShop(child)
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    startUps.push(performance.now() - startedAt)
    return { child, url }
  }
  let running = start()
  await running
  return {
    startUps,
    send: async (path, init) => fetch((await running).url + path, init),
    async killAndRestart() {
      const { child } = await running
      running = kill(child).then(start)
      await running
    },
    async stop() {
      const { child } = await running
      child.process.kill('SIGTERM')
      await child.ended
    },
  }
}
