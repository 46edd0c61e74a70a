import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lightPicture, pictureFor } from './picture.rules.ts'

test.each([
  ['/products/kit.svg', '/products/kit.svg'],
  ['/products/kit.avif', '/products/kit-light.webp'],
  ['/products/kit.webp', '/products/kit-light.webp'],
  ['/products/kit-light.webp', '/products/kit-light.webp'],
  ['https://elsewhere.example/kit.jpg', null],
  ['/products/../secret.png', null],
])('the light version of %s is %s', (address, light) => {
  expect(lightPicture(address)).toBe(light)
})

test('on a good link a picture is shown as it is', () => {
  expect(pictureFor('/products/kit.avif', false)).toBe('/products/kit.avif')
  expect(pictureFor('/products/kit.avif', true)).toBe('/products/kit-light.webp')
  expect(pictureFor(null, true)).toBeNull()
})

const eightKilobytes = 8 * 1024
const shown = fs.readFileSync('public/products/manifest.json', 'utf8')
const pictures = [...new Set(shown.match(/\/products\/[\w-]+\.(?:svg|avif|webp)/g) ?? [])]

/** As it travels: drawings are sent compressed. */
const weight = (address: string) => {
  const file = fs.readFileSync(`public${address}`)
  const isDrawing = address.endsWith('.svg') && file.length > eightKilobytes
  return isDrawing ? gzipSync(file).length : file.length
}

test('every picture of the demonstration catalogue has a light version of 8 kB at most', () => {
  expect(pictures.length).toBeGreaterThan(70)
  const heavy = pictures.filter((address) => {
    const light = lightPicture(address)
    return light === null || !fs.existsSync(`public${light}`) || weight(light) > eightKilobytes
  })
  expect(heavy).toEqual([])
})
