import type { Mentioned } from '#shop/catalogue/excerpt/excerpt.rules.ts'
import type { Message } from '../conversation/conversation.rules.ts'
import { categoriesIn } from '../understanding/categories.rules.ts'
import { fold, readable } from '../understanding/folding.rules.ts'
import { budgetIn } from '../understanding/money/budget.rules.ts'
import { quantitiesIn, type Unit } from '../understanding/quantities.rules.ts'
import { wordsOf } from './offer.rules.ts'

/** Earlier questions that may still name what is asked about. */
const maxQuestions = 3
const maxAnswers = 4
const maxWords = 8
const maxFigures = 5

const units: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  W: ['w', 'wh'],
  Wh: ['wh', 'w'],
  Ah: ['ah', 'a'],
  V: ['v'],
}
const anyUnit = ['', 'w', 'wh', 'ah', 'a', 'v']

/** '6 kW' in a name too. */
const inThousands = (value: number, unit: string): string[] =>
  value >= 1_000 && value % 100 === 0 && unit.startsWith('w') ? [`${value / 1_000}k${unit}`] : []

const written = (value: number, list: readonly string[]): string[] =>
  list.flatMap((unit) => [`${value}${unit}`, ...inThousands(value, unit)])

function figuresIn(text: string): string[][] {
  const { quantities, rest } = quantitiesIn(text)
  const named = quantities.flatMap(({ value, unit }) => {
    const list = units[unit]
    return list && Number.isInteger(value) ? [written(value, list)] : []
  })
  const bare = [...rest.matchAll(/(?<![\d.,])(\d{2,5})(?![\d.,])/g)].map(([, digits]) =>
    written(Number(digits), anyUnit),
  )
  return [...named, ...bare].slice(0, maxFigures)
}

const maxNameLength = 120
const minNameLength = 6
/** What may be a whole name: from where a line or a side of a comparison begins, as far as any sign. */
function namesIn(text: string): string[] {
  return fold(text)
    .split(/\n| frente a | against | \+ /)
    .flatMap((line) => {
      const start = line.slice(0, maxNameLength)
      const ends = [
        ...start.matchAll(/[:,.·;?(]| (?=mantiene|keeps|puede|can|pesa|weighs|son\b|are\b)/g),
      ]
      return [...ends.map(({ index }) => start.slice(0, index)), start]
    })
    .map((name) => name.trim())
    .filter(({ length }) => length >= minNameLength)
}

/** What a conversation says about products, for a catalogue that is too large to be read. */
export function mentionedIn(messages: readonly Message[]): Mentioned {
  const questions = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readable(content))
  const answers = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const recent = questions.slice(-maxQuestions).reverse()
  const budget = questions
    .map((text) => budgetIn(text).budget?.max ?? null)
    .findLast((max) => max !== null)
  return {
    figures: recent.flatMap((text) => figuresIn(budgetIn(text).rest)).slice(0, maxFigures),
    words: [...new Set(recent.flatMap(wordsOf))]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, maxWords),
    categories: [...new Set(recent.flatMap(categoriesIn))],
    names: [...new Set(answers.slice(-maxAnswers).flatMap(namesIn))],
    maxCents: budget == null ? null : budget * 100,
  }
}
