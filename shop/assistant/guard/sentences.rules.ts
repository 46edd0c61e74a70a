/** The beginning of a text up to the end of its last whole sentence; '1,' of '1,299' is none. */
export function wholeSentences(text: string): string {
  const end = [...text.matchAll(/[.!?…](?=\s)|\n/g)].at(-1)
  return end ? text.slice(0, end.index + 1) : ''
}

/** Every two neighbouring sentences as one, for advice that is spread over both. */
export function inPairs(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;])\s|\n/).filter(Boolean)
  return sentences
    .slice(1)
    .map((sentence, at) => `${(sentences[at] ?? '').replace(/[.!?;]+$/, ',')} ${sentence}`)
}
