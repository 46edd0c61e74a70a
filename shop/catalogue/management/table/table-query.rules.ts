import type { categories } from '../../products/product.rules.ts'

export const tableStates = [
  'any',
  'shown',
  'hidden',
  'sold_out',
  'low',
  'no_price',
  'no_picture',
] as const
export type TableState = (typeof tableStates)[number]

export const tableOrders = [
  'name',
  'sku',
  'category',
  'sell_price',
  'cost_price',
  'final_price',
  'margin',
  'weight_lbs',
  'stock_quantity',
  'updated',
] as const
export type TableOrder = (typeof tableOrders)[number]

export interface TableQuery {
  readonly search: string
  readonly category: (typeof categories)[number] | null
  readonly state: TableState
  readonly order: TableOrder
  readonly direction: 'asc' | 'desc'
}

/** Every product by its name. */
export const usualTable: TableQuery = {
  search: '',
  category: null,
  state: 'any',
  order: 'name',
  direction: 'asc',
}

/** The URL parameters of a query; defaults are left out. */
export function tableQuery(requested: TableQuery): URLSearchParams {
  const query = new URLSearchParams()
  if (requested.search !== usualTable.search) query.set('buscar', requested.search)
  if (requested.category !== usualTable.category) query.set('familia', requested.category ?? '')
  if (requested.state !== usualTable.state) query.set('estado', requested.state)
  if (requested.order !== usualTable.order) query.set('orden', requested.order)
  if (requested.direction !== usualTable.direction) query.set('sentido', requested.direction)
  return query
}
