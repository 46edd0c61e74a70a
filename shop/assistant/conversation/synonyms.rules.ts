import { isMedical } from '../safety/medical.rules.ts'
import { categoriesIn } from '../understanding/categories.rules.ts'
import { devicesIn } from '../understanding/devices.rules.ts'
import { fold } from '../understanding/folding.rules.ts'
import { keyWords } from '../understanding/key-words.rules.ts'

/** A word of the owner's list, and what it means. */
export interface Synonym {
  readonly term: string
  readonly means: string
}

const isUnderstood = (term: string): boolean =>
  keyWords.has(term) ||
  isMedical(term) ||
  categoriesIn(` ${term} `).length > 0 ||
  devicesIn(` ${term} `).items.length > 0

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A question in the shop's words: terms that only the owner's list knows become what they mean there. */
export function withSynonyms(question: string, synonyms: readonly Synonym[]): string {
  const folded = fold(question)
  const named = synonyms.filter(({ term }) => folded.includes(fold(term)))
  const meanings = Map.groupBy(named, ({ term }) => fold(term))
  return [...meanings].reduce((text, [term, all]) => {
    if (isUnderstood(term)) return text
    const means = all.map((one) => one.means).join(' ')
    return fold(text).replace(
      new RegExp(`(?<![\\p{L}\\d])${escaped(term)}(?![\\p{L}\\d])`, 'gu'),
      () => means,
    )
  }, question)
}
