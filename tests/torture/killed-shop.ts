import { kill } from '#tests/harness/child.ts'
import { addressOfShop, shopIsOpen, startShop } from '#tests/harness/shop-process.ts'
import type { Send } from './guest-order.ts'

export interface KilledShop {
  /** Asks whichever process is open now; waits while none is. */
  readonly ask: Send
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
    const began = performance.now()
    const child = startShop(environment)
    await child.until(shopIsOpen)
    const address = addressOfShop(child)
    await (await fetch(`${address}/healthz`)).arrayBuffer()
    startUps.push(performance.now() - began)
    return { child, address }
  }
  let running = start()
  await running
  return {
    startUps,
    ask: async (path, init) => fetch((await running).address + path, init),
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
