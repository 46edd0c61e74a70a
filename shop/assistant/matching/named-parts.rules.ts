import type { Locale } from '#kernel/locale.ts'
import type { Product, ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { productPart } from '#shop/solar/system/product-parts.rules.ts'
import { connects } from '#shop/solar/system/together.rules.ts'
import { countedAfter } from '../electrical/count-after.rules.ts'
import { type JoinedAs, joinedCount, joiningIn } from '../electrical/joined-as.rules.ts'
import { nounsIn } from '../understanding/categories.rules.ts'
import { quantitiesIn } from '../understanding/quantities.rules.ts'
import { bestOf, matchesOf } from './match.rules.ts'
import type { Offer } from './offer.rules.ts'
import type { WholeNames } from './whole-names.rules.ts'

/** One of the products that are to be joined: those it may be, and how many of them. */
export interface NamedPart {
  readonly offers: readonly Offer[]
  readonly count: number
  /** How several of it are joined to one another, where that is said. */
  readonly joined?: JoinedAs | null
}

const joining =
  /\ben series?\b|\bin series\b|paralel|parallel| con | with |\b(mueve|alimenta|prende|arranca|tira|jala|corre)n?\b|\b(sirven?|funcionan?|pegan?|encajan?|compatibles?|vale)\b .*\b(con|para|al?|en)\b|\b(va|van|anda|andan|lleva|llevan|entra|entran)\b .*\b(con|junt\w*)\b|\b(re)?conect\w+|\bjunt\w+|\bun(ir|o|imos|e)\b .*\b(con|a|y)\b|mezcl\w*|combin\w*|enchuf\w+|\bempat\w+|(puedo|se puede|podemos|podria) (\w+ )?(pon|met|us|sum|anad|agreg|peg)\w*|\b(le )?(aguanta|soporta|admite|acepta|puede)\w*\b|\b(le )?(pongo|meto|sumo|agrego)\b|carg(a|o|ar|an)\b|works? (\w+ )?with|go(es)? (\w+ )?with|compatible|together|hook|connect|plug|pair|\b(i|we|to) wire\b|(use|run|charge) .*(with|from)|handle|accept|support|\badd\b/
/** Sizing, choosing, buying and durations are questions of their own. */
const otherwise =
  /cuant[oa]|how (much|many|long)|\bcual(es)?\b|which|\bque (controlador|mppt|regulador|inversor|bateria|panel|estacion|kit|cable|fusible|breaker)\b|what (size|battery|inverter|controller|panel)|compar|diferencia|difference|mejor\b|better|precio|price|cuest|\bcosts?\b|garantia|warrant|necesit|\bneed|hace falta|presupuesto|dolares|\busd\b/

export const asksTogether = (text: string): boolean => joining.test(text) && !otherwise.test(text)

const maxAlike = 2
const counted = /(?<![\d.,])(\d{1,2}) (?:x )?(?:de )?$/
const another = / (?:1|otr[oa]|la|el|the|another|1 other) (?:de|of) (?=\d)/g

interface Piece {
  readonly category: ProductCategory
  readonly text: string
  readonly count: number
}

/** Numbers before units are sizes. */
const countBefore =
  /(?<![\d.,])(\d{1,2}) (?!(?:v|volt\w*|w|watt\w*|kw|a|ah|amp\w*|hp|kwh)\b)(?:x |de )?(?=[a-z\d])/

/** The question cut where each product is named: '4 paneles de 450', 'la estación 2000'. */
function piecesOf(text: string): Piece[] {
  const nouns = nounsIn(text)
  const elliptic = [...text.matchAll(another)].flatMap(({ index }) => {
    const before = nouns.findLast(({ at }) => at < index)
    return before ? [{ ...before, at: index, end: index }] : []
  })
  const places = [...nouns, ...elliptic].sort((a, b) => a.at - b.at)
  return places.map(({ category, at }, index) => {
    const next = places[index + 1]?.at ?? text.length
    const whole = ` ${text.slice(at, next).trim()} `
    const isLast = index === places.length - 1
    const piece = isLast ? whole : whole.replace(/ \d{1,2} $/, ' ')
    const before = counted.exec(text.slice(0, at))?.[1]
    const count = Number(before ?? countedAfter(category, piece) ?? 1)
    return { category, text: piece, count }
  })
}

const areBefore: Readonly<Record<Locale, boolean>> = { es: false, en: true }
/** In English the figures come first: 'six 550 W panels', 'the 3500 W hybrid inverter'. */
function piecesBeforeIn(text: string): Piece[] {
  const nouns = nounsIn(text)
  return nouns.map(({ category, end }, index) => {
    const piece = ` ${text.slice(nouns[index - 1]?.end ?? 0, end).trim()} `
    return { category, text: piece, count: Number(countBefore.exec(piece)?.[1] ?? 1) }
  })
}

const volts: ReadonlySet<number> = new Set([12, 24, 48])
/** How many of a kind are named: 'dos estaciones de 1000', 'four 12 V 200 Ah batteries'. */
export function countNamed(text: string, category: Product['category']): number | null {
  const counts = [...piecesOf(text), ...piecesBeforeIn(text)].flatMap((piece) =>
    piece.category === category && piece.count > 1 && !volts.has(piece.count) ? piece.count : [],
  )
  return counts[0] ?? null
}

/** 'la estación de 500 o 1000' names two. */
const alternatives = /(\d{3,5})( ?(?:w|wh|ah)?) ?(?:\/|o|u|or) ?(\d{3,5})(?= )/

function offersOf({ category, text }: Piece, offers: readonly Offer[]): readonly Offer[] {
  const two = alternatives.exec(text)
  if (two)
    return [two[1], two[3]].flatMap((size) =>
      offersOf({ category, text: text.replace(two[0], `${size}${two[2]}`), count: 1 }, offers),
    )
  const reference = { text, categories: [category], quantities: quantitiesIn(text).quantities }
  const [best, ...others] = bestOf(matchesOf(reference, offers))
  if (!best || best.misses > 0 || best.offer.product.category !== category) return []
  return [best, ...others].slice(0, maxAlike).map(({ offer }) => offer)
}

const pointsBack =
  /^ (?:,? ?(?:y|and|pero|but|ok) )*(?:sirven?|funcionan?|vale|va|van|pegan?|trabaja|works?|goes|compatible|fits?|does it work)\b (?:\w+ )?(?:para|con|en|al?|for|with|to)\b|\bse l[oa]s?\b|\b\w+sel[oa]s?\b|\bl[oa] (puedo|conecto|pongo|enchufo)\b|\b(le|les|es[ae]|est[ae]|ell[ao]|mism[ao]|it|that|this|them)\b/

export interface Mentions {
  readonly offers: readonly Offer[]
  readonly locale: Locale
  readonly whole: WholeNames
  /** What was spoken of before. */
  readonly focus: readonly Offer[]
}

const namedBy = (pieces: readonly Piece[], offers: readonly Offer[]): NamedPart[] =>
  pieces.flatMap((piece) => {
    const found = offersOf(piece, offers)
    return found.length > 0 ? [{ offers: found, count: piece.count }] : []
  })

/** 'cuántas de 12 V 200 Ah para el de 12 kW': kinds that the figures imply, and a sum of volts that names nothing. */
const withNouns = (text: string): string =>
  text
    .replace(/(\d)(ah?|v|wh?)(?= )/g, '$1 $2')
    .replace(/(cuant[oa]s|how many) (?:de )?(?=\d+ ?(?:v|volt\w*)\b(?!.*bat))/, '$1 baterias ')
    .replace(
      /((?:mppt|controlador|controller|cargador|charger)\b.*?) (?:con|with|para|for|en|on) (?:la |a |the |1 )?(?:bateria |banco |sistema |battery )?(?:de )?(?:12|24|48) ?v\w*(?! ?\d)/,
      '$1 ',
    )
    .replace(/ (el|al|del|the) (?:de )?(?=\d+(?:[.,]\d)? ?(?:kw|kilos|k) )/, ' $1 inversor ')
    .replace(
      /(\b(?:series?|paralel\w*|parallel)\b.*)\b(?:para|hacer|tener|sacar|dar|llegar a|to (?:get|make)|for) (?:\w+ )?\d\d ?v\w*/,
      '$1',
    )

/** How many there are, and how they are joined, where the words of joining say it. */
function withJoining(parts: readonly NamedPart[], text: string): NamedPart[] {
  const joints = joiningIn(text)
  const hasKit = parts.some(({ offers }) => offers[0]?.product.category === 'kit')
  return parts.map((part) => {
    const category = part.offers[0]?.product.category
    const joined = category === 'battery' || category === 'panel' ? joints[category] : null
    if (!joined || parts.filter((one) => one.offers[0]?.product.category === category).length > 1)
      return part
    // another one beside a kit is one
    const count = hasKit ? part.count : joinedCount(joined, part.count, { text, category })
    return { ...part, joined, count }
  })
}

/** The products that a question names, in its order, with how many of each. */
export function partsNamed(text: string, { offers, locale, whole, focus }: Mentions): NamedPart[] {
  const spoken = withNouns(text)
  const after = piecesOf(spoken)
  const before = piecesBeforeIn(spoken)
  const [pieces, other] = areBefore[locale] ? [before, after] : [after, before]
  const first = namedBy(pieces, offers)
  const second = first.length > 1 ? [] : namedBy(other, offers)
  const named = second.length > first.length ? second : first
  const written = whole.matches.map(({ offer }) => ({
    offers: [offer],
    count: pieces.find(({ category }) => category === offer.product.category)?.count ?? 1,
  }))
  const all = withJoining([...written, ...named], text)
  const [known] = focus
  const isBack = all.length === 1 && known !== undefined && pointsBack.test(text)
  return isBack ? [...all, { offers: [known], count: 1 }] : all
}

const join = (one: NamedPart, other: NamedPart): boolean => {
  const [first, second] = [one.offers[0]?.product, other.offers[0]?.product]
  return (
    first !== undefined &&
    second !== undefined &&
    first.id !== second.id &&
    connects(productPart(first).part, productPart(second).part)
  )
}

const joinedIn = (parts: readonly NamedPart[]): readonly NamedPart[] => {
  const joined = parts.filter((one) => parts.some((other) => other !== one && join(one, other)))
  return joined.length > 1 ? joined : []
}
/** Whether two of them may be joined to one another. */
export const pairs = (parts: readonly NamedPart[]): boolean => joinedIn(parts).length > 0

/** The products that a question wants joined; empty where it asks something else. */
export const partsToJoin = (text: string, parts: readonly NamedPart[]): readonly NamedPart[] =>
  asksTogether(text) ? joinedIn(parts) : []
