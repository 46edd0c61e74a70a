import type { ServiceConfig } from '#platform/ctx.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { closeSilentDelays } from '#shop/orders/lifecycle/delay.service.server.ts'
import { expireUnpaidOrders } from '#shop/orders/lifecycle/expiry.service.server.ts'
import { releaseUnprovenItems } from '#shop/orders/lifecycle/item-reservation.service.server.ts'
import { settleEndedParts } from '#shop/payments/parts/settle-parts.service.server.ts'
import { type Job, type JobNeeds, runEvery } from './interval-job.ts'

const intervalMs = 30_000

export interface ExpiringNeeds extends JobNeeds {
  readonly config: ServiceConfig
  readonly shopUrl: string
}

/** Expires unpaid orders, whose paid parts are then returned, at start-up and every half minute; whatever one process leaves, the next one continues. */
export function startExpiryJob({ db, log, metrics, config, shopUrl, now }: ExpiringNeeds): Job {
  const system = asSystem(db, 'unpaid orders expire')
  const work = async () => {
    const count = await expireUnpaidOrders({ ...system, config, shopUrl, now: now() })
    if (count > 0) log.info({ count }, 'unpaid orders expired')
    await settleEndedParts({ ...system, config, shopUrl, now: now() })
    const released = await releaseUnprovenItems({ ...system, now: now() })
    if (released > 0) log.info({ count: released }, 'items without a proof are on sale again')
    const silent = await closeSilentDelays({ ...system, config, shopUrl, now: now() })
    if (silent > 0) log.info({ count: silent }, 'delays without an answer were settled')
  }
  const complaint = 'unpaid orders still wait'
  return runEvery({ name: 'expire_orders', everyMs: intervalMs, log, metrics, complaint, work })
}
