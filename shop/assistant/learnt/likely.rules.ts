import { featuresOf, type Traits } from './features.rules.ts'

/** What was learnt from examples, as it is stored: lists are words of one line, which a diff and a formatter leave whole. */
export interface Weights {
  readonly labels: string
  readonly features: string
  readonly bias: string
  readonly scale: number
  /** A signed byte for each feature and label, feature by feature, in base64. */
  readonly values: string
}

export interface Likely {
  readonly label: string
  readonly share: number
}

/** The labels of a question, the likeliest first. */
export type Guess = (traits: Traits) => readonly Likely[]

/** Shares that add up to one. */
export function sharesOf(scores: readonly number[]): number[] {
  const max = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - max))
  const sum = raised.reduce((before, one) => before + one, 0)
  return raised.map((one) => one / sum)
}

export function guessBy(weights: Weights): Guess {
  const { scale, values } = weights
  const labels = weights.labels.split(' ')
  const bias = weights.bias.split(' ').map(Number)
  const bytes = Buffer.from(values, 'base64')
  const places = new Map(
    weights.features.split(' ').map((name, at) => [name, at * labels.length] as const),
  )
  return (traits) => {
    const scores = [...bias]
    for (const [name, value] of featuresOf(traits)) {
      const place = places.get(name)
      if (place === undefined) continue
      for (let at = 0; at < scores.length; at += 1)
        scores[at] = (scores[at] ?? 0) + value * scale * bytes.readInt8(place + at)
    }
    const found = sharesOf(scores)
    return labels
      .map((label, at) => ({ label, share: found[at] ?? 0 }))
      .sort((a, b) => b.share - a.share)
  }
}
