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
  return [...byTitle, ...byText]
}
