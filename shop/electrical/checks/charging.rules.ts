import type { Part } from '../parts/part.rules.ts'
import { partsAs, type System } from '../parts/system.rules.ts'
import { controllersChargeA } from './array-power.rules.ts'
import { add, type Report } from './finding.rules.ts'
import type { Layout } from './strings.rules.ts'

export interface Charge {
  readonly amps: number
  readonly isAdjustable: boolean
}

/** An inverter charges from its panels and the grid through one charger: the larger of the two, not both. */
function inverterCharges(inverter: Part, sunA: number | null): Charge[] {
  const amps = Math.max(sunA ?? 0, inverter.ac_charge_a ?? 0)
  return amps > 0 ? [{ amps, isAdjustable: inverter.chargeAdjustable }] : []
}

/** What charges a bank at the same time: on a sunny day with grid all of it. */
export function chargesOf(system: System, layout: Layout | null): Charge[] {
  const { inverter, pvW, bankV } = system
  if (bankV === null) return []
  const controllers = partsAs(system, 'controller')
  const controllerA = controllersChargeA(system, layout)
  const isTracked = controllerA === null && inverter?.mppt_count
  const sunA = isTracked ? Math.min(pvW / bankV, inverter.mppt_a ?? Number.POSITIVE_INFINITY) : null
  const charges = [
    ...(controllerA === null
      ? []
      : [
          {
            amps: controllerA,
            isAdjustable: controllers.every(({ part }) => part.chargeAdjustable),
          },
        ]),
    ...(inverter ? inverterCharges(inverter, sunA) : []),
    ...partsAs(system, 'charger').map(({ part, quantity }) => ({
      amps: (part.output_a ?? 0) * quantity,
      isAdjustable: part.chargeAdjustable,
    })),
  ]
  return charges.filter(({ amps }) => amps > 0)
}

export const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amps }) => sum + amps, 0)

/** E4: what charges at the same time gives no more than the battery takes. */
export function checkChargeSum(charges: readonly Charge[], limit: number, report: Report): void {
  const amps = sumOf(charges)
  if (amps <= limit) return
  const figures = { charge_a: amps, max_charge_a: limit }
  const [only, ...others] = charges
  const fixedA = sumOf(charges.filter(({ isAdjustable }) => !isAdjustable))
  const canBeLowered = fixedA < limit && fixedA < amps
  const severity = canBeLowered ? 'advice' : 'danger'
  if (only && others.length === 0) {
    add(report, 'E4', severity, 'charge', figures)
    if (!canBeLowered) add(report, 'E4', severity, 'chargeFixed')
  } else if (canBeLowered)
    add(report, 'E4', severity, 'chargeSum', { ...figures, adjusted_a: limit - fixedA })
  else add(report, 'E4', severity, 'chargeSumFixed', figures)
}
