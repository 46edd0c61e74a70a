import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { masterFiles } from '../pictures/master-files.ts'
import { readCatalogue } from './catalogue.ts'
import { widthOf, wrapped } from './lettering/lettering.ts'
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
const imageOf = (name: string) => `/products/${name}/${name}-800.webp`
const vectors = ['products/', 'brand/'].flatMap((folder) =>
  readdirSync(at(folder), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name, text: readFileSync(at(folder + name), 'utf8') })),
)

/** What `derive.ts` makes of one master, by the name of its largest. */
const siblings = (path: string): string[] => {
  const stem = /^(\/products\/[\w/-]+)-800\.webp$/.exec(path)?.[1]
  if (stem === undefined) return []
  const wide = [240, 480, 800].flatMap((width) => [
    `${stem}-${width}.avif`,
    `${stem}-${width}.webp`,
  ])
  return [...wide, `${stem}-light.webp`]
}

function pngSize(path: string): [number, number] {
  const bytes = readFileSync(at(path))
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the manifest of the pictures', () => {
  it('names every product of the catalogue and nothing else', () => {
    assert.deepEqual(Object.keys(manifest).toSorted(), products.map(({ sku }) => sku).toSorted())
  })

  it('names only files which are on disk, and so are the siblings in other widths and formats', () => {
    const named = Object.values(manifest).flatMap(({ image, gallery, share }) => [
      image,
      ...gallery,
      share,
    ])
    const all = named.flatMap((path) => [path, ...siblings(path)])
    assert.deepEqual(
      all.filter((path) => !existsSync(at(path))),
      [],
    )
  })

  it('gives every product a picture of its own, rendered and kept as a master', () => {
    const images = products.map(({ sku }) => manifest[sku]?.image)
    assert.deepEqual(
      images,
      products.map(({ sku }) => imageOf(sku.toLowerCase())),
    )
    const masters = masterFiles(new URL('art/pictures/masters/', root))
    const missing = products.filter(({ sku }) => !masters.has(sku.toLowerCase()))
    assert.deepEqual(
      missing.map(({ sku }) => sku),
      [],
    )
  })

  it('gives a drawing to every kit and every product of known size', () => {
    const due = products.filter(({ category, specs }) => category === 'kit' || specs.dimensions_in)
    const without = due.filter(({ sku }) => !manifest[sku]?.gallery.at(-1)?.endsWith('.svg'))
    assert.deepEqual(
      without.map(({ sku }) => sku),
      [],
    )
  })

  it('shows stations and inverters from nearby too', () => {
    const due = products.filter(({ category }) => /portable|inverter/.test(category))
    const without = due.filter(
      ({ sku }) => !manifest[sku]?.gallery.some((path) => path.endsWith('-detalle-800.webp')),
    )
    assert.deepEqual(
      without.map(({ sku }) => sku),
      [],
    )
  })
})

describe('the vector pictures', () => {
  it('carry no script, no style attribute and no outside reference', () => {
    const forbidden = ['<script', 'style=', 'href="http', '<image', '<foreignObject']
    const guilty = vectors.filter(({ text }) => forbidden.some((part) => text.includes(part)))
    assert.deepEqual(
      guilty.map(({ name }) => name),
      [],
    )
  })

  it('never use the same id twice in one file', () => {
    const guilty = vectors.filter(({ text }) => {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
      return new Set(ids).size !== ids.length
    })
    assert.deepEqual(
      guilty.map(({ name }) => name),
      [],
    )
  })

  it('point only to ids which the same file holds', () => {
    const guilty = vectors.filter(({ text }) =>
      [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].some(
        ([, id]) => !text.includes(` id="${id}"`),
      ),
    )
    assert.deepEqual(
      guilty.map(({ name }) => name),
      [],
    )
  })

  it('hold no number which could not be computed', () => {
    const guilty = vectors.filter(({ text }) => /NaN|undefined|Infinity/.test(text))
    assert.deepEqual(
      guilty.map(({ name }) => name),
      [],
    )
  })

  it('weigh at most 20 kB each and 6 kB in the median', () => {
    const sizes = vectors.map(({ text }) => Buffer.byteLength(text)).toSorted((a, b) => a - b)
    assert.ok((sizes.at(-1) ?? 0) <= 20_000)
    assert.ok((sizes[Math.floor(sizes.length / 2)] ?? 0) <= 6_000)
  })
})

describe('the raster pictures', () => {
  it('to share are 1200 by 630 and weigh at most 70 kB', async () => {
    for (const path of [...Object.values(manifest).map(({ share }) => share), 'brand/share.jpg']) {
      const { width, height } = await sharp(readFileSync(at(path))).metadata()
      assert.deepEqual([width, height], [1200, 630], path)
      assert.ok(readFileSync(at(path)).length <= 70_000, path)
    }
  })

  it('for a list on a phone weigh at most 30 kB', () => {
    const shown = Object.values(manifest).flatMap(({ gallery }) => gallery.flatMap(siblings))
    const middling = shown.filter((path) => path.endsWith('-480.webp'))
    assert.ok(middling.length > 70)
    assert.deepEqual(
      middling.filter((path) => readFileSync(at(path)).length > 30_000),
      [],
    )
  })

  const squares = {
    'logo-512.png': 512,
    'icon-512-maskable.png': 512,
    'icon-192.png': 192,
    'apple-touch-icon.png': 180,
    'favicon-32.png': 32,
  }
  for (const [name, side] of Object.entries(squares))
    it(`${name} is a square of exactly ${side} pixels`, () => {
      assert.deepEqual(pngSize(`brand/${name}`), [side, side])
    })
})

describe('the lettering of the share pictures', () => {
  it('never lets a line of a product name leave its column', () => {
    const lines = products.flatMap(({ name_es }) => wrapped(name_es, 500, 56))
    assert.deepEqual(
      lines.filter((line) => widthOf(line, 56) > 500),
      [],
    )
  })

  it('keeps every word of the name and never parts a figure from its unit', () => {
    for (const { name_es } of products) {
      const lines = wrapped(name_es, 500, 56)
      assert.equal(lines.join(' '), name_es)
      assert.equal(
        lines.some((line) => /^(W|Wh|kWh|V|VA|A|Ah)\b/.test(line)),
        false,
      )
    }
  })

  it('replaces the words of a drawing by outlines', () => {
    const drawn = withOutlinedWords('<text x="0" y="9" font-size="9" fill="#000">12 V</text>')
    assert.ok(drawn.includes('<path'))
    assert.ok(!drawn.includes('<text'))
  })
})
