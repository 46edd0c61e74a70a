import type { Destination } from '#kernel/destination.ts'
import { format, type Messages } from '#kernel/messages.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { phoneText } from '#kernel/text/phone.ts'
import type { DamageReport } from '../images/damage.rules.ts'
import type { DeliveryState } from '../lifecycle/order-state.rules.ts'
import type { es } from '../messages/es.ts'
import type { pictures } from '../messages/images.es.ts'
import type { OrderWithLines } from '../order.rules.ts'

/** What the page of a recipient is about. */
export type Stage = 'before' | 'today' | 'after'

const today: readonly DeliveryState[] = ['out_for_delivery', 'ready_for_pickup']

export const stageOf = (delivery: DeliveryState): Stage => {
  if (delivery === 'delivered') return 'after'
  return today.includes(delivery) ? 'today' : 'before'
}

/** In Cuba nobody has it before it is in the province; a carrier in the USA reports no such step. */
const maybeReceived: Readonly<Record<Destination, readonly DeliveryState[]>> = {
  cuba: ['in_province', ...today],
  usa: ['handed_over', 'in_transit', ...today],
}

type Moving = Pick<OrderWithLines, 'destination' | 'delivery'>

/** States that the confirmation of the recipient outruns; what came back or went wrong it does not undo. */
export const mayBeReceived = ({ destination, delivery }: Moving): boolean =>
  maybeReceived[destination].includes(delivery)

export const mayConfirmReceipt = (order: Moving): boolean =>
  order.delivery === 'delivered' || mayBeReceived(order)

export interface StageFacts {
  readonly order: OrderWithLines
  readonly messages: Messages<typeof es>
  /** The path of this page. */
  readonly link: string
  readonly isConfirmed: boolean
  /** Until when damage can be reported, formatted; null when it cannot. */
  readonly damageUntil: string | null
  /** The newest report of damage. */
  readonly report: DamageReport | null
  readonly waits: 'answer' | 'promise' | null
  readonly damageMessages: DamageMessages
}

type DamageMessages = Messages<typeof pictures>['damage']['recipientPage']

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

/** Who comes, and what to have ready. */
function onTheDay({ order, messages }: StageFacts): string {
  const { day } = messages.recipientPage
  const values = {
    carrier: order.carrier || day.messenger,
    phone: phoneText(order.recipient.phone),
    number: order.number,
  }
  const pickup = order.carrier ? day.pickup : day.pickupSomewhere
  const who = order.delivery === 'ready_for_pickup' ? pickup : day.door
  return `<section>${paragraph(format(who, values))}<h2>${escapeHtml(day.title)}</h2>${list(day.ready)}</section>`
}

function receipt({ order, messages, link, isConfirmed }: StageFacts): string {
  const { receipt: texts } = messages.recipientPage
  if (isConfirmed) return paragraph(texts.done)
  if (!mayConfirmReceipt(order)) return ''
  const question = `${paragraph(texts.question)}<form method="post" action="${escapeHtml(link)}"><button type="submit" name="intent" value="received">${escapeHtml(texts.yes)}</button></form><p><a href="${escapeHtml(link)}">${escapeHtml(texts.notYet)}</a></p>`
  return `<details><summary>${escapeHtml(texts.button)}</summary>${question}</details>`
}

/** What she reported is answered to her; an answer to the payer may speak of money. */
function reported({ report, damageMessages: texts }: StageFacts): string {
  if (!report) return ''
  if (report.reporter === 'payer')
    return paragraph(report.answer === '' ? texts.ofPayer : texts.answeredPayer)
  return report.answer === ''
    ? paragraph(texts.next)
    : `<p>${escapeHtml(texts.answer)}</p><blockquote>${escapeHtml(report.answer).replaceAll('\n', '<br>')}</blockquote>`
}

function damage(facts: StageFacts): string {
  const { damageMessages: texts, link, damageUntil, report } = facts
  if (damageUntil === null) return report ? reported(facts) : paragraph(texts.over)
  const invite = format(report ? texts.inviteAgain : texts.invite, { date: damageUntil })
  return `${reported(facts)}${paragraph(invite)}<p><a href="${escapeHtml(link)}/danos">${escapeHtml(texts.link)}</a></p>`
}

/** What is damaged is not put into use before its answer. */
function beginning({ order, messages, waits, link }: StageFacts): string {
  const { after } = messages.recipientPage
  if (waits !== null) return ''
  return `<h2>${escapeHtml(after.start)}</h2>${paragraph(after.text)}<p><a href="/guia-instalacion?lng=${order.locale}">${escapeHtml(after.guide)}</a></p><h2>${escapeHtml(after.review)}</h2>${paragraph(after.reviewText)}<p><a href="${escapeHtml(link)}/resena">${escapeHtml(after.reviewLink)}</a></p>`
}

function afterwards(facts: StageFacts): string {
  const { after } = facts.messages.recipientPage
  const title = facts.report ? facts.damageMessages.title : after.damage
  return `<section><h2>${escapeHtml(title)}</h2>${damage(facts)}${beginning(facts)}</section>`
}

/** The part of the page that changes with the state of the delivery. */
export function stageHtml(facts: StageFacts): string {
  const stage = stageOf(facts.order.delivery)
  const own = { before: '', today: onTheDay(facts), after: afterwards(facts) }
  return `${stage === 'after' ? '' : own[stage]}${receipt(facts)}${stage === 'after' ? own.after : ''}`
}
