import type { Day } from '#kernel/time.ts'
import type { Order } from '../order.rules.ts'
import type { HoldReport } from './hold.rules.ts'
/** A step taken on a hold before its decision. */
export interface HoldStep {
  readonly orderId: string
  readonly step: 'asked' | 'escalated'
  readonly reason: string
  readonly at: Date
}

export interface HeldOrder {
  readonly order: Order
  readonly since: Date
  /** Written by whoever held it; empty where the shop did. */
  readonly reason: string
  /** By the carné; null where there is none. */
  readonly recipientBornOn: Day | null
  readonly steps: readonly HoldStep[]
  /** Set from the escalation on, when a report may be required. */
  readonly report: HoldReport | null
}
