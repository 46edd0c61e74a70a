import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawAccessory } from './accessories/accessory.ts'
import { brandTiles, brandVectors } from './brand.ts'
import { type Product, readCatalogue } from './catalogue.ts'
import { measured } from './measures.ts'
import { ground } from './palette.ts'
import { drawBattery } from './products/battery.ts'
import { drawInverter } from './products/inverter.ts'
import { contents, type Piece } from './products/kit-contents.ts'
import { drawPanel } from './products/panel.ts'
import { drawStation } from './products/station.ts'
import { withOutlinedWords } from './share.ts'
import type { Art } from './solid.ts'

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

function artOf(product: Product): Art {
  const draw = drawers[product.category]
  if (draw === undefined) throw new Error(`No drawer for ${product.sku}`)
  return draw(product, true)
}

function piecesOf(kit: Product): Piece[] {
  return (kit.components ?? []).map(({ sku, qty }) => {
    const product = products.find((each) => each.sku === sku)
    if (product === undefined) throw new Error(`${kit.sku} holds the unknown ${sku}`)
    return { sku, qty, art: artOf(product) }
  })
}

/** What stands beside the picture: the parts of a kit, the measures of anything else. */
function drawing(product: Product): string | undefined {
  return product.category === 'kit'
    ? contents(piecesOf(product))
    : measured(product, artOf(product))
}

function save(path: string, content: string | Uint8Array): void {
  writeFileSync(new URL(`public/${path}`, root), content)
}

/** The drawing, and its thumbnail without a font of its own. */
async function saveDrawing(name: string, picture: string): Promise<void> {
  mkdirSync(new URL(`public/products/${name}/`, root), { recursive: true })
  save(`products/${name}/${name}-medidas.svg`, picture)
  const small = sharp(Buffer.from(withOutlinedWords(picture)))
    .resize(240, 240)
    .flatten({ background: ground })
  save(
    `products/${name}/${name}-medidas-240.webp`,
    await small.webp({ quality: 76, smartSubsample: true }).toBuffer(),
  )
}

async function drawBrand(): Promise<void> {
  for (const [name, picture] of Object.entries(brandVectors())) save(`brand/${name}`, picture)
  for (const [name, { side, picture }] of Object.entries(brandTiles())) {
    const tile = sharp(Buffer.from(picture), { density: 96 }).resize(side, side)
    save(`brand/${name}`, await tile.png({ compressionLevel: 9 }).toBuffer())
  }
}

mkdirSync(new URL('public/brand/', root), { recursive: true })
for (const product of products) {
  const picture = drawing(product)
  if (picture !== undefined) await saveDrawing(product.sku.toLowerCase(), picture)
}
await drawBrand()
