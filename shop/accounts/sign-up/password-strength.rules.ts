import { shortestPassword } from '../limits/limits.rules.ts'

export const strengthRules = ['length', 'upper', 'lower', 'digit', 'symbol'] as const
export type StrengthRule = (typeof strengthRules)[number]
export type StrengthLabel = 'very_weak' | 'weak' | 'good' | 'strong'
export type StrengthColour = 'transparent' | 'red' | 'yellow' | 'green'

export interface Strength {
  /** One point per rule met. */
  readonly score: number
  readonly label: StrengthLabel
  readonly colour: StrengthColour
  /** Width of the bar in percent. */
  readonly width: number
  readonly unmet: readonly StrengthRule[]
}

export const customerScore = 2
export const adminScore = 3

/** Length in graphemes: an emoji is one. */
export const lengthOf = (password: string): number => [...password].length

const meets: Record<StrengthRule, (password: string) => boolean> = {
  length: (password) => lengthOf(password) >= shortestPassword,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
}

const labelOf = (score: number): StrengthLabel => {
  if (score <= 2) return 'very_weak'
  if (score === 3) return 'weak'
  return score === 4 ? 'good' : 'strong'
}

export const colourOf = (score: number): StrengthColour => {
  if (score <= 0) return 'transparent'
  if (score < 3) return 'red'
  return score < 5 ? 'yellow' : 'green'
}

export const widthOf = (score: number): number => Math.min(100, score * 20)

export function strengthOf(password: string): Strength {
  const unmet = strengthRules.filter((rule) => !meets[rule](password))
  const score = strengthRules.length - unmet.length
  return { score, label: labelOf(score), colour: colourOf(score), width: widthOf(score), unmet }
}

/** Enough for a customer; a score of 2 is labelled very weak and still accepted. */
export const isEnoughForCustomer = (password: string): boolean =>
  strengthOf(password).score >= customerScore && lengthOf(password) >= shortestPassword

export const isEnoughForAdmin = (password: string): boolean =>
  strengthOf(password).score >= adminScore && lengthOf(password) >= shortestPassword
