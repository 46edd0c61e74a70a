import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { nearestCards } from '../catalogue-replies/nearest.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { passageParts } from '../knowledge/passage-parts.service.server.ts'
import { freightRate } from '../tools/catalogue-tools.service.server.ts'
import { contactOf } from '../tools/contact-tools.service.server.ts'
import { knownAbout } from '../tools/knowledge-tools.service.server.ts'
import { provinceToday } from '../tools/policy-tools.service.server.ts'
import type { Part } from './answer.rules.ts'
import { note, noteText } from './facts.rules.ts'
import { human, link, type Reply, type ReplyContext, text } from './reply-context.service.server.ts'

/** Passages whose next step is a person. */
const needPerson = new Set([
  'installments',
  'church',
  'damageLate',
  'warrantyHow',
  'resetMail',
  'otherPayer',
  'seller',
  'invoice',
  'orderMail',
  'orderChange',
  'notHome',
  'lost',
])

/** Passages on an order of one's own, which its page shows. */
const ofOwnOrder = new Set(['lost', 'delays', 'zelleWaits', 'cancel'])

async function rateParts(reply: ReplyContext): Promise<Part[]> {
  const rate = await freightRate(reply)
  if (!rate) return []
  const { rate: line } = reply.messages.policy
  return [text(format(line, { pound: formatUsd(rate.pound), delivery: formatUsd(rate.delivery) }))]
}

/** What a kit gives in a year, beside what is said of saving. */
function yearText(reply: ReplyContext, { offers }: Understood): Part[] {
  const [product] = offers.map((one) => one.product)
  const daily = Number(product?.specs.est_production_wh_day ?? 0)
  if (!product || daily <= 0) return []
  const kwh = (daily * daysAYear) / 1000
  note(reply.facts, { figures: [kwh] })
  const values = { name: product.name, kwh: reply.number(kwh) }
  return [text(format(reply.offerMessages.productionYear, values))]
}
const daysAYear = 365

export const policyReply: Reply = async (reply, understood) => {
  const { passage, read } = understood
  const id = passage ?? 'destinations'
  const asksRate = id === 'priceParts' && /libra|pound|\blbs?\b|flete|freight/.test(read.text)
  const known = await passageParts(reply, id)
  const stated = passage === 'savings' ? [...yearText(reply, understood), ...known] : known
  const parts = asksRate ? [...(await rateParts(reply)), ...known.slice(-1)] : stated
  const own =
    passage !== null && ofOwnOrder.has(passage)
      ? [...parts, link(reply.messages.order.link, '/pedido/buscar')]
      : parts
  return passage !== null && needPerson.has(passage) ? [...own, human(reply)] : own
}

/** How a province is served, and when it would arrive. */
export const provinceReply: Reply = async (reply, { state, read }) => {
  const code = read.province ?? state.province
  const today = code ? await provinceToday(reply, code) : null
  if (!today) return passageParts(reply, 'destinations')
  const { name, mode, days, arrival } = today
  const messages = reply.messages.policy.province
  const served = format(messages[mode], { name })
  const voyage = days && format(messages.days, { ...days })
  const known = await knownAbout(reply, 'pickup')
  return [
    text([served, arrival, voyage].filter(Boolean).join(' ')),
    ...(known
      ? [link(format(reply.messages.policy.more, { title: known.title }), known.href)]
      : []),
  ]
}

/** Orders are not read here: the page finds them by number and e-mail. */
export const orderReply: Reply = async (reply) => [
  ...(await passageParts(reply, 'orderStatus')).slice(0, 1),
  link(reply.messages.order.link, '/pedido/buscar'),
]
export const othersDataReply: Reply = async (reply) => [
  text(reply.messages.order.others),
  link(reply.messages.order.link, '/pedido/buscar'),
  human(reply),
]

export const discountReply: Reply = async ({ messages, facts }) => {
  noteText(facts, messages.discount.none)
  return [text(messages.discount.none), link(messages.discount.link, '/carrito')]
}

export const limitsReply: Reply = async (reply) => [text(reply.messages.limits), human(reply)]
/** A fridge or a car is run or charged by what is sold, and not sold. */
export const notSoldReply: Reply = async ({ messages }) => [
  text(messages.notSold),
  link(messages.search.all, '/catalogo'),
]
export const greetingReply: Reply = async ({ messages }) => [text(messages.greeting)]
export const chatReply: Reply = async (reply) => [
  text(reply.messages.chat),
  link(reply.messages.emptyCalculator, '/calculadora-solar'),
]
export const complaintReply: Reply = async (reply) => {
  const line = format(reply.messages.contact, await contactOf(reply))
  noteText(reply.facts, line)
  return [
    text(`${reply.messages.complaint} ${line}`),
    link(reply.messages.order.link, '/pedido/buscar'),
    human(reply),
  ]
}
export const thanksReply: Reply = async ({ messages }) => [text(messages.thanks)]
export const identityReply: Reply = async (reply) => [text(reply.messages.identity), human(reply)]

/** WhatsApp first, then e-mail and telephone. */
export const humanReply: Reply = async (reply) => {
  const contact = await contactOf(reply)
  const line = format(reply.messages.contact, contact)
  noteText(reply.facts, line)
  return [text(`${reply.messages.human} ${line}`), human(reply)]
}

/** No answer found: the nearest text or products, one question back, and a person. */
const looksForSomething =
  /^ (?:,|hola|oye|buen\w+|dias|tardes|noches|mira|hi|hello|,| )*(?:yo )?(?:estoy )?(?:busc(o|ando|amos)|quiero (?:algo|comprar|mandar)|necesito algo|ando buscando|looking for|i (?:want|need) (?:something|to (?:buy|send)))\b/
export const unknownReply: Reply = async (reply, understood) => {
  const near = understood.passage ? await passageParts(reply, understood.passage) : []
  if (near.length > 0) return [text(reply.messages.nearest), ...near, human(reply)]
  if (looksForSomething.test(understood.read.text))
    return [
      text(reply.offerMessages.search.ask),
      link(reply.messages.emptyCalculator, '/calculadora-solar'),
    ]
  return [
    text(reply.messages.unknown),
    ...(await nearestCards(reply, understood.read)),
    text(reply.messages.ask),
    human(reply),
  ]
}
