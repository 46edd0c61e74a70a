import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lightPicture, pictureSet } from '#shop/catalogue/picture.rules.ts'
import { readCatalogue } from './catalogue.ts'
import { widthOf, wrapped } from './lettering.ts'
import { withOutlinedWords } from './share.ts'

interface Entry {
  image: string
  gallery: string[]
  share: string
}

const root = new URL('../../', import.meta.url)
const at = (path: string) => new URL(path.replace(/^\//, ''), new URL('public/', root))
const products = readCatalogue(new URL('database/seed/products.json', root).pathname)
const manifest = JSON.parse(readFileSync(at('products/manifest.json'), 'utf8')) as Record<
  string,
  Entry
>
const vectors = ['products/', 'brand/'].flatMap((folder) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, text: readFileSync(at(folder + name), 'utf8') })),
)

const siblings = (path: string): string[] => {
  const set = pictureSet(path)
  if (set === null) return []
  const wide = `${set.avif}, ${set.webp}`.split(', ').map((source) => source.replace(/ .*/, ''))
  return [...wide, set.fallback, lightPicture(path) ?? '']
}

function pngSize(path: string): [number, number] {
  const bytes = readFileSync(at(path))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the manifest of the pictures', () => {
  it('names every product of the catalogue and nothing else', () => {
    expect(Object.keys(manifest).toSorted()).toEqual(products.map(({ sku }) => sku).toSorted())
  })

  it('names only files which are on disk, and so are the siblings in other widths and formats', () => {
    const named = Object.values(manifest).flatMap(({ image, gallery, share }) => [
      image,
      ...gallery,
      share,
    ])
    const all = named.flatMap((path) => [path, ...siblings(path)])
    expect(all.filter((path) => !existsSync(at(path)))).toEqual([])
  })

  it('gives every product a picture of its own, rendered and kept as a master', () => {
    const images = products.map(({ sku }) => manifest[sku]?.image)
    expect(images).toEqual(products.map(({ sku }) => `/products/${sku.toLowerCase()}-800.webp`))
    const masters = readdirSync(new URL('scripts/pictures/masters/', root))
    const missing = products.filter(({ sku }) => !masters.includes(`${sku.toLowerCase()}.webp`))
    expect(missing.map(({ sku }) => sku)).toEqual([])
  })

  it('gives a drawing to every kit and every product of known size', () => {
    const due = products.filter(({ category, specs }) => category === 'kit' || specs.dimensions_in)
    const without = due.filter(({ sku }) => !manifest[sku]?.gallery.at(-1)?.endsWith('.svg'))
    expect(without.map(({ sku }) => sku)).toEqual([])
  })

  it('shows stations and inverters from nearby too', () => {
    const due = products.filter(({ category }) => /portable|inverter/.test(category))
    const without = due.filter(
      ({ sku }) => !manifest[sku]?.gallery.some((path) => path.endsWith('-detalle-800.webp')),
    )
    expect(without.map(({ sku }) => sku)).toEqual([])
  })
})

describe('the vector pictures', () => {
  it('carry no script, no style attribute and no outside reference', () => {
    const forbidden = ['<script', 'style=', 'href="http', '<image', '<foreignObject']
    const guilty = vectors.filter(({ text }) => forbidden.some((part) => text.includes(part)))
    expect(guilty.map(({ name }) => name)).toEqual([])
  })

  it('never use the same id twice in one file', () => {
    const guilty = vectors.filter(({ text }) => {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
      return new Set(ids).size !== ids.length
    })
    expect(guilty.map(({ name }) => name)).toEqual([])
  })

  it('point only to ids which the same file holds', () => {
    const guilty = vectors.filter(({ text }) =>
      [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].some(
        ([, id]) => !text.includes(` id="${id}"`),
      ),
    )
    expect(guilty.map(({ name }) => name)).toEqual([])
  })

  it('hold no number which could not be computed', () => {
    const guilty = vectors.filter(({ text }) => /NaN|undefined|Infinity/.test(text))
    expect(guilty.map(({ name }) => name)).toEqual([])
  })

  it('weigh at most 20 kB each and 6 kB in the median', () => {
    const sizes = vectors.map(({ text }) => Buffer.byteLength(text)).toSorted((a, b) => a - b)
    expect(sizes.at(-1)).toBeLessThanOrEqual(20_000)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6_000)
  })
})

describe('the raster pictures', () => {
  it('to share are 1200 by 630 and weigh at most 70 kB', async () => {
    for (const path of [...Object.values(manifest).map(({ share }) => share), 'brand/share.jpg']) {
      const { width, height } = await sharp(readFileSync(at(path))).metadata()
      expect([width, height], path).toEqual([1200, 630])
      expect(readFileSync(at(path)).length, path).toBeLessThanOrEqual(70_000)
    }
  })

  it('for a list on a phone weigh at most 30 kB', () => {
    const sets = Object.values(manifest).flatMap(({ gallery }) => gallery.map(pictureSet))
    const middling = sets.flatMap((set) => (set === null ? [] : [set.fallback]))
    expect(middling.filter((path) => readFileSync(at(path)).length > 30_000)).toEqual([])
  })

  it.each([
    ['logo-512.png', 512],
    ['icon-512-maskable.png', 512],
    ['icon-192.png', 192],
    ['apple-touch-icon.png', 180],
    ['favicon-32.png', 32],
  ])('%s is a square of exactly %i pixels', (name, side) => {
    expect(pngSize(`brand/${name}`)).toEqual([side, side])
  })
})

describe('the lettering of the share pictures', () => {
  it('never lets a line of a product name leave its column', () => {
    const lines = products.flatMap(({ name_es }) => wrapped(name_es, 500, 56))
    expect(lines.filter((line) => widthOf(line, 56) > 500)).toEqual([])
  })

  it('keeps every word of the name and never parts a figure from its unit', () => {
    for (const { name_es } of products) {
      const lines = wrapped(name_es, 500, 56)
      expect(lines.join(' ')).toBe(name_es)
      expect(lines.some((line) => /^(W|Wh|kWh|V|VA|A|Ah)\b/.test(line))).toBe(false)
    }
  })

  it('replaces the words of a drawing by outlines', () => {
    const drawn = withOutlinedWords('<text x="0" y="9" font-size="9" fill="#000">12 V</text>')
    expect(drawn).toContain('<path')
    expect(drawn).not.toContain('<text')
  })
})
