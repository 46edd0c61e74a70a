import { readFileSync } from 'node:fs'

interface Part {
  sku: string
  qty: number
}

export interface Product {
  sku: string
  name_es: string
  category: 'kit' | 'battery' | 'panel' | 'inverter' | 'portable' | 'accessory'
  specs: Record<string, string | number | boolean | undefined>
  weight_lbs: number
  components?: Part[]
}

export interface Size {
  w: number
  h: number
  d: number
}

export function readCatalogue(file: string): Product[] {
  const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products: Product[] }
  return products.toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
}

export function figure(product: Product, name: string): number {
  return Number(product.specs[name])
}

export function words(product: Product, name: string): string {
  return String(product.specs[name] ?? '')
}

function order(product: Product): string {
  if (product.category === 'portable') return 'wdh'
  if (product.category === 'battery')
    return /wall|floor/.test(words(product, 'mount')) ? 'hwd' : 'wdh'
  if (product.category === 'panel')
    return words(product, 'technology').includes('fold') ? 'whd' : 'hwd'
  return words(product, 'type').startsWith('hybrid') ? 'hwd' : 'dwh'
}

export function hasSize(product: Product): boolean {
  return product.specs.dimensions_in !== undefined
}

export function sizeOf(product: Product): Size {
  const numbers = words(product, 'dimensions_in').split('x').map(Number.parseFloat)
  const names = order(product)
  const pick = (name: string) => numbers[names.indexOf(name)] ?? 1
  return { w: pick('w'), h: pick('h'), d: pick('d') }
}
