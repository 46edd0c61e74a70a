import { type Product, words as spec } from '../catalogue.ts'
import type { Art } from '../solid.ts'
import { hybridInverter } from './inverter-hybrid.ts'
import { tableInverter } from './inverter-table.ts'

export function drawInverter(product: Product): Art {
  return spec(product, 'type').startsWith('hybrid')
    ? hybridInverter(product)
    : tableInverter(product)
}
