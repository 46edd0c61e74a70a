import { z } from 'zod'
import { withoutUnseen } from '#kernel/text/text-input.ts'
import { exportBases } from '#shop/compliance/release.rules.ts'
import { installationOutcomes } from '../installation/installation.rules.ts'
import { bulkSteps, deliveryNext } from './order-state.rules.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((input) => withoutUnseen(input).replace(/\s+/gu, ' ').trim())
const some = (max: number) => text(max).refine((input) => input !== '')
const reason = some(1_000)
/** What a decision about a person rests on is kept for years: a letter or two say nothing. */
const grounds = reason.refine((input) => input.replace(/[^\p{L}]/gu, '').length >= 3, {
  params: { code: 'reason_short' },
})
type Step = Exclude<keyof typeof deliveryNext, 'cancelled'>
/** A cancellation is no step: it has an action of its own, which knows the money. */
const states = Object.keys(deliveryNext).filter((state): state is Step => state !== 'cancelled')

/** Staff actions on an order, with a reason where one is required. */
export const staffAction = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('release'), reason: grounds }),
  z.object({ intent: z.literal('reject'), reason: grounds }),
  z.object({ intent: z.literal('ask'), reason }),
  z.object({ intent: z.literal('escalate'), reason: grounds }),
  z.object({ intent: z.literal('hold'), reason: grounds }),
  z.object({ intent: z.literal('cancel'), reason }),
  z.object({
    intent: z.literal('deliver'),
    to: z.enum(states),
    reason: text(1_000).default(''),
    receivedBy: text(200).default(''),
    basis: z.enum(exportBases).optional(),
    filing: text(100).optional(),
    carrier: text(80).optional(),
    code: text(80).optional(),
  }),
  // a box that is not ticked is not sent
  z.object({ intent: z.literal('undeliver'), reason, writes: z.literal('on').optional() }),
  z.object({
    intent: z.literal('export'),
    basis: z.enum(exportBases),
    filing: text(100).default(''),
  }),
  z.object({ intent: z.literal('track'), carrier: text(80), code: text(80) }),
  z.object({
    intent: z.literal('delay'),
    from: text(10).default(''),
    to: text(10).default(''),
    reason,
  }),
  z.object({ intent: z.literal('note'), reason }),
  z.object({ intent: z.literal('renew_link'), reason }),
  z.object({
    intent: z.literal('install'),
    outcome: z.enum(installationOutcomes),
    reason: text(1_000).default(''),
  }),
])
/** The idempotency key of the form, or null. */
export const readAttempt = (input: unknown): string | null =>
  typeof input === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(input) ? input : null

export type StaffAction = z.infer<typeof staffAction>

const maxAtOnce = 50
export const bulkStep = z.object({
  to: z.enum(bulkSteps),
  orders: z.array(z.uuid()).min(1).max(maxAtOnce),
  /** Of the hand-over to Cuba, for orders that have none yet. */
  basis: z.enum(exportBases),
  filing: text(100),
  /** Who carries them, for orders that name nobody yet. */
  carrier: text(80).default(''),
})
export type BulkStep = z.infer<typeof bulkStep>
