import { format } from '#kernel/messages.ts'
import type { Part } from './answer.rules.ts'
import { productsMeant } from './catalogue-tools.service.server.ts'
import { noteText } from './facts.rules.ts'
import { chapterOf, policyOn, provinceToday } from './policy-tools.service.server.ts'
import { nearestCards } from './reply-products.service.server.ts'
import {
  human,
  link,
  type Reply,
  type Speaking,
  stockText,
  text,
  warning,
} from './speaking.service.server.ts'
import { cardOf } from './turn.rules.ts'

const list = (items: readonly string[]): Part => ({ kind: 'list', items })

/** How a province that was named is served today. */
async function provinceText(speaking: Speaking, code: string | null): Promise<Part[]> {
  const today = code ? await provinceToday(speaking, code) : null
  if (!today) return []
  const { name, mode, days } = today
  const messages = speaking.messages.policy.province
  const said = format(messages[mode], { name })
  return [text(days ? `${said} ${format(messages.days, { ...days })}` : said)]
}

/** What the shop's own texts say, to the letter. */
export const policyReply: Reply = async (speaking, read) => {
  const policy = await policyOn(speaking, read.topic ?? 'destinations')
  const products = read.topic === 'warranty' ? await productsMeant(speaking, read) : []
  const shown = products
    .slice(0, 2)
    .map((product) => cardOf(product, speaking.ctx.destination, stockText(speaking, product)))
  return [
    ...(await provinceText(speaking, read.province)),
    list(policy.lines),
    ...(shown.length > 0 ? [{ kind: 'cards' as const, cards: shown }] : []),
    link(format(speaking.messages.policy.more, { title: policy.title }), policy.href),
  ]
}

const mostPoints = 4

/** What the installation guide says. */
export const guideReply: Reply = async (speaking, read) => {
  const chapter = chapterOf(speaking, read.chapter ?? 'antes')
  return [
    text(`${chapter.title}.`),
    list(chapter.points.slice(0, mostPoints)),
    text(speaking.messages.danger.electrician),
    link(format(speaking.messages.guide, { title: chapter.title }), chapter.href),
  ]
}

/** The guide's own words against what nobody should try. */
export const dangerReply: Reply = async (speaking, read) => {
  const { danger } = read
  const chapter = chapterOf(speaking, danger?.chapter ?? 'antes')
  const { stop, more, electrician } = speaking.messages.danger
  return [
    warning(`${stop} ${chapter.points[danger?.point ?? 0] ?? ''}`),
    text(electrician),
    link(more, chapter.href),
    human(speaking),
  ]
}

/** Nobody's order is read here: only where one finds one's own. */
export const orderReply: Reply = async ({ messages }) => [
  text(messages.order.how),
  link(messages.order.link, '/pedido/buscar'),
]

export const discountReply: Reply = async ({ messages, facts }) => {
  noteText(facts, messages.discount.none)
  return [text(messages.discount.none), link(messages.discount.link, '/carrito')]
}

export const limitsReply: Reply = async (speaking) => [
  text(speaking.messages.limits),
  human(speaking),
]
export const humanReply: Reply = async (speaking) => [
  text(speaking.messages.human),
  human(speaking),
]
export const greetingReply: Reply = async ({ messages }) => [text(messages.greeting)]
export const thanksReply: Reply = async ({ messages }) => [text(messages.thanks)]

/** Says plainly that it is not known, and what is nearest. */
export const unknownReply: Reply = async (speaking, read) => [
  text(speaking.messages.unknown),
  ...(await nearestCards(speaking, read)),
  text(speaking.messages.ask),
  human(speaking),
  link(speaking.messages.emptyCalculator, '/calculadora-solar'),
]
