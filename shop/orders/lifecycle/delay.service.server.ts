import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { addNote } from '../history/notes.service.server.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { Order } from '../order.rules.ts'
import { linesOf, lockOrder, returnedMoneyOf } from '../orders.queries.server.ts'
import { linkOf, orderByLink } from '../orders.service.server.ts'
import { cancelOrder } from './changes.service.server.ts'
import {
  type AskedDelay,
  answerBy,
  type Delay,
  type DelayAnswer,
  type DelayRefusal,
  delayNoticeRefusal,
  delayRefusal,
  isOnTheWay,
  promisedEnd,
  silenceMeans,
  windowIn,
} from './delay.rules.ts'
import {
  delaysOf,
  insertDelay,
  ordersOfSilentDelays,
  windowOf,
  writeAnswer,
  writeWindow,
} from './delays.queries.server.ts'

type Delaying = Needs<'now' | 'config' | 'shopUrl'>
type Inside = Delaying & { readonly tx: Tx }

interface Notice {
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** The dates that a notice names, and the links to answer while an answer is awaited. */
function noticeOf(
  ctx: Needs<'config' | 'shopUrl'>,
  order: Order,
  { window, silence, answer }: Pick<Delay, 'window' | 'silence' | 'answer'>,
) {
  const page = `${ctx.shopUrl}${linkOf(ctx, order, 'payer')}/demora`
  const choices = { accept: `${page}?elige=esperar`, cancel: `${page}?elige=cancelar`, silence }
  return { window, choices: answer === null ? choices : null }
}

/** The same of the newest notice, as it stands now. */
export async function newestNotice(
  ctx: Needs<'config' | 'shopUrl'> & { readonly tx: Tx },
  order: Order,
) {
  const [delay] = await delaysOf(ctx.tx, order.id)
  return delay ? noticeOf(ctx, order, asItStands(delay, order)) : {}
}

async function notify(
  ctx: Inside,
  order: Order,
  delay: Pick<Delay, 'window' | 'silence' | 'answer'>,
  note: string,
) {
  const whole = { ...order, lines: await linesOf(ctx.tx, order.id) }
  const notifications = {
    buyer: ['order_delayed'] as const,
    recipient: ['recipient_delayed'] as const,
    owner: [],
  }
  await write(ctx, whole, notifications, { note, ...noticeOf(ctx, order, delay) })
}

/** Its dates hold at once, everywhere. After hand-over there is nothing to answer: the notice is stored as settled. */
async function record(
  inside: Inside,
  order: Order,
  { window, reason, isFirst }: Pick<Delay, 'window'> & { reason: string; isFirst: boolean },
) {
  const { tx, now, actor } = inside
  const promised = promisedEnd(order)
  const answer = isOnTheWay(order) ? ('moot' as const) : null
  const silence = silenceMeans(window, { isFirst, promised })
  await insertDelay(tx, {
    ...{ orderId: order.id, window, silence, reason, answer, sentAt: now },
    sentBy: 'id' in actor ? actor.id : null,
    answerBy: answerBy(promised, now),
  })
  await writeWindow(tx, order.id, window)
  return { window, silence, answer }
}

const asksTwice = (order: Order, earlier: readonly Delay[]) =>
  !isOnTheWay(order) && earlier.some(({ answer }) => answer === null)

/** An administrator reports a delay: before hand-over the buyer chooses; buyer and recipient get the new dates. */
export const sendDelay = (
  ctx: Delaying,
  orderId: string,
  { reason, ...input }: Notice,
): Promise<Result<Order, DelayRefusal>> =>
  inTransaction(ctx, async (inside): Promise<Result<Order, DelayRefusal>> => {
    const order = await lockOrder(inside.tx, orderId)
    if (!order) return refused('order_not_found')
    const refusal = delayNoticeRefusal(order)
    if (refusal) return refused(refusal)
    const window = windowIn(input, inside.now)
    if (window === 'invalid') return refused('delay_window')
    if (window === 'too_far') return refused('delay_too_far')
    const earlier = await delaysOf(inside.tx, orderId)
    if (asksTwice(order, earlier)) return refused('delay_waiting')
    const delay = await record(inside, order, { window, reason, isFirst: earlier.length === 0 })
    await addNote(inside, orderId, {
      event: { code: 'delay_sent', from: input.from, to: input.to },
      reason,
    })
    const announced = { ...order, window, isUndated: window === null }
    await notify(inside, announced, delay, reason)
    return ok(announced)
  })

interface Answering {
  readonly answer: DelayAnswer
  readonly wasSilent: boolean
}

/** Records the answer with its order; a cancellation that is refused is not recorded. */
async function settle(
  ctx: Inside,
  delay: Delay,
  { answer, wasSilent }: Answering,
): Promise<Result<DelayAnswer, DelayRefusal>> {
  const { orderId } = delay
  const by = wasSilent ? 'silence' : 'buyer'
  if (answer === 'cancelled') {
    const event = { code: 'delay_cancelled', by } as const
    const cancelled = await cancelOrder(ctx, { orderId, event })
    if (!cancelled.ok) return cancelled
  } else {
    await addNote(ctx, orderId, { event: { code: 'delay_accepted', by } })
  }
  await writeAnswer(ctx.tx, delay.id, { answer, wasSilent, at: ctx.now })
  return ok(answer)
}

/** Of an order that left, ended or went back nothing is asked any more, though nobody answered. */
function asItStands(delay: Delay, order: Order): Delay {
  const refusal = delayRefusal(order)
  const isMoot = refusal !== null && refusal !== 'order_held'
  return isMoot && delay.answer === null ? { ...delay, answer: 'moot' } : delay
}

async function withRest({ tx }: { readonly tx: Tx }, delay: Delay): Promise<AskedDelay> {
  const money = (await returnedMoneyOf(tx, [delay.orderId])).get(delay.orderId)
  return { ...delay, rest: money && money.held > 0 && money.returned > 0 ? money.held : null }
}

/** The open question for a payer's link; null where the link is invalid or there is no delay. */
export async function delayByLink(ctx: Needs<'config'>, token: string): Promise<AskedDelay | null> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'payer') return null
  const acting = asSystem(ctx.db, 'a delay is opened by its link')
  return inTransaction(acting, async ({ tx }) => {
    const [delay] = await delaysOf(tx, opened.order.id)
    return delay ? withRest({ tx }, asItStands(delay, opened.order)) : null
  })
}

/** The notice that a buyer has not answered; null where no answer is awaited. */
export async function openDelay(ctx: Needs, order: Order): Promise<AskedDelay | null> {
  if (delayRefusal(order)) return null
  const acting = asSystem(ctx.db, 'is an answer to a delay awaited')
  return inTransaction(acting, async ({ tx }) => {
    const open = (await delaysOf(tx, order.id)).find(({ answer }) => answer === null)
    return open ? withRest({ tx }, open) : null
  })
}

/** Delay notices of an order, newest first; row security limits them to staff. */
export const delaysForStaff = (ctx: Needs, orderId: string) =>
  inTransaction(ctx, async ({ tx }) => {
    const [window, delays] = await Promise.all([windowOf(tx, orderId), delaysOf(tx, orderId)])
    return { window, delays }
  })

/** The payer answers once, through the link, before hand-over. */
export async function answerDelay(
  ctx: Delaying,
  token: string,
  answer: DelayAnswer,
): Promise<Result<DelayAnswer, DelayRefusal>> {
  const requested = await delayByLink(ctx, token)
  if (!requested) return refused('order_not_found')
  const acting = { ...ctx, ...asSystem(ctx.db, 'the payer answers a delay notice') }
  return inTransaction(acting, async (inside): Promise<Result<DelayAnswer, DelayRefusal>> => {
    const order = await lockOrder(inside.tx, requested.orderId)
    const [delay] = await delaysOf(inside.tx, requested.orderId)
    if (!order || !delay) return refused('order_not_found')
    if (delay.answer !== null) return refused('delay_answered')
    const refusal = delayRefusal(order)
    return refusal ? refused(refusal) : settle(inside, delay, { answer, wasSilent: false })
  })
}

/** A held order stays held for staff; one that was handed over or ended needs no answer. */
async function closeSilence(inside: Inside, orderId: string): Promise<boolean> {
  const { tx, now } = inside
  const order = await lockOrder(tx, orderId)
  const delay = (await delaysOf(tx, orderId)).find(({ answer }) => answer === null)
  if (!order || !delay || delay.answerBy >= now || order.compliance === 'held') return false
  if (delayRefusal(order)) {
    await writeAnswer(tx, delay.id, { answer: 'moot', wasSilent: true, at: now })
    return false
  }
  const answer = delay.silence === 'accepts' ? 'accepted' : 'cancelled'
  return (await settle(inside, delay, { answer, wasSilent: true })).ok
}

const atOnce = 100

/** Applies what silence means, as announced in the e-mail; returns how many. */
export async function closeSilentDelays(ctx: Delaying): Promise<number> {
  const ids = await inTransaction(ctx, ({ tx, now }) => ordersOfSilentDelays(tx, now, atOnce))
  let count = 0
  for (const id of ids)
    if (await inTransaction(ctx, (inside) => closeSilence(inside, id))) count += 1
  return count
}
