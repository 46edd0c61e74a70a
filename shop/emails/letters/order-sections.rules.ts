import { format } from '#kernel/messages.ts'
import { methodNames } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import { type Block, greetableName, type Labelled, oneLine, unlinked } from '../letter.rules.ts'
import { emailMessages } from './account-letters.rules.ts'
import type { Telling } from './telling.rules.ts'

export type Section = (told: Telling) => readonly Block[]

const longestNote = 1_000

const text = (said: string): Block => ({ kind: 'text', text: said })
const row = (label: string, value: string): Labelled => ({ label, value })

/** A section that is one paragraph of the messages. */
export const saying =
  (pick: (say: Telling['say']) => string): Section =>
  ({ say, values }) => [text(format(pick(say), values))]

export const about: Section = ({ say, values }) => [
  { kind: 'small', text: format(say.about, values) },
]

export const greeting: Section = ({ order, reader, locale }) => {
  const say = emailMessages(locale).greeting
  const name = greetableName(reader === 'recipient' ? order.recipientName : order.buyerName)
  return [text(name === '' ? say.plain : format(say.named, { name }))]
}

const orderLink = ({ order, say, reader }: Telling) => ({
  label: say.open[reader],
  link: order.link,
})

export const open: Section = (told) => [{ kind: 'button', ...orderLink(told) }]

/** What a person wrote about it, under its title. */
export const note =
  (title: 'reason' | 'details' | 'where' | 'answer'): Section =>
  ({ order, say }) => {
    const said = order.note
      .replace(/[^\P{Cc}\n]/gu, '')
      .trim()
      .slice(0, longestNote)
      .toWellFormed()
    return said === '' ? [] : [text(say[title]), { kind: 'quote', text: said }]
  }

function paymentState({ order, say }: Telling): string {
  if (order.isPaid) return format(say.summary.paid, { method: methodNames[order.method] })
  return say.summary.waitsFor[order.method]
}

/** What only the owner is told of an order at a glance. */
function ownersRows({ order, say, values }: Telling): readonly Labelled[] {
  return [
    row(say.sums.total, values.total),
    ...(order.zelle ? [row(say.zelle.memo, oneLine(order.zelle.memo))] : []),
    row(say.summary.buyer, unlinked(order.buyerName)),
    row(say.summary.recipient, unlinked(order.recipientName)),
  ]
}

export const summary: Section = (told) => {
  const { order, say, locale, reader } = told
  const rows = [
    row(say.summary.date, formatDate(order.placedAt, locale)),
    row(say.summary.payment, paymentState(told)),
    ...(reader === 'owner' ? ownersRows(told) : []),
  ]
  return [{ kind: 'facts', title: say.summary.title, rows }]
}

/** Recipient, street, reparto, municipality, province, telephone: the order of Cuba. */
export const address: Section = ({ order, say }) => {
  const { street, reparto, municipality, province, phone } = order.address
  const place = [order.recipientName, street, reparto, municipality, province]
  const called = unlinked(phone, 40)
  const lines = [
    ...place.map((line) => unlinked(line)),
    called && format(say.address.phone, { phone: called }),
  ].filter(Boolean)
  return lines.length === 0 ? [] : [{ kind: 'lines', title: say.address.title, lines }]
}

export const tracking: Section = ({ order, say }) => {
  const rows = [
    row(say.tracking.carrier, unlinked(order.carrier, 80)),
    row(say.tracking.code, unlinked(order.trackingCode, 80)),
  ].filter(({ value }) => value !== '')
  return rows.length === 0 ? [] : [{ kind: 'facts', title: say.tracking.title, rows }]
}

export const expected: Section = ({ order, say, values }) =>
  order.window ? [text(format(say.arrival.window, values))] : []

export const arrival: Section = (told) => {
  const { order, say } = told
  return [...(order.destination === 'cuba' ? [text(say.arrival.cuba)] : []), ...expected(told)]
}

/** What the family needs at the door. */
export const family: Section = ({ order, say, reader, values }) =>
  order.destination === 'cuba'
    ? [text(format(reader === 'recipient' ? say.family.recipient : say.family.buyer, values))]
    : []

export const delivered: Section = ({ order, say, reader, locale }) => [
  text(reader === 'recipient' ? say.delivered.recipient : say.delivered.buyer),
  {
    kind: 'links',
    links: [{ label: say.delivered.guide, link: pageOf(order.link, 'guia-instalacion', locale) }],
  },
]

/** A page of the shop that the order belongs to. */
const pageOf = (link: string, page: string, locale: string): string =>
  new URL(`/${page}?lng=${locale}`, link).href

export const terms: Section = ({ order, say, locale }) => {
  const page = (name: string) => pageOf(order.link, name, locale)
  const returns = { label: say.terms.returns, link: page('politica-envios-devoluciones') }
  if (order.destination === 'usa') return [{ kind: 'links', links: [returns] }]
  const compliance = { label: say.terms.compliance, link: page('politica-de-cumplimiento') }
  const declaration = { label: say.terms.declaration, link: page('affidavit-certificacion') }
  return [
    { kind: 'small', text: say.terms.cuba },
    { kind: 'links', links: [compliance, declaration, returns] },
  ]
}

export const held: Section = ({ say }) => [
  { kind: 'notice', text: say.order_held.text },
  text(say.heldCalm),
]

export const newDate: Section = ({ order, say, values }) => [
  text(order.window ? format(say.delay.known, values) : say.delay.unknown),
]

const silence = ({ order, say }: Telling): string =>
  order.window === null ? say.delay.cancels : say.delay[order.choices?.silence ?? 'either']

/** 16 CFR 435 in plain words: wait or cancel, and what no answer means. */
export const decision: Section = (told) => {
  const { order, say, values } = told
  if (!order.choices) return open(told)
  const links = [
    { label: say.delay.accept, link: order.choices.accept },
    { label: say.delay.cancel, link: order.choices.cancel },
  ]
  const said = `${silence(told)} ${format(say.delay.afterwards, values)}`
  return [{ kind: 'choices', links }, text(said), { kind: 'links', links: [orderLink(told)] }]
}
