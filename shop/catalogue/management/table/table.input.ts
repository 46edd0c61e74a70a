import { z } from 'zod'
import { bulkFields, fieldNames } from '../../fields/product-fields.rules.ts'
import { categories } from '../../products/product.rules.ts'
import type { ProductChange } from '../change.rules.ts'
import { bulkWays } from './bulk.rules.ts'
import { type TableQuery, tableOrders, tableStates } from './table-query.rules.ts'

/** URL parameters: /admin/products?buscar=…&familia=…&estado=…&orden=…&sentido=… */
const input = z.object({
  buscar: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 100))
    .catch(''),
  familia: z.enum(categories).nullable().catch(null),
  estado: z.enum(tableStates).catch('any'),
  orden: z.enum(tableOrders).catch('name'),
  sentido: z.enum(['asc', 'desc']).catch('asc'),
})

export function readTableQuery(query: URLSearchParams): TableQuery {
  const read = input.parse(Object.fromEntries(query))
  return {
    search: read.buscar,
    category: read.familia,
    state: read.estado,
    order: read.orden,
    direction: read.sentido,
  }
}

const place = z.object({
  desde: z.coerce.number().int().min(0).max(10_000_000).catch(0),
  cuantos: z.coerce.number().int().min(1).max(1_000).catch(100),
})

export function readPlace(query: URLSearchParams) {
  const { desde, cuantos } = place.parse(Object.fromEntries(query))
  return { from: desde, count: cuantos }
}

const value = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])
export const maxChanges = 10_000
const changes = z.array(
  z.object({
    id: z.uuid(),
    fields: z.partialRecord(z.enum(fieldNames), z.object({ from: value, to: value })),
  }),
)

/** Changes submitted by the table; null when invalid. */
export function readChanges(input: unknown): ProductChange[] | null {
  const read = changes.max(maxChanges).safeParse(input)
  if (!read.success) return null
  const ids = new Set(read.data.map(({ id }) => id))
  return ids.size === read.data.length ? (read.data as ProductChange[]) : null
}

const bulk = z.object({
  query: z.string().max(1_000),
  field: z.enum(bulkFields),
  way: z.enum(bulkWays),
  input: z.string().max(100),
  count: z.number().int().min(1),
  /** Whether staff save it although it is a danger. */
  confirmed: z.boolean().default(false),
})

/** A bulk change with the confirmed number of products; null when invalid. */
export function readBulk(input: unknown) {
  const read = bulk.safeParse(input)
  if (!read.success) return null
  const { query, ...request } = read.data
  const { search, category, state } = readTableQuery(new URLSearchParams(query))
  return { ...request, filter: { search, category, state } }
}
