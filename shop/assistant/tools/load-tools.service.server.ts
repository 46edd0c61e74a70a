import { partsInKit } from '#shop/catalogue/catalogue.service.server.ts'
import type { KitPart, Product } from '#shop/catalogue/products/product.rules.ts'
import { runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { startOf } from '#shop/electrical/start-watts.rules.ts'
import { type Item, loadOf, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { holdsOf } from '#shop/solar/runtime/runtime.rules.ts'
import { meanW, simultaneousW } from '#shop/solar/sizing/loads.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import type { Turn } from './catalogue-tools.service.server.ts'

/** How a product copes with devices. */
export interface Fit {
  readonly product: Product
  /** Watts it gives and takes at start; null where it has no outlets of its own. */
  readonly powerW: number | null
  readonly surgeLimitW: number | null
  readonly neededW: number
  readonly startW: number
  /** Hours on a full charge; null where it stores nothing. */
  readonly hours: number | null
  readonly outputV: string
  readonly canRun: boolean
}

export async function kitParts(turn: Turn, product: Product): Promise<readonly KitPart[]> {
  return product.category === 'kit' ? partsInKit(turn.ctx, product) : []
}

const num = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

function limitsOf({ specs }: Product, inside: Product['specs'] | undefined) {
  return {
    powerW: num(specs.max_continuous_w) ?? num(specs.ac_output_w) ?? num(specs.continuous_w),
    surgeLimitW: num(specs.surge_w) ?? num(inside?.surge_w),
    outputV: String(specs.output_v ?? inside?.output_v ?? ''),
  }
}

export async function fitOf(turn: Turn, product: Product, items: readonly Item[]): Promise<Fit> {
  noteProduct(turn.facts, product)
  const parts = await kitParts(turn, product)
  const inside = parts.find((part) => part.product.category === 'inverter')?.product.specs
  const limits = limitsOf(
    product,
    inside ?? parts.find((part) => part.product.category === 'portable')?.product.specs,
  )
  const loads = items.map(loadOf)
  const neededW = simultaneousW(loads)
  const { startW } = startOf(
    items.map((item) => ({ ...item, usualWatts: usualItem(item.code).watts })),
  )
  const holds = holdsOf(product)
  const mean = meanW(loads)
  const hours = holds && mean > 0 ? runtimeOf(holds, mean).hours : null
  const { powerW, surgeLimitW } = limits
  const canRun =
    powerW !== null && neededW <= powerW && (surgeLimitW === null || startW <= surgeLimitW)
  note(turn.facts, { figures: [neededW, startW, powerW, surgeLimitW], durations: [hours] })
  return { product, ...limits, neededW, startW, hours, canRun }
}
