import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { imageFor, imageSet, imageView, lightImage, thumbnailOf } from './image.rules.ts'

test.each([
  ['/products/kit.svg', '/products/kit.svg'],
  ['/products/kit.avif', '/products/kit-light.webp'],
  ['/products/kit.webp', '/products/kit-light.webp'],
  ['/products/est-1000-800.webp', '/products/est-1000-light.webp'],
  ['/products/est-1000/est-1000-800.webp', '/products/est-1000/est-1000-light.webp'],
  ['/products/est-1000-240.avif', '/products/est-1000-light.webp'],
  ['/products/kit-light.webp', '/products/kit-light.webp'],
  ['/products/kit-medidas-240.webp', '/products/kit-medidas-240.webp'],
  ['https://elsewhere.example/kit.jpg', null],
  ['/products/../secret.png', null],
])('the light version of %s is %s', (url, light) => {
  expect(lightImage(url)).toBe(light)
})

test('on a good link a picture is shown as it is', () => {
  expect(imageFor('/products/kit.avif', false)).toBe('/products/kit.avif')
  expect(imageFor('/products/kit.avif', true)).toBe('/products/kit-light.webp')
  expect(imageFor(null, true)).toBeNull()
})

const eightKilobytes = 8 * 1024
const shown = fs.readFileSync('public/products/manifest.json', 'utf8')
const images = [...new Set(shown.match(/\/products\/[\w/-]+\.(?:svg|avif|webp)/g) ?? [])]

/** Transfer size: drawings are sent compressed. */
const weight = (url: string) => {
  const file = fs.readFileSync(`public${url}`)
  const isDrawing = url.endsWith('.svg') && file.length > eightKilobytes
  return isDrawing ? gzipSync(file).length : file.length
}

test('every picture of the demonstration catalogue has a light version of 8 kB at most', () => {
  expect(images.length).toBeGreaterThan(70)
  const heavy = images.filter((url) => {
    const light = lightImage(url)
    return light === null || !fs.existsSync(`public${light}`) || weight(light) > eightKilobytes
  })
  expect(heavy).toEqual([])
})

test('a picture of the shop is offered in three widths and two formats', () => {
  const set = imageSet('/products/est-1000-800.webp')
  expect(set?.avif).toBe(
    '/products/est-1000-240.avif 240w, /products/est-1000-480.avif 480w, /products/est-1000-800.avif 800w',
  )
  expect(set?.webp).toContain('/products/est-1000-240.webp 240w')
  expect(set?.fallback).toBe('/products/est-1000-480.webp')
})

test('a drawing, a light picture, an uploaded one and one from elsewhere stand alone', () => {
  for (const url of [
    '/products/est-1000-medidas.svg',
    '/products/est-1000-light.webp',
    '/uploads/mi-panel-800.webp',
    'https://example.com/a-800.webp',
    '/products/a b-800.webp',
  ])
    expect(imageSet(url)).toBeNull()
})

test('a further picture says by its name what it shows', () => {
  expect(imageView('/products/est-1000-detalle-800.webp')).toBe('closer')
  expect(imageView('/products/est-1000-detalle-light.webp')).toBe('closer')
  expect(imageView('/products/est-1000-medidas.svg')).toBe('drawing')
  expect(imageView('/products/est-1000-800.webp')).toBeNull()
})

test('a drawing has a thumbnail of 8 kB at most, other pictures are their own', () => {
  const drawings = images.filter((url) => url.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(40)
  for (const url of drawings) {
    const thumbnail = thumbnailOf(url)
    expect(thumbnail).toMatch(/-medidas-240\.webp$/)
    expect(lightImage(thumbnail)).toBe(thumbnail)
    expect(fs.statSync(`public${thumbnail}`).size).toBeLessThanOrEqual(eightKilobytes)
  }
  for (const url of ['/products/est-1000-800.webp', 'https://x.example/a-medidas.svg'])
    expect(thumbnailOf(url)).toBe(url)
})
