import { z } from 'zod'
import { formatUsd } from '#kernel/money.ts'
import type { ProductCategory, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { nothingYet, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import {
  priceParts,
  searchProducts,
  showProduct,
  sideBySide,
  type Turn,
} from '../tools/catalogue-tools.service.server.ts'
import { needsFor, runtimeOfProduct, setsForSale } from '../tools/energy-tools.service.server.ts'
import { policyOn } from '../tools/policy-tools.service.server.ts'
import type { Topic } from '../understanding/topics.rules.ts'
import type { ToolShape } from './model-dialects.server.ts'
import { type ToolName, toolInputs, toolNames } from './model-tools.input.ts'

/** A turn with a model: the products its tools returned, and those it chose to show. */
export interface ModelTurn extends Turn {
  readonly shown: Map<string, ProductSummary>
  readonly used: Set<ToolName>
}

const priceText = (price: ProductSummary['priceUsa']) => (price === null ? null : formatUsd(price))

/** The data of a product for the model: name and figures, no free text. */
function recordProduct(turn: ModelTurn, product: ProductSummary) {
  turn.shown.set(product.slug, product)
  return {
    slug: product.slug,
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

const itemsOf = (devices: readonly { code: string; quantity: number }[]) =>
  devices.map(({ code, quantity }) => usualItem(code, quantity))

type Runs = {
  readonly [Name in ToolName]: (
    turn: ModelTurn,
    input: z.infer<(typeof toolInputs)[Name]>,
  ) => Promise<unknown>
}

const runs: Runs = {
  async search_products(turn, asked) {
    const { products } = await searchProducts(turn, {
      search: asked.text ?? '',
      category: (asked.family as ProductCategory | undefined) ?? null,
      minWh: asked.min_wh ?? null,
      maxWh: asked.max_wh ?? null,
      minW: asked.min_w ?? null,
      maxW: asked.max_w ?? null,
      maxPrice: asked.max_price_usd ?? null,
      onlyAvailable: true,
      ...(asked.text ? { sort: 'match' as const } : {}),
    })
    return products.slice(0, 6).map((product) => recordProduct(turn, product))
  },
  async show_product(turn, { slug }) {
    const product = await showProduct(turn, slug)
    return product ? recordProduct(turn, product) : 'no such product'
  },
  compare: async (turn, { slugs }) =>
    (await sideBySide(turn, slugs)).map((product) => recordProduct(turn, product)),
  async calculate_energy(turn, { devices, blackout_hours }) {
    const calculation = { ...nothingYet, items: itemsOf(devices), blackoutHours: blackout_hours }
    const { warnings, place: _, ...numbers } = needsFor(turn, calculation)
    const sets = await setsForSale(turn, calculation)
    return {
      ...numbers,
      warnings,
      sets: sets.map(({ product, level, runtime, isMet }) => ({
        ...recordProduct(turn, product),
        level,
        ...runtime,
        isMet,
      })),
    }
  },
  async estimate_runtime(turn, { slug, devices }) {
    const answer = await runtimeOfProduct(turn, slug, itemsOf(devices))
    if (!answer.product || answer.runtime === null) return 'this product stores nothing'
    const { runtime, meanW, simultaneousW, startW, holds } = answer
    return {
      product: recordProduct(turn, answer.product),
      ...runtime,
      meanW,
      simultaneousW,
      startW,
      holds,
    }
  },
  async landed_price(turn, { slug }) {
    const product = await showProduct(turn, slug)
    if (!product) return 'no such product'
    const parts = await priceParts(turn, product)
    return {
      ...recordProduct(turn, product),
      parts: parts && {
        equipment: formatUsd(parts.sellPrice),
        shipping: formatUsd(parts.shippingCost),
        delivery: formatUsd(parts.deliveryFee),
      },
    }
  },
  policy: (turn, { topic }) => policyOn(turn, topic as Topic),
  follow_order: async () =>
    'The visitor is shown a link to the page where orders are found. No order can be read.',
  hand_over: async () => 'The visitor is shown a link to write to a person of the shop.',
}

const descriptions: Record<ToolName, string> = {
  search_products: 'Products that are for sale now, with prices in the USA and delivered to Cuba.',
  show_product: 'One product by its slug.',
  compare: 'Two to four products by their slugs.',
  calculate_energy:
    'What devices need (panels, battery, inverter) and up to three sets for sale. Codes: rm refrigerator, rv old refrigerator, vp fan, bl light, tv television, ro router, te phone, la laptop, sc air conditioner, si inverter air conditioner, lv washing machine, ar rice cooker, or pressure cooker, mi microwave, bo water pump, bu water turbine.',
  estimate_runtime: 'How many hours a battery, station or kit runs devices; the same codes.',
  landed_price: 'The price of a product delivered to Cuba, and what it is made of.',
  policy: 'What the texts of the shop say on a topic.',
  follow_order: 'Shows the visitor where to find an order.',
  hand_over: 'Shows the visitor how to reach a person.',
}

export const toolShapes: readonly ToolShape[] = toolNames.map((name) => ({
  name,
  description: descriptions[name],
  schema: z.toJSONSchema(toolInputs[name], { io: 'input' }),
}))

/** Runs a tool call of the model; invalid arguments return an error message. */
export async function runTool(turn: ModelTurn, name: ToolName, input: unknown): Promise<string> {
  const read = toolInputs[name].safeParse(input)
  if (!read.success) return 'the input was not understood'
  turn.used.add(name)
  return JSON.stringify(await runs[name](turn, read.data as never))
}
