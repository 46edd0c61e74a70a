export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const drawing = { width: 600, height: 140 } as const
const gap = 0.25

/** Bars from a common baseline, negative values below it; the highest fills the height. */
export function barsOf(values: readonly number[]): {
  readonly bars: readonly Bar[]
  readonly ground: number
} {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const unit = top === bottom ? 0 : drawing.height / (top - bottom)
  const ground = top === bottom ? drawing.height : top * unit
  const step = drawing.width / Math.max(1, values.length)
  const bars = values.map((value, index) => ({
    x: index * step + (step * gap) / 2,
    y: value >= 0 ? ground - value * unit : ground,
    width: step * (1 - gap),
    height: Math.abs(value) * unit,
  }))
  return { bars, ground }
}
