import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { isDatabaseAway } from '#platform/database/is-away.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { closeSilentDelays } from '#shop/orders/delay.service.server.ts'
import { expireUnpaidOrders } from '#shop/orders/expiry.service.server.ts'

const halfAMinute = 30_000

export interface ExpiringNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: ServiceConfig
  readonly shopUrl: string
  readonly now: () => Date
}

/** Ends unpaid orders at once and every half minute; what a process leaves undone, the next one does. */
export function keepExpiring({ db, log, config, shopUrl, now }: ExpiringNeeds): () => void {
  const system = asSystem(db, 'unpaid orders expire')
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const count = await expireUnpaidOrders({ ...system, config, shopUrl, now: now() })
      if (count > 0) log.info({ count }, 'unpaid orders expired')
      const silent = await closeSilentDelays({ ...system, config, shopUrl, now: now() })
      if (silent > 0) log.info({ count: silent }, 'delays without an answer were settled')
    } catch (error) {
      log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'unpaid orders still wait')
    } finally {
      isBusy = false
    }
  }
  void look()
  const clock = setInterval(() => void look(), halfAMinute)
  clock.unref()
  return () => clearInterval(clock)
}
