import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { format, formatPlural } from '#kernel/messages.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { laterChanges, recordChanges } from '#shop/audit/audit.service.server.ts'
import { fewUnits } from '#shop/catalogue/products/product.rules.ts'
import { listsWaiting } from '#shop/compliance/lists/lists.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { deviceIds } from './devices/devices.queries.server.ts'
import { pushTo } from './devices/push.service.server.ts'
import { messages } from './messages/messages.ts'
import type { TypedChoice } from './notification.input.ts'
import {
  chosenSince,
  countsOf,
  type Happening,
  hourOf,
  isOfDonation,
  isQuiet,
  isSummaryDue,
  linesOf,
  type NewsLine,
  pathOf,
} from './notification.rules.ts'
import {
  administrators,
  claimLook,
  claimSummary,
  happenings,
  type NotifiedUser,
  writeChoice,
} from './notifications.queries.server.ts'

export type { NotifiedUser }

/** For staff: every administrator, and what each is notified of. */
export const notifiedUsers = (ctx: Needs): Promise<NotifiedUser[]> =>
  inTransaction(ctx, ({ tx }) => administrators(tx))

const noted = ({ events, quietFrom, quietUntil, summaryAt, byEmail }: TypedChoice['choice']) => ({
  ...{ events, quiet_from: quietFrom, quiet_until: quietUntil, summary: summaryAt },
  by_email: byEmail,
})

/** What an administrator is notified of from now on; false where there is no such administrator. */
export const chooseNotifications = (
  ctx: Needs<'now' | 'requestId'>,
  { user, choice }: TypedChoice,
): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const before = (await administrators(inside.tx)).find(({ id }) => id === user)
    if (!before) return false
    await writeChoice(inside.tx, user, choice, inside.now)
    const change = { area: 'notification', subject: before.email, action: 'changed' } as const
    await recordChanges(inside, [{ ...change, before: noted(before), after: noted(choice) }])
    return true
  })

interface Notifying extends Needs<'now'> {
  readonly shopUrl: string
  /** What waits for somebody, in their language. */
  readonly waitingFor: (user: NotifiedUser) => Promise<readonly string[]>
}
type Inside = Notifying & { readonly tx: Tx }

const localeOf = ({ locale }: NotifiedUser) => parseLocale(locale) ?? fallbackLocale

interface News {
  readonly lines: readonly NewsLine[]
  /** How much of each kind, without whose: a device may show it on a locked screen. */
  readonly counts: readonly string[]
  readonly isSummary: boolean
}

async function send(inside: Inside, user: NotifiedUser, { lines, counts, isSummary }: News) {
  const locale = localeOf(user)
  const devices = await deviceIds(inside.tx, user.id)
  if (user.byEmail || devices.length === 0) {
    const link = `${inside.shopUrl}/admin`
    const email = { kind: 'staff_news', lines, isSummary, link } as const
    await queueEmail(inside, { to: user.email, locale, email })
  }
  const { news, summary } = messages.notifications[locale].push
  const push = { title: isSummary ? summary : news, lines: counts, isTest: false }
  await pushTo(inside, { to: user.email, locale, devices }, push)
}

/** Once a day while a list is old, or will be within two days. */
async function listsDue(inside: Inside, since: Date): Promise<Happening[]> {
  if (dayOf(since) === dayOf(inside.now)) return []
  const { lists, expiring } = await listsWaiting(inside)
  return lists + expiring > 0 ? [{ event: 'lists', subject: '' }] : []
}

/** Nothing from before somebody chose to hear of it. */
async function chosenOf(inside: Inside, { email, events }: NotifiedUser, since: Date) {
  const { tx, now } = inside
  const happened = await happenings(tx, { since, until: now, few: fewUnits })
  const fields = { area: 'notification', subject: email, fields: ['events'] }
  const changes = await laterChanges(inside, fields, since)
  const isChosen = ({ event, at }: (typeof happened)[number]) =>
    events.includes(event) && at > (chosenSince(event, changes) ?? since)
  const lists = events.includes('lists') ? await listsDue(inside, since) : []
  return [...happened.filter(isChosen), ...lists]
}

/** Sends somebody what happened since the last time, once the quiet hours are over. */
async function notify(inside: Inside, user: NotifiedUser, since: Date): Promise<void> {
  const { tx, now } = inside
  if (user.events.length === 0) return
  if (isQuiet(user, hourOf(now)) || !(await claimLook(tx, user.id, since, now))) return
  const chosen = await chosenOf(inside, user, since)
  if (chosen.length === 0) return
  const texts = messages.notifications[localeOf(user)]
  const lineOf = (happening: Happening) => {
    const path = pathOf(happening)
    const { event, subject } = happening
    const link = path && `${inside.shopUrl}${path}`
    const text = isOfDonation(happening) ? texts.heldDonation : texts.lines[event]
    return { text: format(text, { subject }), link }
  }
  const moreOf = (count: number) => formatPlural(localeOf(user), texts.more, count)
  const counts = countsOf(chosen).map(([event, count]) => `${texts.counts[event]}: ${count}`)
  await send(inside, user, { lines: linesOf(chosen, lineOf, moreOf), counts, isSummary: false })
}

/** What waits, once a day. */
async function summarise(inside: Inside, user: NotifiedUser, waiting: readonly string[]) {
  const { tx, now } = inside
  if (!(await claimSummary(tx, user.id, dayOf(now)))) return
  const { nothing } = messages.notifications[localeOf(user)]
  const texts = waiting.length > 0 ? waiting : [nothing]
  const lines = texts.map((text) => ({ text, link: null }))
  await send(inside, user, { lines, counts: texts, isSummary: true })
}

/** Who has chosen nothing hears of the usual from now on. */
const begin = (ctx: Notifying, user: NotifiedUser): Promise<void> =>
  user.events.length === 0
    ? Promise.resolve()
    : inTransaction(ctx, ({ tx, now }) => writeChoice(tx, user.id, user, now))

/** Writes to everybody who is due; each person in a transaction of their own. */
export async function notifyStaff(ctx: Notifying): Promise<void> {
  for (const user of await notifiedUsers(ctx)) {
    const { lookedAt } = user
    if (lookedAt === null) {
      await begin(ctx, user)
      continue
    }
    // read in that person's name, before the transaction of the shop's own
    const waiting = isSummaryDue(user, ctx.now) ? await ctx.waitingFor(user) : null
    await inTransaction(ctx, async (inside) => {
      await notify(inside, user, lookedAt)
      if (waiting) await summarise(inside, user, waiting)
    })
  }
}
