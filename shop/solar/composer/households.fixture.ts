import { type Item, loadOf, usualItem } from '../calculator/calculation.rules.ts'

type Random = () => number

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1))

/** Devices by code: how many houses have them, how many of them, and how often they must never stop. */
const furniture: readonly (readonly [string, number, readonly [number, number], number])[] = [
  ['rm', 0.55, [1, 1], 1],
  ['ri', 0.15, [1, 1], 1],
  ['rv', 0.2, [1, 1], 0.9],
  ['fa', 0.1, [1, 1], 0.8],
  ['vp', 0.9, [1, 4], 0.95],
  ['bl', 0.95, [2, 10], 0.95],
  ['tv', 0.7, [1, 2], 0.7],
  ['ro', 0.7, [1, 1], 0.9],
  ['te', 0.9, [1, 5], 0.9],
  ['la', 0.4, [1, 2], 0.6],
  ['cp', 0.1, [1, 1], 1],
  ['ne', 0.08, [1, 1], 1],
  ['sn', 0.12, [1, 1], 0.5],
  ['bo', 0.15, [1, 1], 0.3],
  ['ar', 0.5, [1, 1], 0.25],
  ['mi', 0.25, [1, 1], 0.15],
  ['lv', 0.5, [1, 1], 0.1],
]
const blackouts = [3, 4, 6, 8, 10, 12, 12, 14, 16, 18, 20, 24, 24] as const

export interface Household {
  readonly seed: number
  readonly items: readonly Item[]
  readonly blackoutHours: number
  readonly panels: boolean
}

function furnish(random: Random): Item[] {
  const items = furniture.flatMap(([code, share, [min, max], critical]): Item[] => {
    if (random() >= share) return []
    const usual = usualItem(code, between(random, min, max))
    const hours = Math.min(24, Math.round(usual.hours * (60 + 70 * random())) / 100)
    return [{ ...usual, hours, critical: random() < critical }]
  })
  return items.some(({ critical }) => critical) ? items : [usualItem('bl', 3), ...items]
}

export function householdOf(seed: number): Household {
  const random = randomFrom(seed)
  const blackoutHours = blackouts[between(random, 0, blackouts.length - 1)] ?? 12
  const items = furnish(random)
  return { seed, items, blackoutHours, panels: blackoutHours === 24 || random() < 0.75 }
}

/** One day in a house: the hours without a grid, and what is asked of the outlets then. */
export interface DayInHouse {
  readonly isBlackout: readonly boolean[]
  /** Watts of what must never stop, and everything else that is on. */
  readonly criticalW: readonly number[]
  readonly otherW: readonly number[]
}

const day = Array.from({ length: 24 }, (_, hour) => hour)

/** The blackout in one stretch from sunset or any hour, in two, or in turns of four hours. */
function blackoutOf(random: Random, hours: number): boolean[] {
  const start = random() < 0.5 ? 18 : between(random, 0, 23)
  const pieces = [1, 1, 2, Math.ceil(hours / 4)][between(random, 0, 3)] ?? 1
  const isBlackout: boolean[] = Array(24).fill(false)
  const spacing = 24 / pieces
  let left = hours
  for (let piece = 0; piece < pieces; piece += 1) {
    const length = Math.ceil(left / (pieces - piece))
    for (let hour = 0; hour < length; hour += 1)
      isBlackout[(start + Math.round(piece * spacing) + hour) % 24] = true
    left -= length
  }
  return isBlackout
}

/** Hours of use are spent in the blackout first where a device must never stop, from a random hour on. */
function usedHours(random: Random, item: Item, isBlackout: readonly boolean[]): number[] {
  const from = between(random, 0, 23)
  const rotated = day.map((hour) => (hour + from) % 24)
  const dark = rotated.filter((hour) => isBlackout[hour])
  const lit = rotated.filter((hour) => !isBlackout[hour])
  const { watts, quantity, hours, duty } = loadOf(item)
  const used: number[] = Array(24).fill(0)
  let left = hours
  for (const hour of item.critical ? [...dark, ...lit] : lit) {
    used[hour] = watts * quantity * duty * Math.min(1, left)
    left -= Math.min(1, left)
  }
  return used
}

const together = (loads: readonly (readonly number[])[]): number[] =>
  day.map((hour) => loads.reduce((sum, load) => sum + (load[hour] ?? 0), 0))

export function dayInHouse({ seed, items, blackoutHours }: Household): DayInHouse {
  const random = randomFrom(seed + 1_000_003)
  const isBlackout = blackoutOf(random, blackoutHours)
  // off the grid everything depends on the set
  const own = items.map((item) => ({ ...item, critical: item.critical || blackoutHours === 24 }))
  const hoursOf = (critical: boolean) =>
    own
      .filter((item) => item.critical === critical)
      .map((item) => usedHours(random, item, isBlackout))
  return { isBlackout, criticalW: together(hoursOf(true)), otherW: together(hoursOf(false)) }
}
