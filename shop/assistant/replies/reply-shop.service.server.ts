import { format } from '#kernel/messages.ts'
import { productsMeant } from '../tools/catalogue-tools.service.server.ts'
import { chapterOf, policyOn, provinceToday } from '../tools/policy-tools.service.server.ts'
import { cardOf } from '../turns/turn.rules.ts'
import type { Part } from './answer.rules.ts'
import { noteText } from './facts.rules.ts'
import {
  human,
  link,
  type Reply,
  type ReplyContext,
  stockText,
  text,
  warning,
} from './reply-context.service.server.ts'
import { nearestCards } from './reply-products.service.server.ts'

const list = (items: readonly string[]): Part => ({ kind: 'list', items })

/** Today's delivery status of a named province. */
async function provinceText(reply: ReplyContext, code: string | null): Promise<Part[]> {
  const today = code ? await provinceToday(reply, code) : null
  if (!today) return []
  const { name, mode, days } = today
  const messages = reply.messages.policy.province
  const parts = format(messages[mode], { name })
  return [text(days ? `${parts} ${format(messages.days, { ...days })}` : parts)]
}

/** Quotes the shop's texts unchanged. */
export const policyReply: Reply = async (reply, read) => {
  const policy = await policyOn(reply, read.topic ?? 'destinations')
  const products = read.topic === 'warranty' ? await productsMeant(reply, read) : []
  const shown = products
    .slice(0, 2)
    .map((product) => cardOf(product, reply.ctx.destination, stockText(reply, product)))
  return [
    ...(await provinceText(reply, read.province)),
    list(policy.lines),
    ...(shown.length > 0 ? [{ kind: 'cards' as const, cards: shown }] : []),
    link(format(reply.messages.policy.more, { title: policy.title }), policy.href),
  ]
}

const maxPoints = 4

/** Quotes the installation guide. */
export const guideReply: Reply = async (reply, read) => {
  const chapter = chapterOf(reply, read.chapter ?? 'antes')
  return [
    text(`${chapter.title}.`),
    list(chapter.points.slice(0, maxPoints)),
    text(reply.messages.danger.electrician),
    link(format(reply.messages.guide, { title: chapter.title }), chapter.href),
  ]
}

/** The guide's warning about a dangerous plan. */
export const dangerReply: Reply = async (reply, read) => {
  const { danger } = read
  const chapter = chapterOf(reply, danger?.chapter ?? 'antes')
  const { stop, more, electrician } = reply.messages.danger
  return [
    warning(`${stop} ${chapter.points[danger?.point ?? 0] ?? ''}`),
    text(electrician),
    link(more, chapter.href),
    human(reply),
  ]
}

/** Orders are not read here: links to the page where the customer finds them. */
export const orderReply: Reply = async ({ messages }) => [
  text(messages.order.how),
  link(messages.order.link, '/pedido/buscar'),
]

export const discountReply: Reply = async ({ messages, facts }) => {
  noteText(facts, messages.discount.none)
  return [text(messages.discount.none), link(messages.discount.link, '/carrito')]
}

export const limitsReply: Reply = async (reply) => [text(reply.messages.limits), human(reply)]
export const humanReply: Reply = async (reply) => [text(reply.messages.human), human(reply)]
export const greetingReply: Reply = async ({ messages }) => [text(messages.greeting)]
export const thanksReply: Reply = async ({ messages }) => [text(messages.thanks)]

/** No answer found, with the closest results. */
export const unknownReply: Reply = async (reply, read) => [
  text(reply.messages.unknown),
  ...(await nearestCards(reply, read)),
  text(reply.messages.ask),
  human(reply),
  link(reply.messages.emptyCalculator, '/calculadora-solar'),
]
