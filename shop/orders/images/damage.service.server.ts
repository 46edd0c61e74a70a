import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { addNote } from '../history/notes.service.server.ts'
import { once } from '../lifecycle/staff-idempotency.service.server.ts'
import { receivedAt } from '../lookup/receipt.service.server.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { changesOf, findOrder, linesOf, lockOrder } from '../orders.queries.server.ts'
import type { DamageAnswer } from './damage.input.ts'
import {
  type DamageReport,
  furtherRefusal,
  maxDamageImages,
  notifiedUntil,
  type Reporter,
  reportWaits,
} from './damage.rules.ts'
import {
  answerDamage,
  countOpenDamage,
  damageOf,
  insertDamage,
  openDamageOrders,
} from './images.queries.server.ts'
import { dropImage, noteImage, type StoredImage, storeImage } from './images.service.server.ts'

type DamageContext = Needs<'now' | 'files' | 'config' | 'shopUrl'>

export type DamageRefusal =
  | ImageRefusal
  | 'not_delivered'
  | 'too_late'
  | 'told_before'
  | 'told_often'
  | 'text_missing'
  | 'too_many_pictures'

export interface DamageStatus {
  /** The newest. */
  readonly report: DamageReport | null
  /** Those before it, oldest first. */
  readonly earlier: readonly DamageReport[]
  readonly waits: ReturnType<typeof reportWaits>
  /** The deadline for a report; null when none is possible. */
  readonly until: Date | null
}

async function status(tx: Tx, order: Pick<Order, 'id' | 'delivery' | 'destination'>, now: Date) {
  const [reports, at] = await Promise.all([damageOf(tx, order.id), receivedAt(tx, order)])
  const until = notifiedUntil(at)
  const further = furtherRefusal(reports, now)
  return { reports, until, further, isOpen: until !== null && now <= until }
}

/** The damage reports of an order, and whether one can still be made. */
export const damageStatus = (
  ctx: Needs<'now'>,
  order: Pick<Order, 'id' | 'delivery' | 'destination'>,
): Promise<DamageStatus> =>
  asSystemWithin(ctx, 'the damage reports of an order', async ({ tx, now }) => {
    const { reports, until, isOpen, further } = await status(tx, order, now)
    const report = reports.at(-1) ?? null
    const isPossible = isOpen && further !== 'told_often'
    const waits = report && reportWaits(report, await changesOf(tx, order.id))
    return { report, earlier: reports.slice(0, -1), waits, until: isPossible ? until : null }
  })

async function refusalFor(
  tx: Tx,
  order: Pick<Order, 'id' | 'delivery' | 'destination'>,
  now: Date,
) {
  const { until, isOpen, further } = await status(tx, order, now)
  if (until === null) return 'not_delivered'
  return isOpen ? further : 'too_late'
}

type Stored = Result<StoredImage[], ImageRefusal>

async function saveAll(ctx: DamageContext, files: readonly Buffer[]): Promise<Stored> {
  const stored: StoredImage[] = []
  for (const bytes of files) {
    const image = await storeImage(ctx, bytes)
    if (!image.ok) {
      for (const one of stored) await dropImage(ctx, one)
      return image
    }
    stored.push(image.value)
  }
  return ok(stored)
}

type DamageReported = Result<null, DamageRefusal>

interface Described {
  readonly description: string
  readonly reporter: Reporter
}

const note = (
  ctx: DamageContext,
  id: string,
  { description, reporter }: Described,
  images: readonly StoredImage[],
) =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'somebody reports damage') },
    async (inside): Promise<DamageReported> => {
      const { tx, now } = inside
      const order = await lockOrder(tx, id)
      const refusal = order ? await refusalFor(tx, order, now) : 'not_delivered'
      if (refusal) return refused(refusal)
      if (!(await insertDamage(tx, { order_id: id, description, reporter, reported_at: now })))
        return refused('told_before')
      for (const image of images) await noteImage(inside, id, 'damage', { ...image, by: null })
      const isRecipients = reporter === 'recipient'
      const code = isRecipients ? 'damage_reported_by_recipient' : 'damage_reported'
      await addNote(inside, id, { event: { code } })
      await writeAbout(inside, id, 'damage_received', { reporter, note: description })
      return ok(null)
    },
  )

type Writing = Needs<'now' | 'config' | 'shopUrl'>

/** An e-mail to the buyer about the report, with what was written, and to the recipient who made it. */
async function writeAbout(
  ctx: Writing & { readonly tx: Tx },
  orderId: string,
  kind: 'damage_received' | 'damage_answered',
  { reporter, note }: { readonly reporter: Reporter; readonly note: string },
) {
  const order = await findOrder(ctx.tx, { id: orderId })
  if (!order) return
  const whole = { ...order, lines: await linesOf(ctx.tx, orderId) }
  const isReportedByRecipient = reporter === 'recipient'
  const recipient = isReportedByRecipient ? ([`recipient_${kind}`] as const) : []
  await write(ctx, whole, { buyer: [kind], recipient, owner: [] }, { note, isReportedByRecipient })
}

/** Payer or recipient reports damage, within two days, with photos; what is found later is a further report. */
export async function reportDamage(
  ctx: DamageContext,
  order: Pick<Order, 'id' | 'delivery' | 'destination'>,
  { description, reporter, files }: Described & { readonly files: readonly Buffer[] },
): Promise<DamageReported> {
  const acting = asSystem(ctx.db, 'whether damage can be reported')
  const refusal = await inTransaction(acting, ({ tx }) => refusalFor(tx, order, ctx.now))
  if (refusal) return refused(refusal)
  if (description === '') return refused('text_missing')
  if (files.length > maxDamageImages) return refused('too_many_pictures')
  const images = await saveAll(ctx, files)
  if (!images.ok) return images
  const done = await note(ctx, order.id, { description, reporter }, images.value)
  if (!done.ok) for (const one of images.value) await dropImage(ctx, one)
  return done
}

export type AnswerRefusal =
  | 'not_allowed'
  | 'text_missing'
  | 'order_not_found'
  | 'answered_meanwhile'

/** Staff reply under their own name; the buyer gets the reply by e-mail and on the order page. */
export async function answerNotification(
  ctx: Writing & Needs<'requestId'>,
  orderId: string,
  { answer, seen, promises }: DamageAnswer,
  attempt: string | null = null,
): Promise<Result<unknown, AnswerRefusal>> {
  const { actor, now } = ctx
  if (actor.role !== 'admin') return refused('not_allowed')
  if (answer === '') return refused('text_missing')
  return once(ctx, { orderId, attempt }, async (inside): Promise<Result<null, AnswerRefusal>> => {
    const { tx } = inside
    const values = { answer, answered_by: actor.id, answered_at: now }
    const newest = (await damageOf(tx, orderId)).at(-1)
    if (!newest) return refused('order_not_found')
    if (!(await answerDamage(tx, orderId, values, seen))) return refused('answered_meanwhile')
    const order = await findOrder(tx, { id: orderId })
    if (!order) return refused('order_not_found')
    await recordChanges(inside, [
      {
        ...{ area: 'order', subject: order.number, action: 'answered' },
        ...{ before: null, after: { answer } },
      },
    ])
    const code = promises ? 'damage_promised' : 'damage_answered'
    await addNote(inside, orderId, { event: { code } })
    const { reporter } = newest
    await writeAbout(inside, orderId, 'damage_answered', { reporter, note: answer })
    return ok(null)
  })
}

/** For the admin home; row security returns 0 to other roles. */
export const openDamageCount = (ctx: Needs): Promise<number> =>
  inTransaction(ctx, ({ tx }) => countOpenDamage(tx))

const maxShown = 100

export const openDamage = (ctx: Needs) =>
  inTransaction(ctx, ({ tx }) => openDamageOrders(tx, maxShown))
