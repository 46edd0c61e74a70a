/** Counts the letters of `a` found near the same position in `b` and marks those positions. */
function charactersFound(a: string, b: string, taken: Uint8Array): number[] {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const found: number[] = []
  for (let i = 0; i < a.length; i += 1) {
    const character = a.charCodeAt(i)
    const last = Math.min(b.length - 1, i + reach)
    let j = Math.max(0, i - reach)
    while (j <= last && (taken[j] === 1 || b.charCodeAt(j) !== character)) j += 1
    if (j > last) continue
    taken[j] = 1
    found.push(character)
  }
  return found
}

/** Counts the shared letters near the same position, and the transposed ones among them. */
function sharedCharacters(a: string, b: string): { shared: number; swapped: number } {
  const taken = new Uint8Array(b.length)
  const found = charactersFound(a, b, taken)
  let next = 0
  let moved = 0
  for (let j = 0; j < b.length; j += 1) {
    if (taken[j] !== 1) continue
    if (b.charCodeAt(j) !== found[next]) moved += 1
    next += 1
  }
  return { shared: found.length, swapped: moved / 2 }
}

function jaro(a: string, b: string): number {
  const { shared, swapped } = sharedCharacters(a, b)
  if (shared === 0) return 0
  return (shared / a.length + shared / b.length + (shared - swapped) / shared) / 3
}

const maxPrefixLength = 4
const startCounts = 0.1

/** Jaro-Winkler: 1 for equal words, 0 without a letter in common; equal prefixes weigh more. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  const base = jaro(a, b)
  let start = 0
  while (start < maxPrefixLength && start < a.length && a[start] === b[start]) start += 1
  return base + start * startCounts * (1 - base)
}

/** The sound class of the first letter, for Spanish and its misspellings. */
export function firstSound(word: string): string {
  const phonetic = word.startsWith('h') && word.length > 1 ? word.slice(1) : word
  const [first = '', second = ''] = phonetic
  if (first === 'v' || first === 'w') return 'b'
  if (first === 'z' || (first === 'c' && 'ei'.includes(second))) return 's'
  if (first === 'j' || first === 'x') return 'g'
  if (first === 'c' || first === 'q') return 'k'
  return first === 'y' ? 'i' : first
}

export const minSimilarity = 0.8
const initialSimilarity = 0.8
const otherSoundCounts = 0.9

/** Similarity of two words of names; below `leastSimilarity` they count as different. */
export function tokenSimilarity(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? initialSimilarity : 0
  const ratio = Math.min(a.length, b.length) / Math.max(a.length, b.length)
  const forLength = ratio < 0.9 ? 1 - 0.3 * (1 - ratio) : 1
  const forSound = firstSound(a) === firstSound(b) ? 1 : otherSoundCounts
  return jaroWinkler(a, b) * forLength * forSound
}

const minToDiffer = 4

/** Whether two words are equal or differ by one letter: another, one more or one less; short words must be equal. */
export function isOneCharacterApart(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < minToDiffer || long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.length === long.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
