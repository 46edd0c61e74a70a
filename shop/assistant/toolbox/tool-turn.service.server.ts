import { formatUsd } from '#kernel/money.ts'
import { type ProductSummary, productPath } from '#shop/catalogue/products/product.rules.ts'
import type { Turn } from '../tools/catalogue-tools.service.server.ts'
import type { ToolInput, ToolName } from './tool-list.input.ts'

/** A turn with tools: the products they returned, and which were called. */
export interface ToolTurn extends Turn {
  readonly shown: Map<string, ProductSummary>
  readonly used: Set<ToolName>
}

export type ToolRuns<Name extends ToolName> = {
  readonly [Each in Name]: (turn: ToolTurn, input: ToolInput<Each>) => Promise<unknown>
}

const priceText = (price: ProductSummary['priceUsa']) => (price === null ? null : formatUsd(price))

/** The data of a product: name and figures, no free text. */
export function recordProduct(turn: ToolTurn, product: ProductSummary) {
  turn.shown.set(product.slug, product)
  return {
    slug: product.slug,
    sku: product.sku,
    path: productPath(product),
    name: product.name,
    family: product.category,
    price_usa: priceText(product.priceUsa),
    price_cuba: priceText(product.priceCuba),
    sold_to: product.availableFor,
    in_stock: product.inStock,
    units_left: product.unitsLeft,
    power_w: product.powerW,
    energy_wh: product.energyWh,
    usable_wh: product.usableWh,
    volts: product.voltageV,
    weight_lb: product.weightLbs,
  }
}

export const wholeRecord = (turn: ToolTurn, product: ProductSummary) => ({
  ...recordProduct(turn, product),
  specs: product.specs,
})

export const noSuchProduct = { error: 'no such product' } as const
