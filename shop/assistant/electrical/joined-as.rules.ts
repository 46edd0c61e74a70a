import type { BankLayout } from '#shop/electrical/parts/system.rules.ts'
import { nounsIn } from '../understanding/categories.rules.ts'

/** How panels or batteries are to be joined, as far as it is said. */
export interface JoinedAs {
  readonly isSeries: boolean
  readonly isParallel: boolean
  /** '2 en serie y 3 en paralelo': the number beside each word. */
  readonly series: number | null
  readonly parallel: number | null
}

const short = /\b(\d{1,2}) ?s ?(?:x ?)?(\d{1,2}) ?p\b/
const joint =
  /(?:(?<![\d.,]|\b(?:de|of) )\b(\d{1,2}) )?(?:en |in |de )?\b(?:(series?)|(paralel\w*|parallel))\b(?: (?:de|of) (\d{1,2})\b)?/g
export const namesJoint = (text: string): boolean =>
  short.test(text) || /\b(en |in )(serie|series|paralel\w*|parallel)\b/.test(text)

type Kind = 'battery' | 'panel'
interface Found {
  readonly kind: Kind
  readonly isSeries: boolean
  readonly count: number | null
}

/** What follows directly is meant: 'en serie dos baterías'. */
const follows = /^ ?(?:(?!con\b|y\b|al?\b|with\b|and\b|to\b|o\b|or\b|,)[\w.]+ ){0,2}$/

/** Which of both a word of joining belongs to: what follows at once, else what was named before it. */
function kindAt(text: string, at: number, end: number): Kind | null {
  const nouns = nounsIn(text).flatMap(({ category, at: place }) =>
    category === 'battery' || category === 'panel' ? [{ kind: category, place }] : [],
  )
  const next = nouns.find(({ place }) => place >= end)
  if (next && follows.test(text.slice(end, next.place))) return next.kind
  return (nouns.findLast(({ place }) => place < at) ?? next)?.kind ?? null
}

const written = (text: string): string => text.replace(short, ' $1 en serie y $2 en paralelo ')

const maxJoined = 16
function jointsIn(text: string): Found[] {
  return [...text.matchAll(joint)].flatMap((match) => {
    const [whole, before, series, , after] = match
    if (!/\b(?:en|in)\b/.test(whole) && !before && !after && !/paralel|parallel/.test(whole))
      return []
    const kind = kindAt(text, match.index, match.index + whole.length)
    const number = Number(before ?? 0)
    // '12 V 50 en paralelo': a larger number is a size
    const count = number > 0 && number <= maxJoined ? number : null
    // '2 series de 3' are strings of three
    if (kind && series && after)
      return [
        { kind, isSeries: true, count: Number(after) },
        { kind, isSeries: false, count },
      ]
    return kind ? [{ kind, isSeries: series !== undefined, count }] : []
  })
}

/** How the batteries and how the panels of a question are to be joined. */
export function joiningIn(question: string): Readonly<Record<Kind, JoinedAs | null>> {
  const found = jointsIn(written(question))
  const of = (kind: Kind): JoinedAs | null => {
    const own = found.filter((one) => one.kind === kind)
    const [series, parallel] = [true, false].map((is) => own.filter((one) => one.isSeries === is))
    const countIn = (list: readonly Found[] | undefined) =>
      list?.find(({ count }) => count !== null)?.count ?? null
    const as = {
      isSeries: (series?.length ?? 0) > 0,
      isParallel: (parallel?.length ?? 0) > 0,
      ...{ series: countIn(series), parallel: countIn(parallel) },
    }
    // 'en serie o en paralelo?' asks for it
    const isChoice = as.isSeries && as.isParallel && as.series === null && as.parallel === null
    return own.length === 0 || isChoice ? null : as
  }
  return { battery: of('battery'), panel: of('panel') }
}

const wholeShare = (count: number, one: number): number =>
  one > 0 && count % one === 0 ? count / one : 1

/** Strings of so many: '2 en serie y 2 en paralelo'. */
function stringsOf({ series, parallel }: JoinedAs, count: number): BankLayout {
  const beside = parallel ?? 1
  if (series === null) return { series: wholeShare(count, beside), parallel: beside }
  return { series, parallel: count > 1 ? wholeShare(count, series) : beside }
}

/** So many of them, joined as it was said: '4 baterías, 2 en serie' are two strings of two. */
export function layoutOf(as: JoinedAs, count: number): BankLayout {
  if (as.isSeries && as.isParallel) return stringsOf(as, count)
  const asked = (as.isSeries ? as.series : as.parallel) ?? count
  const other = count > asked ? wholeShare(count, asked) : 1
  const own = other > 1 ? asked : Math.max(asked, count)
  return as.isSeries ? { series: own, parallel: other } : { series: other, parallel: own }
}

const many = {
  battery:
    /\b(baterias|batteries|acumuladores)\b|\b(otra|another|1 more) (?:\w+ )?(?:bater|batter|igual|de|en|in)/,
  panel:
    /\b(paneles|panels|placas)\b|\b(otro|otra|another|1 more) (?:\w+ )?(?:panel|placa|igual|de|en|in)/,
} as const

/** How many are joined: as counted, else by the words of joining, else two where several are spoken of. */
export function joinedCount(
  { series, parallel }: JoinedAs,
  count: number,
  { text, category }: { text: string; category: string | undefined },
): number {
  if (count > 1) return count
  if (series !== null || parallel !== null) return (series ?? 1) * (parallel ?? 1)
  const words = category === 'panel' ? many.panel : many.battery
  // how many there may be is the question
  if (/\bcuant[ao]s\b|\bhow many\b/.test(text)) return count
  return words.test(text) ? 2 : count
}

const joints = new RegExp(joint.source, 'g')
const maxFollowUp = 8

/** 'y en serie?' asks again what was asked of wiring, joined otherwise; null where it is something else. */
export function askedJoined(text: string, before: string): string | null {
  const isShort = text.trim().split(' ').length <= maxFollowUp
  if (!namesJoint(text) || !isShort || /\d{2}|panel|placa/.test(text)) return null
  const rest = written(before).replace(joints, ' ')
  return nounsIn(rest).length > 0 ? `${rest} ${text}` : null
}
