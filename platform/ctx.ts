import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Acting } from './database/transaction.ts'
import type { Log } from './log.ts'

/** Everything a request may use. A service names what it needs with `Needs`. */
export interface Ctx extends Acting {
  readonly locale: Locale
  readonly destination: Destination
  readonly now: Date
  readonly log: Log
  readonly requestId: string
  readonly shopUrl: string
}

/** The actor's transaction is always among the needs: no service reaches the database without it. */
export type Needs<Keys extends keyof Ctx = never> = Acting & Pick<Ctx, Keys>
