import { fallbackLocale, type Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import type { SetSheet } from '#shop/catalogue/products/set-sheet.rules.ts'
import { setSheets } from '#shop/catalogue/products/set-sheets.service.server.ts'
import type { OrderEmailKind, OrderFacts } from '#shop/emails/order-email.rules.ts'
import { type OrderEmailTo, queueOrderEmails } from '#shop/emails/order-emails.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { type Arrival, arrivalSentence } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import type { ResentEmail } from '../history/history-notes.rules.ts'
import { noteDate } from '../history/notes.queries.server.ts'
import { openInstallations } from '../installation/installation.queries.server.ts'
import { type Axis, isSettled } from '../lifecycle/order-state.rules.ts'
import { arrivalsOf } from '../lookup/arrival.service.server.ts'
import {
  installationPath,
  isInstalledAlone,
  nameIn,
  type Order,
  type OrderViewer,
  type OrderWithLines,
  placeOfSheet,
} from '../order.rules.ts'
import {
  dividedOf,
  lastRefundOf,
  linesOf,
  type ReturnedMoney,
  returnedMoneyOf,
} from '../orders.queries.server.ts'
import { linkOf } from '../orders.service.server.ts'
import { isForOneself, isPickedUp, recipientName, shippingAddress } from '../parties.rules.ts'
import { trackingUrl } from '../steps/tracking.rules.ts'
import { isArriving, type Notifications, notificationsFor } from './order-notifications.rules.ts'

type NotificationContext = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }

export interface NotificationDetails {
  readonly note?: string | undefined
  readonly choices?: OrderFacts['choices']
  readonly refunded?: OrderFacts['refunded'] | undefined
  readonly wasDelivered?: boolean
  readonly isNowTransfer?: boolean
  /** Where it is not now. */
  readonly refundedAt?: Date | undefined
  readonly window?: OrderFacts['window']
  readonly partial?: OrderFacts['partial'] | undefined
  readonly corrections?: OrderFacts['corrections']
  readonly isReportedByRecipient?: boolean
}

const unknownMoney = { held: null, returned: null, underway: null }

interface SentDetails extends NotificationDetails {
  /** The wiring sheet of the items that make one set. */
  readonly sheet: SetSheet | null
  readonly arrival: Arrival | null
  /** A technician comes. */
  readonly isInstalled: boolean
  /** Several paid it, whatever became of it since. */
  readonly wasDivided: boolean
  /** What is returned of an order that ended, went back before and is on its way back. */
  readonly money: ReturnedMoney | typeof unknownMoney
}

const sheetFacts = (
  { shopUrl }: NotificationContext,
  { sheet }: SentDetails,
  locale: Locale,
): Pick<OrderFacts, 'setSheet' | 'isSetWhole'> =>
  sheet ? { setSheet: `${shopUrl}${sheet.path}&lng=${locale}`, isSetWhole: sheet.isWhole } : {}

function factsOf(
  ctx: NotificationContext,
  order: OrderWithLines,
  viewer: OrderViewer,
  { details, locale }: { readonly details: SentDetails; readonly locale: Locale },
): OrderFacts {
  const { number, destination, method, methodName, buyer, recipient, placedAt } = order
  return {
    ...{ number, destination, method, methodName, placedAt, payBy: order.payBy },
    link: `${ctx.shopUrl}${linkOf(ctx, order, viewer)}`,
    isPaid: isSettled(order.payment) || order.payment === 'refund_due',
    isDeclined: order.payment === 'failed',
    isDivided: details.wasDivided || order.payment === 'awaiting_parts',
    buyerName: buyer.name,
    recipientName: recipientName(recipient),
    isForOneself: isForOneself(buyer, recipient),
    isNowTransfer: details.isNowTransfer === true,
    isReportedByRecipient: details.isReportedByRecipient === true,
    lines: order.lines.map((line) => ({
      name: nameIn(line, locale),
      quantity: line.quantity,
      price: line.unitPrice,
      total: line.amount,
      ...(isInstalledAlone(line, details.sheet ?? null)
        ? {
            installation: `${ctx.shopUrl}${installationPath(line, order)}&lng=${locale}`,
          }
        : {}),
    })),
    ...sheetFacts(ctx, details, locale),
    sums: order,
    isInstalled: details.isInstalled,
    isPickup: isPickedUp(recipient.address),
    address: shippingAddress(recipient),
    authorisedName: recipient.authorised?.name,
    carrier: order.carrier,
    trackingCode: order.trackingCode,
    trackingPage: trackingUrl(order.carrier, order.trackingCode),
    receivedBy: order.receivedBy,
    itemsUntil: order.itemsUntil,
    arrival: details.arrival ? arrivalSentence(details.arrival, locale) : '',
    window: details.window ?? null,
    note: details.note ?? '',
    choices: details.choices ?? null,
    refunded: details.refunded ?? null,
    refundedAt: details.refunded ? (details.refundedAt ?? ctx.now) : null,
    ...{ ...details.money, isGoingBack: isGoingBack(order) },
    wasDelivered: details.wasDelivered ?? false,
    partial: details.partial ?? null,
    corrections: details.corrections,
  }
}

/** The owner's e-mails are in Spanish, sent to the shop's own address if it is set. */
export async function ownersAddress(ctx: Needs<'now'> & { readonly tx: Tx }): Promise<string> {
  const { supportEmail } = await currentShopFacts({ ...ctx, locale: fallbackLocale })
  return isEmail(supportEmail) ? supportEmail : ''
}

const sheetsOf = (ctx: NotificationContext, orders: readonly OrderWithLines[]) =>
  setSheets(
    { ...ctx, locale: fallbackLocale },
    orders.map((order) => ({ lines: order.lines, place: placeOfSheet(order) })),
  )

const isGoingBack = ({ payment, delivery }: Order) =>
  payment === 'refund_due' || (payment === 'partly_refunded' && delivery === 'cancelled')

const goingBack: readonly Order['payment'][] = ['refund_due', 'partly_refunded']
/** Read only where money goes back: placing an order asks nothing more. */
const moneyOf = (ctx: NotificationContext, orders: readonly Order[]) =>
  returnedMoneyOf(
    ctx.tx,
    orders.filter(({ payment }) => goingBack.includes(payment)).map(({ id }) => id),
  )

interface QueuedNotification {
  readonly order: OrderWithLines
  readonly notifications: Notifications
  readonly details?: NotificationDetails
}

interface PreparedNotification extends QueuedNotification {
  readonly details: SentDetails
}

/** E-mails read in Cuba are in Spanish, whatever the buyer's language. */
const cubanLocale: Locale = 'es'

/** The e-mails about one order; the owner's address is empty where it is not set. */
function emailsOf(
  ctx: NotificationContext,
  owner: string,
  { order, notifications, details }: PreparedNotification,
) {
  const payer = factsOf(ctx, order, 'payer', { details, locale: order.locale })
  const count = (facts: OrderFacts, to: string, locale: Locale) => (kind: OrderEmailKind) => ({
    to,
    locale,
    email: { kind, order: facts },
  })
  const { email } = order.recipient
  const toRecipient = () => {
    const locale = order.destination === 'cuba' ? cubanLocale : order.locale
    return count(factsOf(ctx, order, 'recipient', { details, locale }), email, locale)
  }
  const toOwner = () => {
    const facts = factsOf(ctx, order, 'payer', { details, locale: fallbackLocale })
    const link = `${ctx.shopUrl}/admin/pedidos/${order.number}`
    return count({ ...facts, link }, owner, fallbackLocale)
  }
  return [
    ...notifications.buyer.map(count(payer, order.buyer.email, order.locale)),
    ...(email === '' || notifications.recipient.length === 0
      ? []
      : notifications.recipient.map(toRecipient())),
    ...(owner === '' ? [] : notifications.owner.map(toOwner())),
  ]
}

/** An e-mail to buyer or recipient, written anew of the order as it is now, with the words of its occasion. */
export async function orderEmailAgain(
  ctx: NotificationContext,
  order: OrderWithLines,
  kind: ResentEmail,
  ofOccasion: NotificationDetails,
): Promise<OrderEmailTo> {
  const isRecipients = kind.startsWith('recipient_')
  const notifications: Notifications = {
    buyer: isRecipients ? [] : [kind],
    recipient: isRecipients ? [kind] : [],
    owner: [],
  }
  const [sheet = null] = await sheetsOf(ctx, [order])
  const [arrival = null] = await arrivalsOf(ctx, [order])
  const wasDivided = (await dividedOf(ctx.tx, [order.id])).has(order.id)
  const money = (await moneyOf(ctx, [order])).get(order.id) ?? unknownMoney
  const refund = kind === 'order_refunded' ? await lastRefundOf(ctx.tx, order.id) : null
  const refunded = refund ? { refunded: refund.amount, refundedAt: refund.at } : {}
  const isInstalled = (await openInstallations(ctx.tx, [order])).has(order.id)
  const details = { ...ofOccasion, sheet, arrival, isInstalled, wasDivided, money, ...refunded }
  const [email] = emailsOf(ctx, '', { order, notifications, details })
  if (!email) throw new Error(`no address for ${kind}`)
  return email
}

/** Whoever receives what he buys, or reads the recipient's e-mails, hears of each event once. */
function withoutDoubles(one: QueuedNotification): QueuedNotification {
  const { order, notifications } = one
  const { buyer, recipient } = order
  const isSame =
    isForOneself(buyer, recipient) || recipient.email.toLowerCase() === buyer.email.toLowerCase()
  return isSame && notifications.buyer.length > 0
    ? { ...one, notifications: { ...notifications, recipient: [] } }
    : one
}

/** Queues the e-mails within the transaction that causes them. */
export async function writeOf(
  ctx: NotificationContext,
  all: readonly QueuedNotification[],
): Promise<void> {
  const owner = all.some(({ notifications }) => notifications.owner.length > 0)
    ? await ownersAddress(ctx)
    : ''
  const orders = all.map(({ order }) => order)
  const sheets = await sheetsOf(ctx, orders)
  const arrivals = await arrivalsOf(ctx, orders)
  const divided = await dividedOf(
    ctx.tx,
    orders.map(({ id }) => id),
  )
  const money = await moneyOf(ctx, orders)
  const installed = await openInstallations(ctx.tx, orders)
  await queueOrderEmails(
    ctx,
    all.map(withoutDoubles).flatMap((one, index) => {
      const sheet = sheets[index] ?? null
      const wasDivided = divided.has(one.order.id)
      const arrival = arrivals[index] ?? null
      const details = {
        ...{ ...one.details, sheet, arrival, wasDivided },
        isInstalled: installed.has(one.order.id),
        money: money.get(one.order.id) ?? unknownMoney,
      }
      return emailsOf(ctx, owner, { ...one, details })
    }),
  )
}

export const write = (
  ctx: NotificationContext,
  order: OrderWithLines,
  notifications: Notifications,
  details: NotificationDetails = {},
) => writeOf(ctx, [{ order, notifications, details }])

export interface Moved extends NotificationDetails {
  readonly axis: Axis
  readonly from: string
  readonly to: string
  readonly isSold?: boolean
  readonly isResolved?: boolean
}

/** The notifications of a change; most changes have none. */
export async function notificationOf(
  ctx: NotificationContext,
  order: Order,
  moved: Moved,
): Promise<void> {
  const isInHands =
    isArriving(moved) && (await noteDate(ctx.tx, order.id, 'receipt_confirmed')) !== null
  const notifications = notificationsFor({ ...moved, isInHands }, moved.from, order)
  if (
    notifications.buyer.length + notifications.recipient.length + notifications.owner.length ===
    0
  )
    return
  const isDelivered = moved.axis === 'delivery' && moved.from === 'delivered'
  const wasDelivered = isDelivered || (moved.isResolved ?? false)
  const isNowTransfer = moved.from === 'awaiting_payment' && moved.to === 'awaiting_proof'
  const whole = { ...order, lines: await linesOf(ctx.tx, order.id) }
  await write(ctx, whole, notifications, { ...moved, wasDelivered, isNowTransfer })
}
