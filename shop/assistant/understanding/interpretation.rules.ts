import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import {
  asksPartOfKit,
  asksPartOfShownKit,
  categoriesMeant,
  isChargedBy,
  kindsMeant,
  withMore,
  withPair,
} from '../conversation/meant-before.rules.ts'
import { learntFrom, type State } from '../conversation/state.rules.ts'
import { withoutLead } from '../electrical/lead-parts.rules.ts'
import { choiceIn, chosenOf } from '../matching/chosen.rules.ts'
import { claimedPriceIn } from '../matching/claimed-price.rules.ts'
import { countNamed, type NamedPart } from '../matching/named-parts.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import { meantBeside, stateMeant, withOwnBattery } from '../matching/own-battery.rules.ts'
import { referredIn } from '../matching/references.rules.ts'
import { type WholeNames, wholeNamesIn } from '../matching/whole-names.rules.ts'
import type { WiringRequest } from '../matching/wiring-request.rules.ts'
import { type Ask, asksIn, countIn } from './asks.rules.ts'
import { readable, wordCount } from './folding.rules.ts'
import { says } from './intents.rules.ts'
import { type Budget, budgetIn } from './money/budget.rules.ts'
import { withoutChange } from './money/pooled.rules.ts'
import { quantitiesIn } from './quantities.rules.ts'
import { type Read, read } from './understanding.rules.ts'
import { questionMeant, wiringIn } from './wiring-meant.rules.ts'

/** A question with what it refers to. */
export interface Interpretation {
  readonly read: Read
  readonly state: State
  /** The budget of this very question. */
  readonly budget: Budget | null
  /** Products named now, or those of the answer before where the question points at them. */
  readonly offers: readonly Offer[]
  readonly isNamed: boolean
  /** One of several that were shown is picked out. */
  readonly isChosen: boolean
  /** A size or a kit's name was said, not only a kind. */
  readonly isExact: boolean
  readonly categories: readonly ProductCategory[]
  readonly asks: readonly Ask[]
  readonly count: number | null
  readonly isFollowUp: boolean
  /** The products that are to be joined; empty where that is not asked. */
  readonly parts: readonly NamedPart[]
  /** What else is asked of wiring. */
  readonly wiring: WiringRequest | null
}

const maxElliptical = 9
const maxBare = 4

const yesOrNo =
  /^ (?:,? ?(?:y|ok|pero|entonces|and|but|so|me|le|nos|te|con eso) )*(sirve|puede|aguanta\w*|arranca|mueve|da|dura\w*|alcanza|resiste|funciona|can|does|will|would)\b/

/** What somebody has, after products were shown: 'tengo refri y tv'. */
const declaresLoad =
  /^ (?:,? ?(?:y|es que|pero|i) )*(?:tengo|tenemos|es para|quiero poner|voy a poner|have|its for|it is for)\b/

/** 'y cuánto pesan': as many as before. */
const plural =
  /\b(pesan|cuestan|valen|salen|son|miden|l[oa]s \d|weigh|cost|todos|all|(?:would|will) (?:that|it|they|those) (?:all )?be|en total|in total)\b/

/** What points at a product by its words, however long the question is. */
const pointsAt = (text: string): boolean =>
  [/que (mas|otra cosa) .*(falta|compr|necesit)|what else/, says.pronoun, says.which2].some(
    (words) => words.test(text),
  )

const maxChoosing = 14
/** 'la más liviana cuánto vale', after several were shown. */
const isChoosing = ({ text, categories }: Read, { focus, intent }: State): boolean =>
  focus.length > 1 &&
  intent !== 'system' &&
  categories.length === 0 &&
  wordCount(text) <= maxChoosing &&
  choiceIn(text) !== null

const maxDuration = 14
const stored: readonly string[] = ['battery', 'portable', 'kit']
/** 'cuántas horas me da con un split', after a kit. */
const asksDuration = (text: string, { focus }: State): boolean =>
  stored.includes(focus[0]?.product.category ?? '') &&
  (says.runtime.test(text) || /how (long|many hours)/.test(text))

/** Few words that say nothing of another product. */
function isOpenEnded({ text, items }: Read, asks: readonly Ask[]): boolean {
  const count = wordCount(text)
  const isShort = count <= maxElliptical
  const isOpen = yesOrNo.test(text) || (declaresLoad.test(text) && items.length > 0)
  if (isOpen && isShort) return true
  const isElliptical = count <= maxBare && items.length === 0
  if (says.followUp.test(text) ? isShort : isElliptical) return true
  return isShort && asks.some((ask) => ask !== 'ships')
}

/** A new subject, whatever product was spoken of: how it is paid, and when money comes back. */
const ofPayment =
  /\b(zelle|paypal|tarjetas?|transferencias? bancarias?|reembols\w*|devol\w+|devuel\w+|cuotas|plazos|formas? de pago|metodos? de pago|refunds?|money back|credit cards?|installments|pay with|pagar con)\b/

/** Whether a question without a product is about the one before. */
function pointsBack(read: Read, asks: readonly Ask[], state: State, isOther: boolean): boolean {
  const { text, items } = read
  if (state.focus.length === 0 || isOther) return false
  if (ofPayment.test(text) && !asks.includes('price')) return false
  if (pointsAt(text) || isChoosing(read, state)) return true
  const isTimed = (items.length > 0 && asksDuration(text, state)) || asks.includes('switchOver')
  return (isTimed && wordCount(text) <= maxDuration) || isOpenEnded(read, asks)
}

/** 'la batería', in the singular and without a figure, is the one that was shown. */
const isSameCategory = (categories: readonly ProductCategory[], { text }: Read, state: State) =>
  categories.length === 1 &&
  categories[0] === state.focus[0]?.product.category &&
  / (la|el|esa|ese|the|this|that) (kit|bateria|estacion|planta|panel|inversor|battery|station|inverter)\b/.test(
    text,
  ) &&
  !/barat|cheap|grande|cual|que (bateria|estacion|panel|inversor|kit)/.test(text)

const focusOf = ({ text }: Read, { focus }: State): readonly Offer[] => {
  const choice = focus.length > 1 ? choiceIn(text) : null
  const chosen = choice ? chosenOf(choice, focus) : []
  return chosen.length > 0 ? chosen : focus
}

const countOf = (
  { text }: Read,
  { named, pointed }: { named: readonly Offer[]; pointed: readonly Offer[] },
  { count, focus }: State,
): number | null => {
  if (pointed.length === 1 && focus.length > 1) return null
  const [first] = named
  const own = countIn(text) ?? (first ? countNamed(text, first.product.category) : null)
  return own ?? (pointed.length === 1 && plural.test(text) ? count : null)
}

interface Among {
  readonly offers: readonly Offer[]
  readonly kinds: readonly ProductCategory[]
}

/** What is named in full goes before what is only meant. */
const matchesIn = ({ matches }: WholeNames, rest: string, { offers, kinds }: Among) =>
  matches.length > 0 ? matches : referredIn(rest, offers, kinds)

/** What something cost before is no size. */
const earlierPrice =
  /\b(?:son|cuesta|vale|sale) (?:en |a )?\$? ?\d{3,5}(?! ?(?:w|wh|ah|v|watts?|kwh|lb|libras)\b)|\b(?:salia|estaba|costaba|valia|ponia|decia|ahora|now|was|were|cost) (?:me |en |a |at |por )*\$? ?\d[\d.,]*/g

const unpriced = (rest: string): string => withoutChange(rest).replace(earlierPrice, ' ')

/** Inverters are called by their kilowatts: 'el de 6 kilos', 'y el de 8?'. */
function inKilowatts(own: Read, { category }: State): Read {
  const [named = category] = own.categories
  if (named !== 'inverter') return own
  const size =
    / (\d{1,2}(?:[.,]5)?) ?(?:kilos?|kva|k)(?= )| (?:de|the|el|uno|of) (\d{1,2}(?:[.,]5)?) ,? ?$/g
  // 24 and 48 are volts of the battery, and no kilowatts
  const inVolts = own.productText.replace(
    / (?:de|a|of) (24|48)(?= ,| [a-z]{3,}|\s*$)(?! ?(?:volt|kilo))/g,
    ' $1 v',
  )
  const productText = inVolts.replace(
    size,
    (_, kilos: string | undefined, bare: string | undefined) => ` ${kilos ?? bare} kw `,
  )
  return { ...own, productText, quantities: quantitiesIn(productText).quantities }
}

const offersMeant = (parts: readonly NamedPart[], meant: readonly Offer[]): readonly Offer[] =>
  parts.length > 0 ? parts.flatMap((part) => part.offers) : meant

/** 'ese, ¿cuánto produce con el panel?' */
const withItsPanels =
  /\b(es[ae]|est[ae]|it|that)\b.*\b(con (el|los|sus?)|with (the|its)) panel\w*\b/

/** In these the battery that is named is the product's own. */
const ofOneWithBattery: readonly Ask[] = ['batteryVolts', 'expandable', 'switchOver']

/** Whether another kind of product is named than the one that was shown. */
const namesOther = (
  categories: readonly ProductCategory[],
  asks: readonly Ask[],
  own: Read,
  before: State,
): boolean =>
  categories.length > 0 &&
  !asksPartOfKit(own, before) &&
  !asks.some((ask) => ofOneWithBattery.includes(ask)) &&
  !isSameCategory(categories, own, before) &&
  !isChargedBy(own.text) &&
  !withItsPanels.test(own.text)

export function interpretationOf(
  input: string,
  {
    state: previous,
    offers,
    locale,
  }: { state: State; offers: readonly Offer[]; locale: 'es' | 'en' },
): Interpretation {
  const question = questionMeant(input, previous)
  const whole = wholeNamesIn(question, offers)
  const before = withPair(readable(question), previous)
  const stated = inKilowatts(read(whole.question, locale), before)
  const mentions = { offers, locale, whole, focus: before.focus }
  const { parts, wiring, own } = withoutLead(stated, wiringIn(stated, mentions, before))
  const { budget: money, rest } = budgetIn(own.productText)
  const budget = claimedPriceIn(own.text) === null ? withMore(money, own.text, before) : null
  const learnt = learntFrom(before, own, budget)
  const categories = categoriesMeant(own, before)
  const ofKit = asksPartOfShownKit(own.text, before)
  const asks: readonly Ask[] = ofKit ? ['contents'] : asksIn(own.text)
  const isFollowUp = says.followUp.test(own.text)
  const kinds = kindsMeant(categories, own, before)
  const isOwn = ofKit || wiring?.kind === 'ownBank'
  const matches = isOwn ? [] : matchesIn(whole, unpriced(rest), { offers, kinds })
  const isMeant = meantBeside(own)
  const named = matches
    .map(({ offer }) => offer)
    .filter(({ product }) => wiring?.kind !== 'ownInput' || product.category === 'panel')
    .filter(isMeant)
  const isOther = !ofKit && namesOther(categories, asks, own, before)
  const pointed =
    named.length === 0 && pointsBack(own, asks, before, isOther)
      ? focusOf(own, before).filter(isMeant)
      : []
  // 'con cuál de los dos cargo la estación': what was shown is chosen from, whatever else is named
  const isChoice = says.which2.test(own.text) && before.focus.length > 1
  const meant = named.length > 0 ? named : pointed
  const state = stateMeant(learnt, meant, own)
  return {
    read: withOwnBattery(own, state),
    state,
    budget,
    offers: offersMeant(parts, isChoice ? before.focus : meant),
    isNamed: !isChoice && named.length > 0,
    isChosen: pointed.length === 1 && before.focus.length > 1 && !isChoice,
    isExact: matches.some(({ isExact }) => isExact),
    categories,
    asks,
    count: countOf(own, { named, pointed }, before),
    isFollowUp,
    parts,
    wiring,
  }
}
