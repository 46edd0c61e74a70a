import { hourMs } from '#kernel/time.ts'
/** How long after the delivery damage may be told. */
export const hoursToTell = 48
export const mostDamagePictures = 3
export const mostDeliveryPictures = 6

/** Until when damage may be told; null where nothing was delivered. */
export const toldUntil = (deliveredAt: Date | null): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + hoursToTell * hourMs)

export type PictureKind = 'delivery' | 'damage'

export interface OrderPicture {
  readonly name: string
  readonly kind: PictureKind
  readonly at: Date
}

export interface DamageReport {
  readonly told: string
  readonly at: Date
  /** Empty until somebody of staff answered. */
  readonly answer: string
  readonly answeredAt: Date | null
}
