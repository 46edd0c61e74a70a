/** A step taken on a hold before its decision. */
export interface HoldStep {
  readonly orderId: string
  readonly step: 'asked' | 'escalated'
  readonly reason: string
  readonly at: Date
}
