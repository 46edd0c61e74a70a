import { stemOf } from '../knowledge/stem.rules.ts'
import type { Interpretation } from '../understanding/interpretation.rules.ts'

/** What is known of a question before its intent: its text and what the rules found in it. */
export interface Traits {
  readonly text: string
  readonly tags: readonly string[]
}

/** Numbers by their unit, since a size chooses no intent. */
function shapeOf(word: string): string {
  if (!/^\$?\d/.test(word)) return word
  const unit = word.replace(/[\d.,$/]/g, '')
  if (unit !== '') return `#${unit}`
  return word.replace(/\D/g, '').length > 2 ? '###' : '#'
}

const maxLength = 4
const lengthOf = (text: string): string =>
  `length:${Math.min(maxLength, Math.floor(text.trim().split(' ').length / 5))}`

/** What the rules found, as words: who is pointed at, what is asked, what was said before. */
export function traitsOf({
  read,
  state,
  budget,
  offers,
  isNamed,
  isExact,
  categories,
  asks,
  count,
  isFollowUp,
  parts,
  wiring,
}: Interpretation): Traits {
  const when = (is: boolean, tag: string) => (is ? [tag] : [])
  const tags = [
    `before:${state.intent}`,
    isNamed ? 'named' : 'unnamed',
    ...when(isExact, 'exact'),
    ...(asks.length > 0 ? asks.map((ask) => `ask:${ask}`) : ['asks-nothing']),
    ...when(read.items.length > 0, `devices:${Math.min(2, read.items.length)}`),
    ...categories.map((category) => `kind:${category}`),
    ...when(offers.length > 0 && !isNamed, 'pointed'),
    ...when(offers.length > 1, 'several'),
    ...offers.map(({ product }) => `of:${product.category}`),
    ...when(state.focus.length > 0, 'focus'),
    ...when(budget !== null, 'budget'),
    ...when(state.budget !== null, 'budget-before'),
    ...when(isFollowUp, 'follows'),
    ...when(count !== null, 'count'),
    ...when(read.province !== null, 'province'),
    ...when(read.destination !== null, 'destination'),
    ...when(read.blackoutHours !== null, 'hours'),
    ...when(parts.length > 0, 'parts'),
    ...when(wiring !== null, `wiring:${wiring?.kind}`),
    ...read.quantities.map(({ unit }) => `unit:${unit}`),
    lengthOf(read.text),
  ]
  return { text: read.text, tags: [...new Set(tags)] }
}

const shares = { stem: 1, stems: 0.6, words: 0.7, start: 0.7, tag: 2.2 } as const
const norm = 4

/** Weighted features of a question, all of one length. */
export function featuresOf({ text, tags }: Traits): ReadonlyMap<string, number> {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '' && word !== ',')
    .map(shapeOf)
  const stems = words.flatMap((word) => (word.startsWith('#') ? word : (stemOf(word) ?? [])))
  const pairs = (list: readonly string[]) => list.slice(1).map((word, at) => `${list[at]}_${word}`)
  const features = new Map<string, number>([
    ...pairs(words).map((pair) => [`w:${pair}`, shares.words] as const),
    ...pairs(stems).map((pair) => [`p:${pair}`, shares.stems] as const),
    ...stems.map((stem) => [`s:${stem}`, shares.stem] as const),
    ...words
      .slice(0, 2)
      .map((_, at, all) => [`^:${all.slice(0, at + 1).join('_')}`, shares.start] as const),
    ...tags.map((tag) => [`t:${tag}`, shares.tag] as const),
  ])
  const length = Math.sqrt([...features.values()].reduce((sum, one) => sum + one * one, 0)) || 1
  return new Map([...features].map(([name, value]) => [name, (value * norm) / length]))
}
