import { type Item, ownCode, type Volts } from '../calculator/calculation.rules.ts'
import { statedVolts, voltsAsked, voltsRows } from '../calculator/volts-written.rules.ts'

type Named = Pick<Item, 'code' | 'name'>

/** Devices whose volts are unknown, and those that the source cannot feed. */
export interface VoltsFinding {
  readonly unknown: readonly Named[]
  readonly cannotRun: readonly Named[]
  /** Whether the source has 220 V; null where it is unknown. */
  readonly has220: boolean | null
}

export function voltsFinding(
  items: readonly Item[],
  volts: Volts,
  has220: boolean | null,
): VoltsFinding {
  const asked = voltsAsked(items)
  const is220 = ({ code, name }: Named) => code === ownCode && statedVolts(name) === 220
  const rows = new Map(voltsRows(items).map((row) => [row.key, row]))
  const high = [...rows.values()].filter(({ item, key }) => is220(item) || volts[key] === 220)
  return {
    unknown: asked.filter(({ key }) => volts[key] === undefined).map(({ item }) => item),
    cannotRun: has220 === false ? high.map(({ item }) => item) : [],
    has220,
  }
}
