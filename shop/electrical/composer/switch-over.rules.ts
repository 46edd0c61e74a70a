import { type Line, partsOf } from './offer.rules.ts'

/** Whether devices stay on when the grid goes, without anybody's hand. */
export const switchOvers = ['automatic', 'unknown', 'by_hand'] as const
export type SwitchOver = (typeof switchOvers)[number]

/** By the parts that have outlets; what no part states is unknown, and counts as little as a hand. */
export function switchOverOf(lines: readonly Line[]): SwitchOver {
  const sources = partsOf(lines).filter(
    ({ offer: { part } }) => part.category === 'inverter' || part.category === 'portable',
  )
  const states = sources.map(({ offer: { part } }) => part.switchesOver)
  if (states.includes(true)) return 'automatic'
  return states.includes(null) ? 'unknown' : 'by_hand'
}
