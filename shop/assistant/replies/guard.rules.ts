import { withDigits } from '../guard/number-words.rules.ts'
import { promisesIn } from '../guard/promises.rules.ts'
import { fold } from '../understanding/folding.rules.ts'
import { durations, type Facts, numbersIn, readings, wholeFigures } from './facts.rules.ts'

const currency = String.raw`(?:us ?\$|\$|usd|dolar(?:es)?|dollars?|bucks|pesos?|cup|mlc|euros?|€|cents?|centavos?)(?![a-z])`
const amount = String.raw`\d[\d.,\u00a0 ]*\d|\d`
const sums = new RegExp(`${currency}\\s*(${amount})|(${amount})\\s*(?:mil|k)?\\s*${currency}`, 'g')
const percents = /(\d[\d.,]*)\s*(?:%|por ?ciento|percent)/g
/** Contacts outside the shop and personal data. */
const foreign =
  /https?:|www\.|wa\.me|[\w.+-]+@[\w-]+\.\w|\+\d[\d -]{6,}|\b\d{3}[ -]\d{3}[ -]\d{4}\b/g
const isOwn = (line: string, own: string): boolean =>
  (line.match(foreign) ?? []).every((found) => own.includes(found))

const isSum = (text: string, facts: Facts): boolean =>
  readings(text.trim()).some((value) => facts.money.has(Math.round(value * 100)))

function moneyIsBacked(line: string, facts: Facts): boolean {
  const found = [...line.matchAll(sums)].map((match) => match[1] ?? match[2] ?? '')
  if (!found.every((sum) => isSum(sum, facts))) return false
  // a price beside a product's name must be that product's
  const named = facts.prices.filter(({ name }) => line.includes(withDigits(fold(name))))
  const isOfNamed = (sum: string) =>
    readings(sum.trim()).some((value) =>
      named.some(({ cents }) => cents === Math.round(value * 100)),
    )
  return named.length === 0 || found.every(isOfNamed)
}

const percentsAreBacked = (line: string, facts: Facts): boolean =>
  [...line.matchAll(percents)].every((match) =>
    readings(match[1] ?? '').some((value) => facts.percents.has(value)),
  )

const promisesAreBacked = (line: string, own: string): boolean =>
  promisesIn(line).every((promise) => promise.test(own))

const units =
  /(?:quedan?|left:?|stock:?)(?: solo| only| just)? (\d+)|(\d+) (?:left|unidades|units|in stock|en existencia|disponibles|available)/g
/** Stock figures must come from the tools. */
const stockIsBacked = (line: string, facts: Facts): boolean =>
  [...line.matchAll(units)].every((match) => facts.stock.has(Number(match[1] ?? match[2])))

const isNear = (value: number, known: number): boolean =>
  value === known || (!Number.isInteger(known) && Math.abs(value - known) < 1)

/** Durations never come from the question. */
const durationsAreBacked = (line: string, facts: Facts): boolean =>
  [...line.matchAll(durations)].every(([, figure = '']) =>
    readings(figure).some((value) => [...facts.durations].some((known) => isNear(value, known))),
  )

/** A figure must be a tool's, a rounding of it, or the visitor's own. */
function figuresAreBacked(line: string, facts: Facts, requested: ReadonlySet<number>): boolean {
  const known = [
    ...facts.figures,
    ...[...facts.money].map((cents) => cents / 100),
    ...facts.percents,
    ...facts.stock,
    ...facts.durations,
  ]
  return numbersIn(line).every((figure) =>
    readings(figure).some(
      (value) => requested.has(value) || known.some((one) => isNear(value, one)),
    ),
  )
}

/** Whether every amount, percentage, figure and promise of a text was returned by a tool in this turn. */
export function isBacked(text: string, facts: Facts, question: string): boolean {
  const requested = new Set(numbersIn(withDigits(fold(question))).flatMap(readings))
  const own = fold(facts.words.join('\n'))
  return wholeFigures(text)
    .split(/\n|(?<=[.;!?])\s/)
    .every((part) => {
      const folded = fold(part)
      const line = withDigits(folded)
      const checks = [
        isOwn(folded, own),
        moneyIsBacked(line, facts),
        percentsAreBacked(line, facts),
        stockIsBacked(line, facts),
        durationsAreBacked(line, facts),
        promisesAreBacked(folded, own) && promisesAreBacked(line, own),
        figuresAreBacked(line, facts, requested),
      ]
      return checks.every(Boolean)
    })
}
