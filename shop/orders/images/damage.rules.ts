import { hourMs } from '#kernel/time.ts'
export const hoursToReport = 48
export const maxDamageImages = 3
export const maxDeliveryImages = 6

/** The deadline for a damage report; null where nothing was delivered. */
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
  /** Empty until staff reply. */
  readonly answer: string
  readonly answeredAt: Date | null
}
