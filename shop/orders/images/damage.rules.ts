import { hourMs, minuteMs } from '#kernel/time.ts'
import type { DeliveryState } from '../lifecycle/order-state.rules.ts'

export const hoursToReport = 48
export const maxDamageImages = 3
const maxReports = 5
/** Shorter apart, one report was sent twice. */
const minutesBetweenReports = 5
export const maxDeliveryImages = 6

/** The deadline for a damage report; null where nothing was delivered. */
export const notifiedUntil = (deliveredAt: Date | null): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + hoursToReport * hourMs)

/** Staff's photos from before the delivery prove the hand-over to the agency. */
export type ImageKind = 'hand_over' | 'delivery' | 'damage'

const withCarrier: readonly DeliveryState[] = [
  'handed_over',
  'in_transit',
  'in_customs',
  'in_province',
  'ready_for_pickup',
  'out_for_delivery',
  'delivered',
]
/** Whether staff may add a photo: of the hand-over to the agency, then of the delivery. */
export const takesStaffImages = (delivery: DeliveryState): boolean => withCarrier.includes(delivery)

export interface OrderImage {
  readonly name: string
  readonly kind: ImageKind
  readonly at: Date
}

/** Why nothing more is reported, whatever was found since; null where it may be. */
export function furtherRefusal(
  reports: readonly Pick<DamageReport, 'at'>[],
  now: Date,
): 'told_before' | 'told_often' | null {
  if (reports.length >= maxReports) return 'told_often'
  const last = reports.at(-1)
  const isSoon =
    last !== undefined && now.getTime() - last.at.getTime() < minutesBetweenReports * minuteMs
  return isSoon ? 'told_before' : null
}

/** What a report waits for: its answer, or what the answer promised; null where nothing is left. */
export function reportWaits(
  report: Pick<DamageReport, 'answeredAt'> | null,
  history: readonly { readonly code: string | null }[],
): 'answer' | 'promise' | null {
  if (!report) return null
  if (report.answeredAt === null) return 'answer'
  const last = history.findLast(
    ({ code }) => code === 'damage_answered' || code === 'damage_promised',
  )
  return last?.code === 'damage_promised' ? 'promise' : null
}

export type Reporter = 'payer' | 'recipient'

export interface DamageReport {
  readonly description: string
  /** Whose link it came by. */
  readonly reporter: Reporter
  readonly at: Date
  /** Empty until staff reply. */
  readonly answer: string
  readonly answeredAt: Date | null
}
