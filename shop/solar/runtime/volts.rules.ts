import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import { type Item, ownCode, type Volts } from '../calculator/calculation.rules.ts'
import { statedVolts } from '../calculator/volts-written.rules.ts'

/** Devices by code whose volts are unknown, and those that the source cannot feed. */
export interface VoltsFinding {
  readonly unknown: readonly string[]
  readonly cannotRun: readonly string[]
  /** Whether the source has 220 V; null where it is unknown. */
  readonly has220: boolean | null
}

export function voltsFinding(
  items: readonly Item[],
  volts: Volts,
  has220: boolean | null,
): VoltsFinding {
  const codes = [...new Set(items.map(({ code }) => code).filter(needsVolts))]
  const own220 = items.some(({ code, name }) => code === ownCode && statedVolts(name) === 220)
  return {
    unknown: codes.filter((code) => volts[code] === undefined),
    cannotRun:
      has220 === false
        ? [...codes.filter((code) => volts[code] === 220), ...(own220 ? [ownCode] : [])]
        : [],
    has220,
  }
}
