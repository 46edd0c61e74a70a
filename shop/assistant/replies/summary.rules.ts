import type { Part } from './answer.rules.ts'

/** The question with what the conversation established, for the person who takes over. */
export function summaryFor(question: string, parts: readonly Part[]): string {
  const labels = parts.flatMap((part) =>
    part.kind === 'known' ? part.chips.map(({ label }) => label) : [],
  )
  return labels.length === 0 ? question : `${question} [${labels.join(' · ')}]`
}
