import sharp from 'sharp'
import { drawAccessory } from './accessories/accessory.ts'
import { readCatalogue } from './catalogue.ts'
import { placed, ground as shadow } from './frame.ts'
import { ground } from './palette.ts'
import { withOutlinedWords } from './share.ts'
import { svg } from './svg.ts'

const side = 800
const room = 560

const root = new URL('../../', import.meta.url)
const products = readCatalogue(new URL('database/seed/products.json', root).pathname)

/** A master picture from the drawing of an accessory, for want of a render. */
async function drawMaster(name: string): Promise<void> {
  const product = products.find(({ sku }) => sku.toLowerCase() === name)
  if (product === undefined) throw new Error(`No product ${name}`)
  const art = drawAccessory(product)
  const scale = Math.min(room / art.w, room / art.h)
  const [x, y] = [(side - art.w * scale) / 2, (side - art.h * scale) / 2]
  const body =
    shadow(x, y + art.h * scale - 4, art.w * scale) +
    svg`<g stroke-width="2">${placed(art, x, y, scale)}</g>`
  const gradient =
    '<radialGradient id="g"><stop offset="0" stop-color="#16202B" stop-opacity=".34"/><stop offset="1" stop-color="#16202B" stop-opacity="0"/></radialGradient>'
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none" stroke-linejoin="round" stroke-linecap="round" font-family="system-ui,Helvetica,Arial,sans-serif" font-weight="700"><defs>${gradient}</defs>${body}</svg>`
  await sharp(Buffer.from(withOutlinedWords(picture)))
    .flatten({ background: ground })
    .webp({ quality: 90, effort: 4 })
    .toFile(new URL(`art/pictures/masters/protection/${name}.webp`, root).pathname)
}

for (const name of process.argv.slice(2)) await drawMaster(name)
