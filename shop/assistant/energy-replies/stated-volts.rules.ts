import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { needsVolts } from '#shop/electrical/start-watts.rules.ts'
import type { Item, Volts } from '#shop/solar/calculator/calculation.rules.ts'
import { voltsRows } from '#shop/solar/calculator/volts-written.rules.ts'
import type { VoltsFinding } from '#shop/solar/runtime/volts.rules.ts'
import type { State } from '../conversation/state.rules.ts'

/** The volts that were said: of the only device, or of all that are sold for both. */
export function statedVolts(items: readonly Item[], volts: State['volts']): Volts {
  if (volts === null) return {}
  const isMeant = ({ code }: Item) => items.length === 1 || needsVolts(code)
  const meant = voltsRows(items).filter(({ item }) => isMeant(item))
  return Object.fromEntries(meant.map(({ key }) => [key, volts]))
}

/** Whether a product has outlets of the volts that were said; what has none of its own feeds any. */
export function feeds({ volts }: Pick<State, 'volts'>, { specs }: ProductSummary): boolean {
  const output = String(specs.output_v ?? '')
  return volts !== 220 || output === '' || /220|230|240/.test(output)
}

interface VoltsTexts {
  readonly askVolts: string
  readonly only110: string
  readonly perhaps220: string
}

/** What is asked or said of devices whose volts nobody said: of small ones nothing where it makes no difference. */
export function openVoltsText(texts: VoltsTexts, { unknown, has220 }: VoltsFinding): string {
  const only110 = has220 === false && unknown.length > 0
  if (!unknown.some(({ code }) => needsVolts(code))) return only110 ? texts.perhaps220 : ''
  return only110 ? `${texts.askVolts} ${texts.only110}` : texts.askVolts
}
