import { expect, test } from 'vitest'
import { imageSet, lightImage } from './image.rules.ts'
import {
  cropWithin,
  imageUrl,
  rearranged,
  refusalOfImage,
  stemOf,
  uploadedAt,
} from './image-file.rules.ts'

const original = '0123456789abcdef0123'

test('an uploaded picture is served in the widths of the shop, and its address tells its crop', () => {
  const crop = { left: 5, top: 10, size: 80 }
  const url = imageUrl(stemOf(original, crop))
  expect(uploadedAt(url)).toEqual({ original, crop })
  expect(imageSet(url)?.avif).toContain(`f-${original}-5-10-80-240.avif 240w`)
  expect(lightImage(url)).toBe(`/products/f-${original}-5-10-80-light.webp`)
  for (const other of ['/products/kit-luz-640-800.webp', '/products/f-x-0-0-100-800.webp', 'f'])
    expect(uploadedAt(other)).toBeNull()
})

test('a crop stays within the picture', () => {
  expect(cropWithin({ left: 50, top: -3, size: 80 })).toEqual({ left: 20, top: 0, size: 80 })
  expect(cropWithin({ left: 99.6, top: 0, size: 1 })).toEqual({ left: 90, top: 0, size: 10 })
})

test('pictures are put in order and removed', () => {
  const three = ['a', 'b', 'c']
  expect(rearranged(three, 'c', 'first')).toEqual(['c', 'a', 'b'])
  expect(rearranged(three, 'b', 'earlier')).toEqual(['b', 'a', 'c'])
  expect(rearranged(three, 'b', 'later')).toEqual(['a', 'c', 'b'])
  expect(rearranged(three, 'c', 'later')).toEqual(three)
  expect(rearranged(three, 'a', 'earlier')).toEqual(three)
  expect(rearranged(three, 'b', 'remove')).toEqual(['a', 'c'])
  expect(rearranged(three, 'x', 'first')).toEqual(three)
})

test('a drawing with scripts is no picture', () => {
  expect(refusalOfImage(Buffer.from('<svg onload="x"/>'))).toBe('file_unknown')
  expect(refusalOfImage(Buffer.alloc(0))).toBe('file_missing')
  expect(refusalOfImage(Buffer.alloc(11 * 1024 * 1024))).toBe('file_too_large')
})
