import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'

export interface StartBank {
  readonly battery: PartCount
  readonly surgeW: number
}

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const maxBatteries = 4

const surgeOf = (inverter: PartCount, battery: PartCount): number | null => {
  const { figures, findings } = checkSystem([inverter, battery], cuba)
  const isInvalid = findings.some(({ rule }) => rule === 'E1' || rule === 'E2')
  return isInvalid ? null : (figures.surge_w ?? null)
}

/** What a bare inverter starts hangs on its batteries: the fewest that let it, and the best that do not. */
export function startBanks(
  inverter: PartCount,
  batteries: readonly PartCount[],
  startW: number,
): { readonly enough: StartBank | null; readonly short: StartBank | null } {
  const banks = batteries.flatMap(({ part }) =>
    Array.from({ length: maxBatteries }, (_, index) => ({ part, quantity: index + 1 })).flatMap(
      (battery) => {
        const surgeW = surgeOf(inverter, battery)
        return surgeW === null ? [] : [{ battery, surgeW }]
      },
    ),
  )
  const whAt = ({ battery: { part, quantity } }: StartBank) => (part.energy_wh ?? 0) * quantity
  const sorted = banks.toSorted(
    (a, b) => whAt(a) - whAt(b) || a.battery.quantity - b.battery.quantity,
  )
  return {
    enough: sorted.find(({ surgeW }) => surgeW >= startW) ?? null,
    short:
      sorted.findLast(({ surgeW, battery }) => surgeW < startW && battery.quantity === 1) ?? null,
  }
}
