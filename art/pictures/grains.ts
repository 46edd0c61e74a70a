/** A picture as bytes, three to a pixel. */
export interface Raw {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const brightness = (data: Uint8Array, at: number): number =>
  2 * (data[at] ?? 0) + 5 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)

/** The neighbour that this pixel may at most be as dark, or as bright, as; null where it may stay. */
function bound(data: Uint8Array, at: number, around: readonly number[]): number | null {
  const own = brightness(data, at)
  const ranked = around
    .map((step) => ({ place: at + step, level: brightness(data, at + step) }))
    .sort((one, other) => one.level - other.level)
  const [low, high] = [ranked[1], ranked.at(-2)]
  if (low && own < low.level) return low.place
  if (high && own > high.level) return high.place
  return null
}

/** Takes out what few samples leave on edges: single pixels darker or brighter than all but one around. */
export function withoutGrains({ width, height, data }: Raw): Uint8Array {
  const row = width * 3
  const around = [-row - 3, -row, -row + 3, -3, 3, row - 3, row, row + 3]
  const clean = Uint8Array.from(data)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * row + x * 3
      const from = bound(data, at, around)
      if (from !== null) clean.set(data.subarray(from, from + 3), at)
    }
  }
  return clean
}
