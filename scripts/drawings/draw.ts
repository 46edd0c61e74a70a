import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { drawAccessory } from './accessory.ts'
import { drawBattery } from './battery.ts'
import { brandTiles, brandVectors } from './brand.ts'
import { type Product, readCatalogue } from './catalogue.ts'
import { portrait } from './frame.ts'
import { drawInverter } from './inverter.ts'
import { kitPicture } from './kit.ts'
import { contents, type Piece } from './kit-contents.ts'
import { measured } from './measures.ts'
import { drawPanel } from './panel.ts'
import { shareCard, shopCard } from './share.ts'
import type { Art } from './solid.ts'
import { drawStation } from './station.ts'

interface Entry {
  image: string
  gallery: string[]
  share: string
}

const shareLimit = 39_000
const root = new URL('../../', import.meta.url)
const catalogue = process.argv[2] ?? new URL('database/seed/products.json', root).pathname
const products = readCatalogue(catalogue)

const drawers: Record<string, (product: Product, bare?: boolean) => Art> = {
  accessory: drawAccessory,
  battery: drawBattery,
  inverter: drawInverter,
  panel: drawPanel,
  portable: drawStation,
}

function artOf(product: Product, bare = false): Art {
  const draw = drawers[product.category]
  if (draw === undefined) throw new Error(`No drawer for ${product.sku}`)
  return draw(product, bare)
}

function piecesOf(kit: Product): Piece[] {
  return (kit.components ?? []).map(({ sku, qty }) => {
    const product = products.find((each) => each.sku === sku)
    if (product === undefined) throw new Error(`${kit.sku} holds the unknown ${sku}`)
    return { sku, qty, art: artOf(product, true) }
  })
}

function family(product: Product): string {
  if (product.category !== 'accessory') return product.category
  return product.sku.split('-').slice(0, 2).join('-')
}

const largest = new Map<string, number>()
for (const product of products.filter((each) => each.category !== 'kit')) {
  const { reach } = artOf(product)
  largest.set(family(product), Math.max(reach, largest.get(family(product)) ?? 0))
}

function relativeSize(product: Product, art: Art): number {
  return (art.reach / (largest.get(family(product)) ?? art.reach)) ** 0.26
}

function pictures(product: Product): [main: string, second: string | undefined] {
  if (product.category === 'kit') {
    const pieces = piecesOf(product)
    return [kitPicture(pieces), contents(pieces)]
  }
  const art = artOf(product)
  return [portrait(art, relativeSize(product, art)), measured(product, artOf(product, true))]
}

function save(path: string, content: string | Uint8Array): void {
  writeFileSync(new URL(`public/${path}`, root), content)
}

function raster(picture: string, w: number, h: number): Sharp {
  return sharp(Buffer.from(picture), { density: 96 }).resize(w, h)
}

async function savePalette(path: string, picture: string): Promise<void> {
  for (const quality of [90, 75, 60, 45]) {
    const options = { palette: true, quality, effort: 10, compressionLevel: 9, dither: 0.5 }
    const image = await raster(picture, 1200, 630).png(options).toBuffer()
    if (image.length > shareLimit && quality > 45) continue
    save(path, image)
    return
  }
}

async function drawProduct(product: Product): Promise<[string, Entry]> {
  const name = `products/${product.sku.toLowerCase()}`
  const [main, second] = pictures(product)
  save(`${name}.svg`, main)
  if (second !== undefined) save(`${name}-medidas.svg`, second)
  await savePalette(`${name}-share.png`, shareCard(product.name_es, main))
  const gallery = [`/${name}.svg`, ...(second === undefined ? [] : [`/${name}-medidas.svg`])]
  return [product.sku, { image: `/${name}.svg`, gallery, share: `/${name}-share.png` }]
}

async function drawProducts(): Promise<void> {
  const manifest: Record<string, Entry> = {}
  for (const product of products) {
    const [sku, entry] = await drawProduct(product)
    manifest[sku] = entry
  }
  save('products/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

async function drawBrand(): Promise<void> {
  for (const [name, picture] of Object.entries(brandVectors())) save(`brand/${name}`, picture)
  for (const [name, { side, picture }] of Object.entries(brandTiles())) {
    save(`brand/${name}`, await raster(picture, side, side).png({ compressionLevel: 9 }).toBuffer())
  }
  const favourite = products.find((product) => product.sku === 'KIT-FAMILIA-2200') ?? products[0]
  if (favourite !== undefined)
    await savePalette('brand/share.png', shopCard(pictures(favourite)[0]))
}

mkdirSync(new URL('public/products/', root), { recursive: true })
mkdirSync(new URL('public/brand/', root), { recursive: true })
await drawProducts()
await drawBrand()
