import { nameTokens, nameWords } from './name-folding.rules.ts'

const maxFragment = 3
const minWord = 3
const maxJoined = 60

const sorted = (words: readonly string[]): string => [...words.join('')].sort().join('')

/** The letters of a name whatever the order and the gaps of its words, with its articles and without. */
export const charactersOf = (name: string): readonly string[] => [
  ...new Set([sorted(nameTokens(name)), sorted(nameWords(name))]),
]

type Parts = readonly string[] | null

/** The fewest known words that a text consists of; null where it does not. */
function knownWords(text: string, isKnown: (word: string) => boolean): Parts {
  const best: Parts[] = [[]]
  const endingAt = (end: number): Parts =>
    Array.from({ length: Math.max(0, end - minWord + 1) }, (_, start) => start)
      .flatMap((start) => {
        const word = text.slice(start, end)
        const before = best[start]
        return before && isKnown(word) ? [[...before, word]] : []
      })
      .reduce<Parts>(
        (fewest, parts) => (fewest && fewest.length <= parts.length ? fewest : parts),
        null,
      )
  for (let end = 1; end <= text.length; end += 1) best.push(endingAt(end))
  return best[text.length] ?? null
}

/**
 * A name whose words were cut into pieces, as its words would be: neighbours that are short or no known word are joined and
 * parted anew. Null where nothing is to be joined.
 */
export function rejoined(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): string[] | null {
  const isPiece = (word: string) => word.length <= maxFragment || !isKnown(word)
  const whole: string[] = []
  let run: string[] = []
  const endRun = () => {
    const joined = run.join('')
    const parts = run.length > 1 && joined.length <= maxJoined ? knownWords(joined, isKnown) : null
    whole.push(...(parts ?? run))
    run = []
  }
  for (const word of words) {
    if (!isPiece(word)) endRun()
    if (isPiece(word)) run.push(word)
    else whole.push(word)
  }
  endRun()
  return whole.join(' ') === words.join(' ') ? null : whole
}
