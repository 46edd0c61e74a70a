export interface Sizes {
  readonly medianLines: number
  readonly p90Lines: number
  readonly maxFileLines: number
}

export interface SourceText {
  readonly file: string
  readonly text: string
}

/** Messages, legal texts, generated code and seed data have no limit. */
const exempt =
  /(^|\/)messages\/|^shop\/legal\/texts\/|\.generated\.ts$|^scripts\/admin\/seed\.ts$|^scripts\/bootstrap\.mjs$/

const lines = (text: string): number => text.trimEnd().split('\n').length

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export interface Measured {
  readonly sizes: Sizes
  readonly largest: readonly { readonly file: string; readonly lines: number }[]
}

/** Measures the files that a person writes and reads. */
export function measure(sources: readonly SourceText[]): Measured {
  const counted = sources
    .filter(({ file }) => !exempt.test(file))
    .map(({ file, text }) => ({ file, lines: lines(text) }))
    .sort((a, b) => a.lines - b.lines)
  const heights = counted.map((one) => one.lines)
  return {
    sizes: {
      medianLines: quantile(heights, 0.5),
      p90Lines: quantile(heights, 0.9),
      maxFileLines: heights.at(-1) ?? 0,
    },
    largest: counted.slice(-5).reverse(),
  }
}

/** The names of the limits that are exceeded. */
export const exceeded = (sizes: Sizes, limits: Sizes): (keyof Sizes)[] =>
  (Object.keys(limits) as (keyof Sizes)[]).filter((name) => sizes[name] > limits[name])
