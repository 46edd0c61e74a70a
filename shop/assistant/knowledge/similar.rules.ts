import { stemOf } from './stem.rules.ts'

/** How alike a question is to those that a passage answers. */
export interface Similar {
  readonly id: string
  readonly likeness: number
}

/** Questions that one passage answers, and other words of it. */
export interface Known {
  readonly id: string
  readonly questions: readonly string[]
  readonly words: string
}

const wordsIn = (text: string): string[] => text.split(' ').flatMap((word) => stemOf(word) ?? word)
const relatives = new Set(
  wordsIn(
    'mama papa madre padre hermano hermana primo prima tio tia abuelo abuela hijo hija sobrino sobrina suegro suegra esposo esposa marido mujer vecino vecina amigo amiga cunado cunada familia familiar pariente mother father mom dad brother sister cousin uncle aunt grandma grandpa son daughter husband wife neighbor friend family relative',
  ),
)
const asking = new Set(
  'donde cuando cuanto cuanta cuantos cuantas quien como porque hacia where when who how why'.split(
    ' ',
  ),
)
/** Words of every question tell little, and of whom it is not much more. */
const shares = { light: 0.12, asking: 0.6, person: 0.4, own: 1 } as const

function termOf(word: string): readonly [string, number] | null {
  if (asking.has(word)) return [word, shares.asking]
  const stem = stemOf(word)
  if (stem === null) return /\d/.test(word) ? null : [word, shares.light]
  return relatives.has(stem) ? ['@person', shares.person] : [stem, shares.own]
}

type Terms = ReadonlyMap<string, number>
const termsOf = (text: string): Terms =>
  new Map(
    text.split(/[^a-z0-9]+/).flatMap((word) => {
      const term = word === '' ? null : termOf(word)
      return term ? [term] : []
    }),
  )

/** How often each term occurs in a list. */
function countsOf(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** What the known question has and the asked one lacks, and the reverse. */
const missing = 0.45
const beyond = 0.2
const unheard = 3

/** A single word of a short question is not yet a passage. */
const briefness = 2
const ofWords = 1.5

type Weigh = (name: string) => number

interface Weighed {
  readonly name: string
  readonly weight: number
}
const weightOf = (terms: readonly Weighed[]): number =>
  terms.reduce((sum, { weight }) => sum + weight, 0)

/** The share of what two questions have in common. */
function likenessOf(known: readonly Weighed[], own: Terms, total: number): number {
  const shared = weightOf(known.filter(({ name }) => own.has(name)))
  const lacking = weightOf(known) - shared
  return shared === 0 ? 0 : shared / (shared + missing * lacking + beyond * (total - shared))
}

/** The nearest of the known questions of each passage. */
function nearestOf(known: readonly Known[]) {
  const read = known.flatMap(({ id, questions }) =>
    questions.map((text) => ({ id, terms: [...termsOf(text)] })),
  )
  const counts = countsOf(read.map(({ terms }) => terms.map(([name]) => name)))
  const weigh: Weigh = (name) => Math.log(1 + read.length / (counts.get(name) ?? unheard))
  const weighed = (terms: Iterable<readonly [string, number]>): Weighed[] =>
    [...terms].map(([name, share]) => ({ name, weight: share * weigh(name) }))
  const all = read.map(({ id, terms }) => ({ id, terms: weighed(terms) }))
  return (own: Terms): ReadonlyMap<string, number> => {
    const total = weightOf(weighed(own))
    const best = new Map<string, number>()
    for (const { id, terms } of all)
      best.set(id, Math.max(likenessOf(terms, own, total), best.get(id) ?? 0))
    return best
  }
}

/** How much of a question is among all words of each passage. */
function coveredBy(known: readonly Known[]) {
  const bags = known.map(({ id, questions, words }) => ({
    id,
    counts: countsOf([...questions, words].map((text) => termsOf(text).keys())),
  }))
  const counts = countsOf(bags.map((bag) => bag.counts.keys()))
  const weigh: Weigh = (name) => Math.log(1 + bags.length / (counts.get(name) ?? 1))
  return (own: Terms): Map<string, number> => {
    const indexed = [...own].filter(([name]) => counts.has(name))
    const total = indexed.reduce((sum, [name, share]) => sum + share * weigh(name), 0)
    return new Map(
      bags.map((bag) => {
        const sum = indexed.reduce((before, [name, share]) => {
          const count = bag.counts.get(name) ?? 0
          return before + (count / (count + 1)) * share * weigh(name)
        }, 0)
        return [bag.id, (ofWords * sum) / (total + briefness)]
      }),
    )
  }
}

/** Compares a question with all that is known; the passages most alike first. */
export function likenessTo(known: readonly Known[]): (question: string) => readonly Similar[] {
  const nearest = nearestOf(known)
  const covered = coveredBy(known)
  return (question) => {
    const own = termsOf(question)
    const [near, share] = [nearest(own), covered(own)]
    return known
      .map(({ id }) => ({ id, likeness: (near.get(id) ?? 0) + (share.get(id) ?? 0) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
  }
}
