import type { Destination } from '#kernel/destination.ts'
import type { PlacingRefusal } from '#shop/orders/placing/placing.rules.ts'

export const stepPaths = {
  delivery: '/checkout/entrega',
  buyer: '/checkout/comprador',
  declaration: '/checkout/declaracion',
  payment: '/checkout/pago',
} as const
export type Step = keyof typeof stepPaths

/** Only orders for Cuba need a declaration. */
export const stepsFor = (destination: Destination): readonly Step[] =>
  destination === 'cuba'
    ? ['delivery', 'buyer', 'declaration', 'payment']
    : ['delivery', 'buyer', 'payment']

export type Done = Readonly<Record<Exclude<Step, 'payment'>, boolean>>

/** The first incomplete step; the payment when all are complete. */
export const firstUnfinished = (destination: Destination, done: Done): Step =>
  stepsFor(destination).find((step) => step !== 'payment' && !done[step]) ?? 'payment'

/** Whether all steps before this one are complete. */
export function mayEnter(step: Step, destination: Destination, done: Done): boolean {
  const steps = stepsFor(destination)
  const first = steps.indexOf(firstUnfinished(destination, done))
  return steps.includes(step) && steps.indexOf(step) <= first
}

export const stepAfter = (step: Step, destination: Destination): Step => {
  const steps = stepsFor(destination)
  return steps[steps.indexOf(step) + 1] ?? 'payment'
}

/** The step where a refusal can be corrected; null for one that is corrected in place. */
export function correctUrl(code: PlacingRefusal): 'cart' | 'delivery' | 'declaration' | null {
  switch (code) {
    case 'cart_empty':
    case 'product_gone':
    case 'not_for_destination':
    case 'sold_out':
    case 'not_enough_stock':
    case 'too_many_reserved':
    case 'units_set_aside':
    case 'too_large_unpaid':
      return 'cart'
    case 'province_suspended':
      return 'delivery'
    case 'declaration_missing':
    case 'declaration_outdated':
      return 'declaration'
    default:
      return null
  }
}
