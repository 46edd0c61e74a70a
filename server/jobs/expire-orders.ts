import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import { closeSilentDelays } from '#shop/orders/delay.service.server.ts'
import { expireUnpaidOrders } from '#shop/orders/expiry.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inRounds, type Job } from './rounds.ts'

const halfAMinute = 30_000

export interface ExpiringNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: ServiceConfig
  readonly shopUrl: string
  readonly now: () => Date
  readonly metrics?: Metrics
}

/** Ends unpaid orders at once and every half minute; what a process leaves undone, the next one does. */
export function keepExpiring({ db, log, metrics, config, shopUrl, now }: ExpiringNeeds): Job {
  const system = asSystem(db, 'unpaid orders expire')
  const work = async () => {
    const count = await expireUnpaidOrders({ ...system, config, shopUrl, now: now() })
    if (count > 0) log.info({ count }, 'unpaid orders expired')
    const silent = await closeSilentDelays({ ...system, config, shopUrl, now: now() })
    if (silent > 0) log.info({ count: silent }, 'delays without an answer were settled')
  }
  const complaint = 'unpaid orders still wait'
  return inRounds({ name: 'expire_orders', everyMs: halfAMinute, log, metrics, complaint, work })
}
