/** What was done about a hold before it was decided. */
export interface HoldStep {
  readonly orderId: string
  readonly step: 'asked' | 'escalated'
  readonly reason: string
  readonly at: Date
}
