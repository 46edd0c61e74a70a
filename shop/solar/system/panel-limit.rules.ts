import { type PartCount, partsAs, systemOf } from '#shop/electrical/parts/system.rules.ts'

/** Panels with which a controller gives a battery as much as it takes. */
export interface PanelLimit {
  readonly watts: number
  readonly controllerA: number
  readonly maxChargeA: number
}

/**
 * E4 before anybody chose panels: a controller that could give more than the battery takes, and that cannot be lowered,
 * goes with it only up to so many watts of panels; null where it may give all.
 */
export function panelLimitOf(parts: readonly PartCount[]): PanelLimit | null {
  const system = systemOf(parts)
  const { battery, parallel, bankV, panels } = system
  const controllers = partsAs(system, 'controller')
  if (panels > 0 || bankV === null || !battery?.max_charge_a || !Number.isInteger(parallel))
    return null
  const fixed = controllers.filter(({ part }) => !part.chargeAdjustable)
  const controllerA = fixed.reduce(
    (sum, { part, quantity }) => sum + (part.current_a ?? 0) * quantity,
    0,
  )
  const maxChargeA = battery.max_charge_a * parallel
  if (controllerA <= maxChargeA) return null
  return { watts: Math.floor(maxChargeA * bankV + 1e-6), controllerA, maxChargeA }
}
