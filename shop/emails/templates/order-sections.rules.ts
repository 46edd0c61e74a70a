import { format } from '#kernel/messages.ts'
import { isTransfer, kindOf } from '#kernel/payment-method.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate } from '#kernel/time.ts'
import { type Block, greetableName, type Labelled, oneLine, unlinked } from '../email.rules.ts'
import { emailMessages } from './account-emails.rules.ts'
import type { EmailContext } from './order-email-context.rules.ts'

export type Section = (context: EmailContext) => readonly Block[]

const maxNoteLength = 1_000

const text = (text: string): Block => ({ kind: 'text', text: text })
const row = (label: string, value: string): Labelled => ({ label, value })

export const withMessages =
  (pick: (messages: EmailContext['messages']) => string): Section =>
  ({ messages, values }) => [text(format(pick(messages), values))]

export const about: Section = ({ messages, values }) => [
  { kind: 'small', text: format(messages.about, values) },
]

export const greeting: Section = ({ order, recipientKind, locale }) => {
  const messages = emailMessages(locale).greeting
  const name = greetableName(recipientKind === 'recipient' ? order.recipientName : order.buyerName)
  return [text(name === '' ? messages.plain : format(messages.named, { name }))]
}

const orderLink = ({ order, messages, recipientKind }: EmailContext) => ({
  label: messages.open[recipientKind],
  link: order.link,
})

export const open: Section = (context) => [{ kind: 'button', ...orderLink(context) }]

/** A note by staff under its title. */
export const note =
  (title: 'reason' | 'details' | 'where' | 'answer' | 'report'): Section =>
  ({ order, messages }) => {
    const message = order.note
      .replace(/[^\P{Cc}\n]/gu, '')
      .trim()
      .slice(0, maxNoteLength)
      .toWellFormed()
    return message === '' ? [] : [text(messages[title]), { kind: 'quote', text: message }]
  }

/** Most buyers pay at a provider while this e-mail is on its way: it does not say to them that they have not. */
function paymentState({ order, messages, values, recipientKind }: EmailContext): string {
  const { paid, waitsFor } = messages.summary
  if (order.isDivided)
    return order.isPaid
      ? format(paid, { method: messages.divided.method })
      : messages.divided.method
  if (!order.isPaid && recipientKind === 'buyer' && kindOf(order.method) === 'provider')
    return values.method
  return format(order.isPaid ? paid : waitsFor[kindOf(order.method)], values)
}

/** Order summary for the owner only. */
function ownersRows({ order, messages, values }: EmailContext): readonly Labelled[] {
  return [
    row(messages.sums.total, values.total),
    ...(isTransfer(order.method) ? [row(messages.zelle.memo, oneLine(order.number))] : []),
    row(messages.summary.buyer, unlinked(order.buyerName)),
    row(messages.summary.recipient, unlinked(order.recipientName)),
  ]
}

export const summary: Section = (context) => {
  const { order, messages, locale, recipientKind } = context
  const rows = [
    row(messages.summary.date, formatDate(order.placedAt, locale)),
    row(messages.summary.payment, paymentState(context)),
    ...(recipientKind === 'owner' ? ownersRows(context) : []),
  ]
  return [{ kind: 'facts', title: messages.summary.title, rows }]
}

const titleOf = ({ isPickup, isForOneself }: EmailContext['order']) =>
  isPickup ? (isForOneself ? 'ownPickup' : 'pickup') : 'title'

/** Recipient, street, reparto, municipality, province, telephone: the order used in Cuba. */
export const address: Section = ({ order, messages }) => {
  const { street, reparto, municipality, province, phone } = order.address
  const place = [order.recipientName, street, reparto, municipality, province]
  const called = unlinked(phone, 40)
  const other = unlinked(order.authorisedName ?? '')
  const lines = [
    ...place.map((line) => unlinked(line)),
    called && format(messages.address.phone, { phone: phoneText(called) }),
    other && format(messages.address.authorised, { name: other }),
  ].filter(Boolean)
  return lines.length === 0
    ? []
    : [{ kind: 'lines', title: messages.address[titleOf(order)], lines }]
}

/** A page typed in place of a code is a link, and no code. */
export const tracking: Section = ({ order, messages }) => {
  const { carrier, code, follow, title } = messages.tracking
  const isPage = order.trackingCode.startsWith('https://') && order.trackingPage
  const rows = [
    row(carrier, unlinked(order.carrier, 80)),
    row(code, isPage ? '' : unlinked(order.trackingCode, 80)),
  ].filter(({ value }) => value !== '')
  const page: Block[] = order.trackingPage
    ? [{ kind: 'links', links: [{ label: follow, link: order.trackingPage }] }]
    : []
  return rows.length === 0 ? page : [{ kind: 'facts', title, rows }, ...page]
}

export const arrival: Section = ({ order }) => (order.arrival ? [text(order.arrival)] : [])

/** The installation that was bought with the order. */
export const technician: Section = ({ order, messages, recipientKind, values }) => {
  if (!order.isInstalled) return []
  const { buyer, oneself, recipient } = messages.technician
  if (recipientKind === 'recipient') return [text(recipient)]
  return [text(order.isForOneself ? oneself : format(buyer, values))]
}

const isReceiving = (
  { isForOneself }: EmailContext['order'],
  kind: EmailContext['recipientKind'],
) => kind === 'recipient' || (kind === 'buyer' && isForOneself === true)

/** What the recipient needs at the door. */
export const family: Section = ({ order, messages, recipientKind, values }) =>
  order.destination === 'cuba'
    ? [
        text(
          format(
            isReceiving(order, recipientKind) ? messages.family.recipient : messages.family.buyer,
            values,
          ),
        ),
      ]
    : []

export const delivered: Section = ({ order, messages, recipientKind, locale }) => [
  text(messages.delivered[isReceiving(order, recipientKind) ? 'recipient' : 'buyer']),
  {
    kind: 'links',
    links: [
      { label: messages.delivered.guide, link: pageOf(order.link, 'guia-instalacion', locale) },
    ],
  },
]

const pageOf = (link: string, page: string, locale: string): string =>
  new URL(`/${page}?lng=${locale}`, link).href

export const terms: Section = ({ order, messages, locale }) => {
  const page = (name: string) => pageOf(order.link, name, locale)
  const returns = { label: messages.terms.returns, link: page('politica-envios-devoluciones') }
  if (order.destination === 'usa') return [{ kind: 'links', links: [returns] }]
  const compliance = { label: messages.terms.compliance, link: page('politica-de-cumplimiento') }
  const declaration = { label: messages.terms.declaration, link: page('affidavit-certificacion') }
  return [
    { kind: 'small', text: messages.terms.cuba },
    { kind: 'links', links: [compliance, declaration, returns] },
  ]
}

export const held: Section = ({ messages }) => [
  { kind: 'notice', text: messages.order_held.text },
  text(messages.heldReassuring),
]

export const newDate: Section = ({ order, messages, values }) => [
  text(order.window ? format(messages.delay.known, values) : messages.delay.unknown),
]

/** What was corrected, as it is now. */
export const corrections: Section = ({ order, messages: { corrected } }) => {
  const textOf = (field: string, value: string) =>
    field.toLowerCase().includes('phone') ? phoneText(unlinked(value, 40)) : unlinked(value, 200)
  const rows = (order.corrections ?? []).map(({ field, value }) =>
    row(corrected.fields[field], value === '' ? corrected.removed : textOf(field, value)),
  )
  return rows.length === 0 ? [] : [{ kind: 'facts', title: corrected.title, rows }]
}

/** The days of arrival, where they changed with the place. */
export const newDays: Section = ({ order, messages, values }) =>
  order.window ? [text(format(messages.corrected.days, values))] : []

const silence = ({ order, messages }: EmailContext): string =>
  order.window === null
    ? messages.delay.cancels
    : messages.delay[order.choices?.silence ?? 'either']

/** 16 CFR 435: wait or cancel, and what no answer means. */
export const decision: Section = (context) => {
  const { order, messages, values } = context
  if (!order.choices) return open(context)
  const links = [
    { label: messages.delay.accept, link: order.choices.accept },
    { label: messages.delay.cancel, link: order.choices.cancel },
  ]
  const message = format(`${silence(context)} ${messages.delay.afterwards}`, values)
  return [{ kind: 'choices', links }, text(message), { kind: 'links', links: [orderLink(context)] }]
}
