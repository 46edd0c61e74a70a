import type { ServiceConfig } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Actor } from '#platform/database/transaction.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { ChangeBus } from './change-bus.ts'
import type { Metrics } from './metrics/metrics.ts'

/** What the application needs from outside; tests give their own. */
export interface AppDependencies {
  readonly db: Database
  readonly changeBus: ChangeBus
  readonly log: Log
  readonly shopUrl: string
  readonly now: () => Date
  readonly config: ServiceConfig
  readonly files: FileStore
  readonly metrics?: Metrics
  /** What a program shows to read /metrics; without one only administrators do. */
  readonly metricsToken?: string
}

export interface Env {
  Variables: {
    requestId: string
    log: Log
    /** Who asked, once a page answered. */
    actor?: Actor
    /** A page is drawn as every customer sees it, for none of them. */
    isDraft?: boolean
  }
}
