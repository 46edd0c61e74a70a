import { minLikeness, tokenLikeness } from './similarity.rules.ts'

interface Pair {
  readonly asked: number
  readonly listed: number
  readonly likeness: number
}

const charactersOf = (tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + token.length, 0)

function likelyPairs(requested: readonly string[], listed: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  for (const [i, a] of requested.entries())
    for (const [j, b] of listed.entries()) {
      const likeness = tokenLikeness(a, b)
      if (likeness >= minLikeness) pairs.push({ asked: i, listed: j, likeness })
    }
  return pairs.sort((a, b) => b.likeness - a.likeness)
}

/** Pairs each word once, by descending similarity. */
function bestPairs(requested: readonly string[], listed: readonly string[]): Pair[] {
  const usedAsked = new Set<number>()
  const usedListed = new Set<number>()
  return likelyPairs(requested, listed).filter((pair) => {
    if (usedAsked.has(pair.asked) || usedListed.has(pair.listed)) return false
    usedAsked.add(pair.asked)
    usedListed.add(pair.listed)
    return true
  })
}

const loneWordCounts = 0.75
const askedRestCosts = 0.5
const listedRestCosts = 0.3

/** Similarity of a name to a listed one, 0 to 1, independent of word order. */
export function nameScore(requested: readonly string[], listed: readonly string[]): number {
  const pairs = bestPairs(requested, listed)
  if (pairs.length === 0) return 0
  let queryCharacters = 0
  let listedCharacters = 0
  let alike = 0
  for (const pair of pairs) {
    const [a = '', b = ''] = [requested[pair.asked], listed[pair.listed]]
    queryCharacters += a.length
    listedCharacters += b.length
    alike += (a.length + b.length) * pair.likeness
  }
  const askedRest = 1 - queryCharacters / charactersOf(requested)
  const listedRest = 1 - listedCharacters / charactersOf(listed)
  const isLone = pairs.length === 1 && Math.max(requested.length, listed.length) > 1
  return (
    (alike / (queryCharacters + listedCharacters)) *
    (1 - askedRestCosts * askedRest) *
    (1 - listedRestCosts * listedRest) *
    (isLone ? loneWordCounts : 1)
  )
}
