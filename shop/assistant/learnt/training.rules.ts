import { featuresOf, type Traits } from './features.rules.ts'
import { sharesOf, type Weights } from './likely.rules.ts'

/** A question with the intent that answers it. */
export interface Example extends Traits {
  readonly label: string
}

/** The examples of a list: label, text, tags and where it is from, between tabs. */
export const examplesOf = (rows: readonly string[]): Example[] =>
  rows.map((row) => {
    const [label = '', text = '', tags = ''] = row.split('\t')
    return { label, text, tags: tags.split(' ') }
  })

const epochs = 12
const rate = 0.3
const decay = 1e-3
const minCount = 2
const maxByte = 127

/** The same order on every machine. */
function createOrder(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return (length: number): number[] => {
    const order = Array.from({ length }, (_, at) => at)
    for (let at = length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1))
      const [one = 0, two = 0] = [order[at], order[other]]
      order[at] = two
      order[other] = one
    }
    return order
  }
}

interface Prepared {
  readonly label: number
  readonly values: readonly (readonly [number, number])[]
}

/** Multinomial logistic regression, step by step; the step of a weight shrinks with what it has moved. */
function descend(prepared: readonly Prepared[], featureCount: number, labelCount: number) {
  const weights = new Float64Array(featureCount * labelCount)
  const moved = new Float64Array(featureCount * labelCount).fill(1e-6)
  const bias = new Float64Array(labelCount)
  const orderOf = createOrder(1)
  const step = ({ label, values }: Prepared) => {
    const scores = Array.from(bias)
    for (const [feature, value] of values)
      for (let at = 0; at < labelCount; at += 1)
        scores[at] = (scores[at] ?? 0) + (weights[feature * labelCount + at] ?? 0) * value
    const errors = sharesOf(scores).map((share, at) => share - (at === label ? 1 : 0))
    errors.forEach((error, at) => {
      bias[at] = (bias[at] ?? 0) - 0.05 * error
      for (const [feature, value] of values) {
        const place = feature * labelCount + at
        const before = weights[place] ?? 0
        const slope = error * value + decay * before
        const sum = (moved[place] ?? 0) + slope * slope
        moved[place] = sum
        weights[place] = before - (rate * slope) / Math.sqrt(sum)
      }
    })
  }
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of orderOf(prepared.length)) {
      const one = prepared[at]
      if (one) step(one)
    }
  return { weights, bias }
}

const otherPlan = 'danger:other'
/** A dangerous plan of which there are few examples is learnt with the others. */
function commonLabels(examples: readonly Example[]): (label: string) => string {
  const counts = new Map<string, number>()
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1)
  return (label) =>
    label.startsWith('danger:') && (counts.get(label) ?? 0) < minExamples ? otherPlan : label
}
const minExamples = 8

/** Learns from examples; the same examples give the same weights. */
export function learn(examples: readonly Example[]): Weights {
  const common = commonLabels(examples)
  const read = examples.map(({ label, ...traits }) => ({
    label: common(label),
    values: featuresOf(traits),
  }))
  const labels = [...new Set(read.map(({ label }) => label))].sort()
  const counts = new Map<string, number>()
  for (const { values } of read)
    for (const name of values.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const features = [...counts].flatMap(([name, count]) => (count >= minCount ? name : [])).sort()
  const places = new Map(features.map((name, at) => [name, at]))
  const prepared = read.map(({ label, values }) => ({
    label: labels.indexOf(label),
    values: [...values].flatMap(([name, value]) => {
      const place = places.get(name)
      return place === undefined ? [] : [[place, value] as const]
    }),
  }))
  const { weights, bias } = descend(prepared, features.length, labels.length)
  const max = weights.reduce((before, one) => Math.max(before, Math.abs(one)), 0)
  const scale = max / maxByte
  const bytes = Int8Array.from(weights, (one) => Math.round(one / scale))
  return {
    labels: labels.join(' '),
    features: features.join(' '),
    bias: Array.from(bias, (one) => one.toFixed(3)).join(' '),
    scale,
    values: Buffer.from(bytes.buffer).toString('base64'),
  }
}
