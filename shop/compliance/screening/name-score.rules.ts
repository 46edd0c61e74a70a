import { isOneCharacterApart, minSimilarity, tokenSimilarity } from './similarity.rules.ts'

interface Pair {
  readonly requested: number
  readonly listed: number
  readonly similarity: number
}

const charactersOf = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + token.length, 0)

function likelyPairs(requested: readonly string[], listed: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  for (const [i, a] of requested.entries())
    for (const [j, b] of listed.entries()) {
      const similarity = tokenSimilarity(a, b)
      if (similarity >= minSimilarity) pairs.push({ requested: i, listed: j, similarity })
    }
  return pairs.sort((a, b) => b.similarity - a.similarity)
}

/** Pairs each word once, by descending similarity. */
function bestPairs(requested: readonly string[], listed: readonly string[]): Pair[] {
  const usedRequested = new Set<number>()
  const usedListed = new Set<number>()
  return likelyPairs(requested, listed).filter((pair) => {
    if (usedRequested.has(pair.requested) || usedListed.has(pair.listed)) return false
    usedRequested.add(pair.requested)
    usedListed.add(pair.listed)
    return true
  })
}

const loneWordCounts = 0.75
const requestedRestCosts = 0.5
const listedRestCosts = 0.3

/** Similarity of a name to a listed one, 0 to 1, independent of word order. */
export function nameScore(requested: readonly string[], listed: readonly string[]): number {
  const pairs = bestPairs(requested, listed)
  if (pairs.length === 0) return 0
  let queryCharacters = 0
  let listedCharacters = 0
  let alike = 0
  for (const pair of pairs) {
    const [a = '', b = ''] = [requested[pair.requested], listed[pair.listed]]
    queryCharacters += a.length
    listedCharacters += b.length
    alike += (a.length + b.length) * pair.similarity
  }
  const requestedRest = 1 - queryCharacters / charactersOf(requested)
  const listedRest = 1 - listedCharacters / charactersOf(listed)
  const isLone = pairs.length === 1 && Math.max(requested.length, listed.length) > 1
  return (
    (alike / (queryCharacters + listedCharacters)) *
    (1 - requestedRestCosts * requestedRest) *
    (1 - listedRestCosts * listedRest) *
    (isLone ? loneWordCounts : 1)
  )
}

const minWords = 3
const misspeltCounts = 0.99

/**
 * Score of a listed person's name whose words are misspelt by one letter at most: that of the right spelling, nearly. 0 for
 * fewer than three words, and where a word is none of the listed name's.
 */
export function misspeltScore(requested: readonly string[], listed: readonly string[]): number {
  if (requested.length < minWords || listed.length < minWords) return 0
  const rest = [...listed]
  const spelt: string[] = []
  for (const word of requested) {
    const equal = rest.indexOf(word)
    const at = equal >= 0 ? equal : rest.findIndex((other) => isOneCharacterApart(word, other))
    if (at < 0) return 0
    spelt.push(...rest.splice(at, 1))
  }
  return nameScore(spelt, listed) * misspeltCounts
}
