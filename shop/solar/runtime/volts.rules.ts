import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import type { Item } from '../calculator/calculation.rules.ts'
import type { Volts } from '../calculator/volts-written.rules.ts'

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
  return {
    unknown: codes.filter((code) => volts[code] === undefined),
    cannotRun: has220 === false ? codes.filter((code) => volts[code] === 220) : [],
    has220,
  }
}
