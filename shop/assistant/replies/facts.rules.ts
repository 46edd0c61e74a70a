import type { Usd } from '#kernel/money.ts'
import { withDigits } from '../guard/number-words.rules.ts'
import { fold } from '../understanding/folding.rules.ts'

/** The facts returned by tools in this turn; prices, stock and promises must come from them. */
export interface Facts {
  /** Amounts in cents. */
  readonly money: Set<number>
  readonly percents: Set<number>
  /** Units in stock by product. */
  readonly stock: Set<number>
  /** Durations in hours, days and years. */
  readonly durations: Set<number>
  /** Other figures. */
  readonly figures: Set<number>
  /** The shop's own texts, which may contain promises. */
  readonly words: string[]
  /** Prices by product. */
  readonly prices: { readonly name: string; readonly cents: number }[]
}

export const noFacts = (): Facts => ({
  money: new Set(),
  percents: new Set(),
  stock: new Set(),
  durations: new Set(),
  figures: new Set(),
  words: [],
  prices: [],
})

export interface Noted {
  readonly money?: readonly (Usd | null)[]
  readonly figures?: readonly (number | null | undefined)[]
  readonly durations?: readonly (number | null | undefined)[]
}

const isFigure = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

export function note(facts: Facts, { money = [], figures = [], durations = [] }: Noted): void {
  for (const sum of money) if (sum !== null) facts.money.add(sum)
  for (const figure of figures.filter(isFigure)) facts.figures.add(figure)
  for (const duration of durations.filter(isFigure)) facts.durations.add(duration)
}

const numbers = /\d+(?:[.,\u00a0]\d+)*/g
/** All readings of '1 280', '1,280.50' and '20,9' as numbers. */
export function readings(text: string): number[] {
  const plain = text.replace(/\u00a0/g, '')
  const points = Number(plain.replace(/,/g, ''))
  const commas = Number(plain.replace(/\./g, '').replace(',', '.'))
  return [points, commas].filter((value) => Number.isFinite(value))
}
export const numbersIn = (text: string): string[] => text.match(numbers) ?? []

/** '1 188' is one number, whatever kind of space it contains. */
export const wholeFigures = (text: string): string =>
  text.replace(/(?<![\d.,])(\d{1,3}) (?=\d{3}(?!\d))/g, '$1\u00a0')

/** Durations in a folded text. */
export const durations =
  /(\d+(?:[.,\u00a0]\d+)*)[ \u00a0]?(?:h\b|horas?|hours?|dias?|days?|anos?|years?|mes(?:es)?\b|months?|semanas?|weeks?|minut)/g

/** Amounts, percentages and figures of the shop's own text are allowed facts. */
export function noteText(facts: Facts, input: string): void {
  const text = wholeFigures(input)
  const spelled = withDigits(fold(text))
  facts.words.push(text)
  for (const [, sum = ''] of text.matchAll(
    /(?:\$ ?)?(\d[\d.,]*) ?(?:USD|dollars|dólares)|\$ ?\d[\d.,]*/g,
  ))
    for (const value of readings(sum)) facts.money.add(Math.round(value * 100))
  for (const [, percent = ''] of spelled.matchAll(/(\d[\d.,]*) ?(?:%|por ?ciento|percent)/g))
    for (const value of readings(percent)) facts.percents.add(value)
  for (const [, figure = ''] of spelled.matchAll(durations))
    for (const value of readings(figure)) facts.durations.add(value)
  for (const figure of [...numbersIn(text), ...numbersIn(spelled)])
    for (const value of readings(figure)) facts.figures.add(value)
}
