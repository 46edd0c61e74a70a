import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Store } from '#platform/database/reads/stored.ts'
import type { Actor } from '#platform/database/transaction.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { TrustedProxies } from '#platform/trusted-proxies.ts'
import type { ChangeBus } from './change-bus.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PayPalDemo } from './paypal-demo/open-demo.ts'

/** The external dependencies of the application; tests pass their own. */
export interface AppDependencies {
  readonly db: Database
  readonly changeBus: ChangeBus
  readonly log: Log
  readonly shopUrl: string
  readonly now: () => Date
  readonly config: ServiceConfig
  readonly files: FileStore
  readonly metrics?: Metrics
  /** What pages have read of the shop; by default a store of their own. */
  readonly stored?: Store
  /** The proxies whose X-Forwarded-For is believed; without any, every client is its peer address. */
  readonly trustedProxies?: TrustedProxies | undefined
  /** The token with which a program may read /metrics; without one only administrators may. */
  readonly metricsToken?: string
  /** Plays PayPal while the shop has no keys. */
  readonly payPalDemo?: PayPalDemo | undefined
}

export interface Env {
  Variables: {
    requestId: string
    log: Log
    clientIp: string
    /** The user of the request, once a page was rendered. */
    actor?: Actor
    /** The page is rendered as a template for all customers, without user data. */
    isDraft?: boolean
  }
}
