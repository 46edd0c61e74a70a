import { z } from 'zod'
import { browsableCategories } from '#shop/catalogue/products/product.rules.ts'
import { applianceOf } from '#shop/solar/sizing/appliances.rules.ts'
import { topics } from '../understanding/topics.rules.ts'

const slug = z.string().min(1).max(200)
const device = z.object({
  code: z.string().refine((code) => applianceOf(code) !== null, 'unknown device'),
  quantity: z.number().int().min(1).max(50).default(1),
})
const devices = z.array(device).min(1).max(24)
const whole = z.number().int().min(0).max(1_000_000)

/** The read-only tools of a model. */
export const toolInputs = {
  search_products: z.object({
    text: z.string().max(100).optional(),
    family: z.enum(browsableCategories as [string, ...string[]]).optional(),
    min_wh: whole.optional(),
    max_wh: whole.optional(),
    min_w: whole.optional(),
    max_w: whole.optional(),
    max_price_usd: whole.optional(),
  }),
  show_product: z.object({ slug }),
  compare: z.object({ slugs: z.array(slug).min(2).max(4) }),
  calculate_energy: z.object({
    devices,
    blackout_hours: z.number().int().min(1).max(24).default(12),
  }),
  estimate_runtime: z.object({ slug, devices }),
  landed_price: z.object({ slug }),
  policy: z.object({ topic: z.enum(topics as [string, ...string[]]) }),
  follow_order: z.object({}),
  hand_over: z.object({}),
} as const
export type ToolName = keyof typeof toolInputs
export const toolNames = Object.keys(toolInputs) as ToolName[]
export const isToolName = (name: string): name is ToolName => Object.hasOwn(toolInputs, name)
