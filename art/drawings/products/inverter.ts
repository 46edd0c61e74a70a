import { type Product, words as spec } from '../catalogue.ts'
import type { Art } from '../solid.ts'
import { tableInverter } from './inverter-table.ts'
import { wallInverter } from './inverter-wall.ts'

export function drawInverter(product: Product): Art {
  return spec(product, 'type').startsWith('hybrid') ? wallInverter(product) : tableInverter(product)
}
