import { z } from 'zod'
import type { SetPart } from '#shop/catalogue/products/set-sheet.rules.ts'

const maxParts = 40
const maxQuantity = 99

const part = z.object({
  sku: z.string().regex(/^[\w-]{1,40}$/),
  quantity: z.coerce.number().int().min(1).max(maxQuantity),
})
const parts = z.array(part).min(1).max(maxParts)

/** `BAT-48V100.2~INV-3500-48H.1` as parts; null for anything else. */
export function readParts(text: string | null): SetPart[] | null {
  const rows = (text ?? '').split('~').map((one) => {
    const [, sku = '', quantity = ''] = /^(.*)\.(\d+)$/.exec(one) ?? []
    return { sku, quantity }
  })
  return parts.safeParse(rows).data ?? null
}
