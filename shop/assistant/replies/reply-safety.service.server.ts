import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import { hasOutlets } from '#shop/electrical/composer/abilities.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { kitParts, productPart } from '#shop/solar/system/product-parts.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { safety } from '../messages/messages.ts'
import { namesAid } from '../safety/breathing.rules.ts'
import { chapterOfDanger } from '../safety/chapters.rules.ts'
import { hasSymptoms } from '../safety/emergency.rules.ts'
import { isColdMedicine } from '../safety/medical.rules.ts'
import { chapterOf } from '../tools/policy-tools.service.server.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import type { Part } from './answer.rules.ts'
import { noteText } from './facts.rules.ts'
import {
  human,
  link,
  type Reply,
  type ReplyContext,
  text,
  warning,
} from './reply-context.service.server.ts'

function chapterLink(
  reply: ReplyContext,
  id: (typeof chapterOfDanger)[keyof typeof chapterOfDanger],
) {
  const chapter = chapterOf(reply, id)
  return link(format(safety[reply.ctx.locale].chapter, { title: chapter.title }), chapter.href)
}

const other: Readonly<Record<Destination, Destination>> = { cuba: 'usa', usa: 'cuba' }

/** The numbers where it happens; those of the other country too unless both were said to be one. */
function numbersFor({ ctx, chosen }: ReplyContext, named: Destination | null) {
  const { numbers, both, places } = safety[ctx.locale]
  const here = numbers[named ?? chosen]
  if (named === chosen) return here
  const place = named === null ? other[chosen] : chosen
  const pair = (name: 'fire' | 'ambulance') =>
    format(both, { here: here[name], place: places[place], there: numbers[place][name] })
  return { fire: pair('fire'), ambulance: pair('ambulance') }
}

/** What to do now; nothing is sold in this answer. */
export const emergencyReply: Reply = async (reply, { read, state }) => {
  const kind = read.emergency ?? state.emergency ?? 'fire'
  const messages = safety[reply.ctx.locale]
  const numbers = numbersFor(reply, state.destination)
  const isDizzy = kind === 'generator' && hasSymptoms(read.text)
  const isUnaided = kind === 'lifeline' && !namesAid(read.text) && state.emergency === null
  const first = isUnaided ? messages.unaided : messages[kind]
  const instruction = format(isDizzy ? `${messages.dizzy} ${first}` : first, numbers)
  noteText(reply.facts, instruction)
  return [warning(instruction), chapterLink(reply, chapterOfDanger[kind]), human(reply)]
}

/** What to do with equipment after an emergency. */
export const emergencyAfterReply: Reply = async (reply, understood) => {
  if (understood.state.emergency === 'lifeline') return emergencyReply(reply, understood)
  const { after } = safety[reply.ctx.locale]
  noteText(reply.facts, after)
  return [text(after), chapterLink(reply, 'reciclar'), human(reply)]
}

/** How the one product that is named joins neutral and earth, as its wiring sheet says it. */
async function bondOf(reply: ReplyContext, offers: Understood['offers']): Promise<Part[]> {
  const [only, ...others] = offers
  if (!only || others.length > 0) return []
  const { product } = only
  const contents = await partsInKit(reply.ctx, product)
  const counted = product.category === 'kit' ? kitParts(contents) : [productPart(product)]
  const source = counted.find(({ part }) => hasOutlets(part))
  if (!source) return []
  const { bond } = wiringMessages(reply.ctx.locale)
  const sentence = `${product.name}: ${bond[source.part.neutralBond ?? 'unknown']}`
  noteText(reply.facts, sentence)
  return [warning(sentence)]
}

/** Why a plan must not be carried out. */
export const dangerReply: Reply = async (reply, { read, offers }) => {
  const kind = read.forbidden ?? 'live'
  const instruction = safety[reply.ctx.locale].plans[kind]
  noteText(reply.facts, instruction)
  const own = kind === 'neutral' ? await bondOf(reply, offers) : []
  return [...own, warning(instruction), chapterLink(reply, chapterOfDanger[kind]), human(reply)]
}

const sized: readonly Intent[] = [
  'system',
  'search',
  'runtime',
  'fits',
  'inverter',
  'batterySize',
  'panels',
]

/** Of these the figures hold a medical device's reserve. */
const reserved: readonly Intent[] = ['system', 'batterySize']

const ofLoads: readonly Intent[] = [...sized, 'consumption', 'recharge', 'compare']
/** Whether the plate of what keeps somebody alive has to be read first: no figure stands in for it. */
export const asksPlate = ({ intent, state }: Pick<Understood, 'intent' | 'state'>): boolean =>
  state.unplated !== null && ofLoads.includes(intent)

/** A plan B first, then what must be known; no figure, and nothing is sold on a guess. */
export const plateReply: Reply = async (reply, { state }) => {
  const messages = safety[reply.ctx.locale]
  const advice = format(messages.plateFirst, numbersFor(reply, state.destination))
  noteText(reply.facts, advice)
  return [warning(advice), text(messages.plateAsked), human(reply)]
}

/** Beside figures for a device on which somebody's health depends. */
export function medicalPart(reply: ReplyContext, { intent, read, state }: Understood): Part[] {
  if (!sized.includes(intent) || !state.isMedical || asksPlate({ intent, state })) return []
  const { medical, medicalCold, counted, alreadyCounted } = safety[reply.ctx.locale]
  const isCold = isColdMedicine(`${read.text} ${state.question}`)
  const numbers = numbersFor(reply, state.destination)
  const reserve = reserved.includes(intent) ? alreadyCounted : counted
  const advice = format(isCold ? medicalCold : medical, { ...numbers, reserve })
  noteText(reply.facts, advice)
  return [warning(advice)]
}
