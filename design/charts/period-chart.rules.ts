/** The size of a chart in its own units (about CSS pixels) and how many labels fit below it. */
export const chartSizes = {
  phone: { width: 330, height: 220, left: 58, labels: 4 },
  desktop: { width: 960, height: 280, left: 64, labels: 12 },
} as const
export type ChartSize = keyof typeof chartSizes

const [bottom, top] = [28, 12]

export interface PeriodScale {
  readonly left: number
  readonly step: number
  readonly top: number
  /** Where the plot ends and the labels begin. */
  readonly ground: number
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
}

/** The next round figure whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8].find((step) => step * magnitude >= value) ?? 10) * magnitude
}

/** Counts are whole: between zero and one there is no grid line. */
const half = (highest: number) => (highest > 1 ? [highest / 2] : [])

export function scaleOf(
  bars: readonly { readonly whole: number; readonly part: number }[],
  size: ChartSize,
): PeriodScale {
  const { width, height, left } = chartSizes[size]
  const figures = bars.flatMap(({ whole, part }) => [whole, part])
  const highest = roundUp(Math.max(0, ...figures))
  const min = Math.min(0, ...figures)
  const lowest = min < 0 ? -roundUp(-min) : 0
  const ground = height - bottom
  return {
    ...{ left, top, ground },
    step: (width - left) / Math.max(1, bars.length),
    ticks: [...new Set([highest, ...half(highest), 0, lowest])],
    y: (value) => top + ((highest - value) / (highest - lowest)) * (ground - top),
  }
}

export const isLabelled = (count: number, at: number, size: ChartSize): boolean =>
  at % Math.ceil(count / chartSizes[size].labels) === 0
