import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Product, readCatalogue } from '../drawings/catalogue.ts'
import { ground } from '../drawings/palette.ts'
import { shareWords, shopWords } from '../drawings/share.ts'
import { masterFiles } from './master-files.ts'

const root = new URL('../../', import.meta.url)
const masters = new URL('art/pictures/masters/', root)
const target = new URL('public/products/', root)
const lightLimit = 8_000
const widths = [240, 480, 800]

type Format = 'avif' | 'webp'

const encoded = (picture: Buffer, width: number, format: Format, quality: number) => {
  const small = sharp(picture).resize(width, width)
  return format === 'avif'
    ? small.avif({ quality, effort: 2 }).toBuffer()
    : small.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
}

const qualities: Record<Format, number> = { avif: 56, webp: 76 }

async function light(picture: Buffer): Promise<Buffer> {
  for (const quality of [60, 50, 40, 30, 20]) {
    const bytes = await encoded(picture, 320, 'webp', quality)
    if (bytes.length <= lightLimit) return bytes
  }
  throw new Error('No light version is light enough')
}

/** One folder per image, so that none grows too long to scan. */
function folderOf(name: string): URL {
  const folder = new URL(`${name}/`, target)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Every width and format of one picture, named `…-240.avif` to `…-800.webp`, and `…-light.webp`. */
async function deriveWidths(name: string, picture: Buffer): Promise<void> {
  const folder = folderOf(name)
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths) {
      const bytes = await encoded(picture, width, format, qualities[format])
      writeFileSync(new URL(`${name}-${width}.${format}`, folder), bytes)
    }
  }
  writeFileSync(new URL(`${name}-light.webp`, folder), await light(picture))
}

const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="630"><defs><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".14"/></linearGradient></defs><rect width="630" height="630" fill="url(#f)"/></svg>`

/** The picture that a link to the product shows in a conversation. */
async function share(words: string, picture: Buffer): Promise<Buffer> {
  const thing = await sharp(picture)
    .resize(630, 630)
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: ground } })
    .composite([
      { input: thing, left: 570, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** The picture of the home page in its widths, and the one that a link to the shop shows. */
async function deriveTerrace(picture: Buffer): Promise<void> {
  for (const width of [480, 800, 1200]) {
    const small = sharp(picture).resize(width)
    const save = (format: Format, bytes: Buffer) =>
      writeFileSync(new URL(`public/brand/home/azotea-${width}.${format}`, root), bytes)
    save('avif', await small.clone().avif({ quality: 50, effort: 4 }).toBuffer())
    save('webp', await small.clone().webp({ quality: 70, effort: 5 }).toBuffer())
  }
  const small = await sharp(picture).resize(400).webp({ quality: 44, effort: 6 }).toBuffer()
  writeFileSync(new URL('public/brand/home/azotea-light.webp', root), small)
  const shop = await sharp(picture)
    .resize(1200, 630, { position: 'bottom' })
    .composite([{ input: Buffer.from(shopWords()), left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  writeFileSync(new URL('public/brand/share.jpg', root), shop)
}

const pictures = masterFiles(masters)
const master = (name: string) =>
  readFileSync(new URL(pictures.get(name) ?? `${name}.webp`, masters))
const wanted = process.argv.slice(2)
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start))

async function deriveProduct(product: Product) {
  const name = product.sku.toLowerCase()
  const closer = `${name}-detalle`
  if (!pictures.has(name)) throw new Error(`${product.sku} has no master: render it first`)
  const views = [name, closer].filter((view) => pictures.has(view))
  if (isWanted(name)) {
    for (const view of views) await deriveWidths(view, master(view))
    writeFileSync(
      new URL(`${name}-share.jpg`, folderOf(name)),
      await share(shareWords(product.name_es), master(name)),
    )
  }
  const drawing = product.category === 'kit' || product.specs.dimensions_in !== undefined
  const gallery = [
    ...views.map((view) => `/products/${view}/${view}-800.webp`),
    ...(drawing ? [`/products/${name}/${name}-medidas.svg`] : []),
  ]
  return [
    product.sku,
    {
      image: `/products/${name}/${name}-800.webp`,
      gallery,
      share: `/products/${name}/${name}-share.jpg`,
    },
  ] as const
}

const manifest: Record<string, unknown> = {}
for (const product of readCatalogue(new URL('database/seed/products.json', root).pathname)) {
  const [sku, entry] = await deriveProduct(product)
  manifest[sku] = entry
}
writeFileSync(new URL('manifest.json', target), `${JSON.stringify(manifest, null, 2)}\n`)
if (isWanted('terraza')) await deriveTerrace(master('terraza'))
