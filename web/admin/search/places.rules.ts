import { fold } from '#kernel/text/fold.ts'

/** A place of the panel that a search may lead to. */
export interface Place {
  readonly to: string
  readonly title: string
  /** Also found by these words. */
  readonly text: string
  /** And by these, which are not shown. */
  readonly words?: string
}

/** Shorter words are too like others. */
const shortestMistyped = 5

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
function isSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  const [one, other] = [typed.slice(start), word.slice(start)]
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one.slice(2) === other.slice(2) && one[0] === other[1] && one[1] === other[0])
  )
}

/** What is found where each word may have a slip. */
function placesLike(places: readonly Place[], words: readonly string[]): Place[] {
  const likes = ({ title, text, words: more = '' }: Place) => {
    const folded = fold(`${title} ${text} ${more}`)
    const own = folded.split(/[^\p{L}\p{N}]+/u)
    return words.every(
      (typed) =>
        folded.includes(typed) ||
        (typed.length >= shortestMistyped && own.some((word) => isSlip(typed, word))),
    )
  }
  return places.filter(likes)
}

/** Places that hold every word of a search, those that hold them in their title first. */
export function placesWith(places: readonly Place[], search: string): Place[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
  const byTitle = places.filter(({ title }) => has(title))
  const byText = places.filter(
    ({ title, text, words: more = '' }) => !has(title) && has(`${title} ${text} ${more}`),
  )
  const found = [...byTitle, ...byText]
  return found.length > 0 ? found : placesLike(places, words)
}
