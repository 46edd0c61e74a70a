import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import type { Item, Volts } from '#shop/solar/calculator/calculation.rules.ts'
import type { State } from '../conversation/state.rules.ts'

/** The volts that were said: of the only device, or of all that are sold for both. */
export function statedVolts(items: readonly Item[], volts: State['volts']): Volts {
  if (volts === null) return {}
  const isMeant = ({ code }: Item) => items.length === 1 || needsVolts(code)
  return Object.fromEntries(items.filter(isMeant).map(({ code }) => [code, volts]))
}

/** Whether a product has outlets of the volts that were said; what has none of its own feeds any. */
export function feeds({ volts }: Pick<State, 'volts'>, { specs }: ProductSummary): boolean {
  const output = String(specs.output_v ?? '')
  return volts !== 220 || output === '' || /220|230|240/.test(output)
}
