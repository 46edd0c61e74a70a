import type { categories } from '../product.rules.ts'

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

export interface TableWish {
  readonly search: string
  readonly category: (typeof categories)[number] | null
  readonly state: TableState
  readonly order: TableOrder
  readonly direction: 'asc' | 'desc'
}

const usual: TableWish = {
  search: '',
  category: null,
  state: 'any',
  order: 'name',
  direction: 'asc',
}

/** The same wish as a query; what is usual is not said. */
export function tableQuery(asked: TableWish): URLSearchParams {
  const query = new URLSearchParams()
  if (asked.search !== usual.search) query.set('buscar', asked.search)
  if (asked.category !== usual.category) query.set('familia', asked.category ?? '')
  if (asked.state !== usual.state) query.set('estado', asked.state)
  if (asked.order !== usual.order) query.set('orden', asked.order)
  if (asked.direction !== usual.direction) query.set('sentido', asked.direction)
  return query
}
