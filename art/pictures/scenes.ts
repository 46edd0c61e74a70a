import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { hasSize, type Product, readCatalogue, sizeOf } from '../drawings/catalogue.ts'
import { type Decal, decalsOf, shared } from './decals.ts'

const folder = process.argv[2] ?? '.pictures'
const root = new URL('../../', import.meta.url)
const products = readCatalogue(new URL('database/seed/products.json', root).pathname)

function page({ w, h, body, pixels }: Decal): string {
  const tall = Math.round((pixels * h) / w)
  const size = `viewBox="0 0 ${w} ${h}" width="${pixels}" height="${tall}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${body}</svg>`
}

async function saveDecals(prefix: string, decals: Record<string, Decal>) {
  const saved = Object.entries(decals).map(async ([name, drawn]) => {
    const file = join(folder, 'decals', `${prefix}-${name}.png`)
    await sharp(Buffer.from(page(drawn)))
      .png()
      .toFile(file)
    return [name, { file, w: drawn.w, h: drawn.h }] as const
  })
  return Object.fromEntries(await Promise.all(saved))
}

/** What the studio needs to know of one product: figures, size in inches and the labels drawn for it. */
async function sceneOf(product: Product) {
  const { sku, category, specs, components = [] } = product
  const decals = await saveDecals(sku.toLowerCase(), decalsOf(product))
  return {
    sku,
    category,
    specs,
    components,
    size: hasSize(product) ? sizeOf(product) : null,
    decals,
  }
}

mkdirSync(join(folder, 'decals'), { recursive: true })
const scenes = {
  shared: await saveDecals('shared', shared),
  products: await Promise.all(products.map(sceneOf)),
}
writeFileSync(join(folder, 'scenes.json'), JSON.stringify(scenes, null, 1))
