import { hourMs } from '#kernel/time.ts'
/** How long after the delivery damage may be told. */
export const hoursToReport = 48
export const maxDamageImages = 3
export const maxDeliveryImages = 6

/** Until when damage may be told; null where nothing was delivered. */
export const notifiedUntil = (deliveredAt: Date | null): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + hoursToReport * hourMs)

export type ImageKind = 'delivery' | 'damage'

export interface OrderImage {
  readonly name: string
  readonly kind: ImageKind
  readonly at: Date
}

export interface DamageReport {
  readonly description: string
  readonly at: Date
  /** Empty until somebody of staff answered. */
  readonly answer: string
  readonly answeredAt: Date | null
}
