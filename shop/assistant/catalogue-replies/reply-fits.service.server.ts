import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { nothingYet } from '#shop/solar/calculator/calculation.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import { productPart } from '#shop/solar/system/product-parts.rules.ts'
import { systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { startBanks } from '../electrical/start-banks.rules.ts'
import { setText, wholeSets } from '../energy-replies/set-text.service.server.ts'
import { statedVolts } from '../energy-replies/stated-volts.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  cards,
  devicesText,
  estimate,
  priceHere,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { setsForSale } from '../tools/energy-tools.service.server.ts'
import { type Fit, fitOf } from '../tools/load-tools.service.server.ts'
import { type VitalCheck, vitalCheckOf } from '../tools/vital-tools.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'

export const nightHours = 8
/** A usual figure of a motor's start may be somewhat too high; so much it is not. */
export const surelyAbove = 1.5
/** Below this share above the start there is no room. */
const comfortable = 1.1
const allDay = /todo el dia|dia entero|las 24|dia y (la )?noche|all day|around the clock|nonstop/
const allNight = /toda la noche|all night|la noche entera|overnight/

function hoursAsked({ read, state }: Understood): number | null {
  if (allDay.test(read.text)) return 24
  return read.blackoutHours ?? (allNight.test(read.text) ? nightHours : state.hours)
}

interface Checked {
  readonly fit: Fit
  /** What check-system says where somebody's health depends on it. */
  readonly vital: VitalCheck | null
}

const isOfHealth = ({ items }: Understood['state']): boolean => items.some(isMedicalDevice)

/** A nebulizer is on for minutes; what is on for hours is needed all night. */
export const needsNight = ({ isMedical, items }: Understood['state']): boolean =>
  isMedical && items.some(({ hours }) => hours >= nightHours)

/** Whose health depends on it has a night at least, whatever was said. */
const hoursWanted = (understood: Understood): number | null =>
  hoursAsked(understood) ?? (needsNight(understood.state) ? nightHours : null)

const hoursText = ({ offerMessages, number }: ReplyContext, { hours }: Fit): string =>
  hours === null ? '' : ` ${format(offerMessages.fits.yesHours, { hours: number(hours, 1) })}`

/** A battery has no outlets: how long, and with what. */
const aloneText = (reply: ReplyContext, fit: Fit): string =>
  `${fit.product.name}: ${reply.messages.runtime.needsInverter}${hoursText(reply, fit)}`

const startMessage = ({ offerMessages }: ReplyContext, times: number): string =>
  times > surelyAbove ? offerMessages.fits.willNotStart : offerMessages.fits.noStart

/** Fewer hours than are asked for, or than a night of what somebody's health needs. */
function tooShort(reply: ReplyContext, { hours }: Fit, understood: Understood) {
  const { fits } = reply.offerMessages
  const wanted = hoursWanted(understood)
  note(reply.facts, { durations: [wanted] })
  if (hours === null || wanted === null || hours >= wanted) return null
  return {
    message: hoursAsked(understood) === null ? fits.notANight : fits.tooShort,
    hours: { hours: reply.number(hours, 1), wanted: `${wanted} h` },
  }
}

/** What is sold for 110 and for 220 V is asked about where only 110 is given. */
function askVolts({ messages }: ReplyContext, { outputV }: Fit, { state }: Understood): string {
  const isOpen = state.volts === null && systemDemand(state.items, 1).asksVolts !== null
  return isOpen && !/220|240/.test(outputV) ? ` ${messages.runtime.perhaps220}` : ''
}

/** With which batteries a bare inverter starts it, and that equal figures leave no room. */
function startText(reply: ReplyContext, { product, startW, neededW, surgeLimitW }: Fit): string {
  const { fits } = reply.offerMessages
  if (startW <= neededW || surgeLimitW === null) return ''
  const tight = surgeLimitW < startW * comfortable ? ` ${fits.tightStart}` : ''
  if (product.category !== 'inverter') return tight
  const batteries = reply.all.filter((one) => one.product.category === 'battery')
  const counted = batteries.map((one) => productPart(one.product))
  const found = startBanks(productPart(product), counted, startW)
  const shown = [
    ['startsWith', found.enough],
    ['startsNotWith', found.short],
  ] as const
  const sentences = shown.flatMap(([message, bank]) => {
    const named = batteries.find((one) => one.product.sku === bank?.battery.part.sku)
    if (!bank || !named) return []
    note(reply.facts, { figures: [bank.battery.quantity, bank.surgeW] })
    noteProduct(reply.facts, named.product)
    const { quantity: count } = bank.battery
    const values = { count, name: named.product.name, surge: reply.number(Math.floor(bank.surgeW)) }
    return ` ${format(fits[message], values)}`
  })
  return `${tight}${sentences.join('')}`
}

/** Why check-system refuses it where somebody's health depends on it; null where it does not. */
function healthText(
  { offerMessages: { fits }, number }: ReplyContext,
  { fit, vital }: Checked,
  understood: Understood,
  values: Readonly<Record<string, string>>,
): string | null {
  const hours = { wanted: `${hoursWanted(understood) ?? 0} h`, hours: number(fit.hours ?? 0, 1) }
  if (vital?.shortage) {
    const { needs, has } = vital.shortage
    return format(fits.noReserve, { ...values, ...hours, needs: number(needs), has: number(has) })
  }
  return vital?.isByHand ? format(fits.byHand, values) : null
}

function sentence(
  reply: ReplyContext,
  { fit, vital }: Checked,
  understood: Understood,
): { text: string; isFit: boolean } {
  const { fits } = reply.offerMessages
  const { number } = reply
  const { items, volts } = understood.state
  const { product, powerW, surgeLimitW, neededW, startW } = fit
  const devices = devicesText({ turn: reply, items })
  const values = { name: product.name, devices, power: number(powerW ?? 0), watts: number(neededW) }
  const no = (words: string) => ({ text: words, isFit: false })
  if (powerW === null) return { text: aloneText(reply, fit), isFit: true }
  if (volts === 220 && fit.outputV !== '' && !/220|240/.test(fit.outputV))
    return no(format(fits.volts, { name: product.name, value: fit.outputV }))
  if (neededW > powerW) return no(format(fits.tooWeak, values))
  if (surgeLimitW !== null && startW > surgeLimitW) {
    const figures = { ...values, surge: number(surgeLimitW), watts: number(startW) }
    return no(format(startMessage(reply, startW / surgeLimitW), figures))
  }
  const short = tooShort(reply, fit, understood)
  if (short) return no(format(short.message, { ...values, ...short.hours }))
  const unsafe = healthText(reply, { fit, vital }, understood, values)
  if (unsafe) return no(unsafe)
  const starting =
    startW > neededW && surgeLimitW !== null
      ? ` ${format(fits.starts, { surge: number(surgeLimitW), watts: number(startW) })}`
      : ''
  const bank = startText(reply, fit)
  const yes = vital?.isByHand === null ? fits.unknownSwitch : fits.yes
  return {
    text: `${format(yes, values)}${starting}${bank}${hoursText(reply, fit)}${askVolts(reply, fit, understood)}`,
    isFit: true,
  }
}

/** Of what somebody's health depends on, and of hours that were said: what the calculator composes for less. */
async function composedFor(
  reply: ReplyContext,
  { state }: Understood,
  hours: number,
): Promise<SoldSet | null> {
  const { items, volts } = state
  const calculation = { ...nothingYet, items, volts: statedVolts(items, volts), panels: false }
  const { sets } = await setsForSale(reply, { ...calculation, blackoutHours: hours })
  return sets[0] ?? null
}

function composedParts(reply: ReplyContext, set: SoldSet): Part[] {
  const whole = wholeSets([set])
  return [
    text(`${reply.offerMessages.fits.composed} ${setText(reply, set, 'enough')}`),
    ...cards(reply, whole),
  ]
}

/** The cheapest product of the same category that can, with its price. */
async function nextOfKind(reply: ReplyContext, fit: Fit, { state }: Understood, wanted: number) {
  const priced = reply.all
    .filter(({ product }) => product.category === fit.product.category && product.inStock)
    .map(({ product }) => ({
      product,
      cents: priceHere(reply, product) ?? Number.POSITIVE_INFINITY,
    }))
    .filter(({ cents }) => Number.isFinite(cents))
    .sort((a, b) => a.cents - b.cents)
  for (const one of priced) {
    const other = await fitOf(reply, one.product, state.items)
    const isRight = state.volts !== 220 || /220|240/.test(other.outputV)
    if (other.canRun && isRight && (other.hours ?? Number.POSITIVE_INFINITY) >= wanted) return one
  }
  return null
}

/** The cheapest that can: a set of the calculator, or a product of the same category where that costs no more. */
async function nextThatCan(reply: ReplyContext, fit: Fit, understood: Understood): Promise<Part[]> {
  const hours = hoursWanted(understood)
  const set = hours === null ? null : await composedFor(reply, understood, hours)
  const composed = set ? composedParts(reply, set) : []
  if (isOfHealth(understood.state)) return composed
  const next = await nextOfKind(reply, fit, understood, hours ?? 0)
  if (!next) return composed
  const shown = cards(reply, [next.product])
  const { larger, whole } = reply.offerMessages.fits
  const isCheapest = !set || set.price >= next.cents || wholeSets([set]).length > 0
  return isCheapest ? [text(larger), ...shown] : [...composed, text(whole), ...shown]
}

/** Whether a product can run the devices, with the figure that decides. */
export const fitsReply: Reply = async (reply, understood) => {
  const { items } = understood.state
  const products = understood.offers.slice(0, 3).map(({ product }) => product)
  const wanted = isOfHealth(understood.state) ? hoursWanted(understood) : null
  const checked = await Promise.all(
    products.map(async (product) => ({
      fit: await fitOf(reply, product, items),
      vital: wanted === null ? null : await vitalCheckOf(reply, product, items, wanted),
    })),
  )
  const fits = checked.map(({ fit }) => fit)
  const found = checked.map((one) => sentence(reply, one, understood))
  const areAll = found.length > 1 && found.every(({ isFit }) => isFit)
  const [first] = fits
  const isNone = found.every(({ isFit }) => !isFit)
  return [
    ...(areAll && found.length === 2 ? [text(reply.offerMessages.fits.all)] : []),
    ...found.map((one) => text(one.text)),
    ...(isNone && first ? await nextThatCan(reply, first, understood) : cards(reply, products)),
    estimate(reply),
  ]
}

/** Whether a product must not be said to do: check-system finds too little stored, or somebody's hand needed. */
export async function failsHealth(
  reply: ReplyContext,
  understood: Understood,
  { id }: Pick<Product, 'id'>,
): Promise<boolean> {
  const wanted = isOfHealth(understood.state) ? hoursWanted(understood) : null
  const product = reply.all.find((one) => one.product.id === id)?.product
  if (wanted === null || !product) return false
  const vital = await vitalCheckOf(reply, product, understood.state.items, wanted)
  return vital !== null && (vital.shortage !== null || vital.isByHand !== false)
}
