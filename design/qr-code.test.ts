import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(QrCode, { text, label: 'code' }))

/** The squares that the outline covers, row by row, without the margin. */
function rowsOf(svg: string): string[] {
  const size = Number(/viewBox="-4 -4 (\d+) /.exec(svg)?.[1]) - 8
  const grid = Array.from({ length: size }, () => Array<string>(size).fill('.'))
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  return grid.map((row) => row.join(''))
}

const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a code is square, grows with its text and has three corners, with a margin around', () => {
  const uri =
    'otpauth://totp/Girasol:marta@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Girasol&digits=6&period=30'
  const rows = rowsOf(drawn(uri))
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner)
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner)
  expect(rowsOf(drawn('hola')).length).toBeLessThan(rows.length)
})

test('a text that is too long for any code is not drawn, and the longest possible one is', () => {
  expect(drawn('x'.repeat(2_953))).toContain('<path')
  expect(drawn('x'.repeat(2_954))).toBe('')
  expect(drawn('ñ'.repeat(1_477))).toBe('')
})
