import { z } from 'zod'
import { browsableCategories } from '#shop/catalogue/products/product.rules.ts'
import { provinceByCode, provinceNamed } from '#shop/shipping/cuba.rules.ts'
import { maxItems, usualBlackout, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { appliances } from '#shop/solar/sizing/appliances.rules.ts'
import { placeFactsOf } from '#shop/solar/system/system-demand.rules.ts'
import { topics } from '../understanding/topics.rules.ts'

const slug = z.string().min(1).max(200)
const whole = z.number().int().min(0).max(1_000_000)

const device = z.object({
  code: z.enum(appliances.map(({ code }) => code) as [string, ...string[]], 'unknown device'),
  quantity: z.number().int().min(1).max(50).default(1),
})
const devices = z
  .array(device)
  .min(1)
  .max(maxItems)
  .transform((list) => list.map(({ code, quantity }) => usualItem(code, quantity)))
const blackoutHours = z.number().int().min(1).max(24).default(usualBlackout)

const placeCode = (input: string): string => provinceNamed(input)?.code ?? input.trim()
const place = z
  .string()
  .max(60)
  .refine((input) => placeFactsOf(placeCode(input)) !== null, 'unknown place')
  .transform((input) => placeFactsOf(placeCode(input)))
  .optional()
  .describe('A province of Cuba by name or code, or an American state as US-FL.')

const province = z
  .string()
  .max(60)
  .refine((input) => provinceByCode(placeCode(input)) !== null, 'unknown province')
  .transform(placeCode)
  .describe('A province of Cuba by name or code.')

const question = z.string().trim().min(2).max(300)

/** The read-only tools of the shop, for its own assistant with a model and for other people's assistants. */
export const toolList = {
  search_products: {
    description: 'Products that are for sale now, with prices in the USA and delivered to Cuba.',
    input: z.object({
      text: z.string().max(100).optional(),
      family: z.enum(browsableCategories as [string, ...string[]]).optional(),
      min_wh: whole.optional(),
      max_wh: whole.optional(),
      min_w: whole.optional(),
      max_w: whole.optional(),
      max_price_usd: whole.optional(),
    }),
  },
  show_product: {
    description: 'One product by its slug, with all its figures.',
    input: z.object({ slug }),
  },
  compare: {
    description: 'Two to four products by their slugs, with all their figures.',
    input: z.object({ slugs: z.array(slug).min(2).max(4) }),
  },
  landed_price: {
    description: 'The price of a product delivered to Cuba, and what it is made of.',
    input: z.object({ slug }),
  },
  province_delivery: {
    description:
      'How the shop delivers to a province of Cuba today (door, pickup, suspended) and the days.',
    input: z.object({ province }),
  },
  calculate_energy: {
    description: 'What devices need: panels, battery, inverter; and up to three ready sets.',
    input: z.object({ devices, blackout_hours: blackoutHours }),
  },
  compose_set: {
    description:
      'The cheapest sets of products that run devices through a blackout, checked by the electrical rules.',
    input: z.object({
      devices,
      blackout_hours: blackoutHours,
      place,
      panels: z.boolean().default(true),
      max_price_usd: whole.optional(),
    }),
  },
  estimate_runtime: {
    description:
      'How many hours a battery, station or kit runs devices, whether it runs and starts them all at once, and of which the volts must be asked.',
    input: z.object({ slug, devices }),
  },
  check_system: {
    description:
      'Lets the products of an installation, by their sku, pass through the electrical rules: dangers, what will not work, advice.',
    input: z.object({
      parts: z
        .array(
          z.object({ sku: z.string().min(1).max(60), quantity: z.number().int().min(1).max(500) }),
        )
        .min(1)
        .max(40),
      place,
      devices: devices.optional(),
      blackout_hours: blackoutHours,
      wiring: z.enum(['outlets', 'house']).default('outlets'),
      battery_layout: z
        .object({ series: z.number().int().min(1), parallel: z.number().int().min(1) })
        .nullable()
        .default(null)
        .describe('Batteries in series and strings side by side, where the user says it.'),
    }),
  },
  guide: {
    description:
      'A chapter of the installation guide by its id; without one the list of the chapters.',
    input: z.object({ chapter: z.string().max(60).optional() }),
  },
  policy: {
    description: 'What the texts of the shop say on a topic.',
    input: z.object({ topic: z.enum(topics as [string, ...string[]]) }),
  },
  search_texts: {
    description: 'The passages of the guide and of the policies that best answer a question.',
    input: z.object({ question }),
  },
} as const

/** What only the shop's own chat can do: show the visitor the way to an order, or to a person. */
export const chatTools = {
  follow_order: {
    description:
      'Shows the visitor the page that mails the link of an order to its buyer, by number and e-mail. No order can be read.',
    input: z.object({}),
  },
  hand_over: {
    description: 'Shows the visitor how to reach a person of the shop.',
    input: z.object({}),
  },
} as const

export type ShopToolName = keyof typeof toolList
export type ToolName = ShopToolName | keyof typeof chatTools
export const allTools = { ...toolList, ...chatTools }
export const isShopTool = (name: string): name is ShopToolName => Object.hasOwn(toolList, name)
export const isToolName = (name: string): name is ToolName => Object.hasOwn(allTools, name)
export type ToolInput<Name extends ToolName> = z.output<(typeof allTools)[Name]['input']>

/** The errors of an input by field: `{ 'devices.0.code': 'unknown device' }`. */
export const refusedToolFields = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'input', message]))
