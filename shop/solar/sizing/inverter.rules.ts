/** An inverter is loaded up to 1 / 1.25 of its continuous power. */
const headroom = 1.25
/** Standard sizes; each starts motors of twice its power. */
const sizes = [500, 1000, 1500, 2000, 3000, 5000, 6000, 8000, 10_000, 12_000] as const
const surgeRating = 2

export const inverterW = (simultaneous: number): number => simultaneous * headroom

/** The next standard size for load and surge; null above the largest. */
export const inverterSize = (simultaneous: number, surge: number): number | null =>
  sizes.find((size) => size >= inverterW(simultaneous) && size * surgeRating >= surge) ?? null
