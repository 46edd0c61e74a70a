import { hasSize, type Product, type Size, sizeOf } from './catalogue.ts'
import { ground, page, placed } from './frame.ts'
import { middle } from './lettering/label.ts'
import { night, steel } from './palette.ts'
import { type Art, slant } from './solid.ts'
import { at, disc, line, rect, shape, svg } from './svg.ts'

const chip = { w: 148, h: 78 }
const pen = steel[400]
const room = { x: 190, y: 112, w: 566, h: 500 }

interface Corner {
  left: number
  right: number
  bottom: number
  row: number
}

function cm(inches: number): string {
  return `${(inches * 2.54).toFixed(1).replace('.0', '')} cm`
}

function chipAt(x: number, y: number, upper: string, lower: string): string {
  const body = [
    rect(
      -chip.w / 2,
      -chip.h / 2,
      chip.w,
      chip.h,
      night,
      `rx="14" stroke="${pen}" stroke-width="1.5"`,
    ),
    middle(0, -4, 30, '#F3EFE6', upper),
    middle(0, 26, 23, steel[300], lower),
  ]
  return at(x, y, body.join(''))
}

function span(x1: number, y1: number, x2: number, y2: number, nx: number, ny: number): string {
  const tick = (x: number, y: number) => svg`M${x - nx * 14} ${y - ny * 14}l${nx * 28} ${ny * 28}`
  const ends = disc(x1, y1, 5, pen) + disc(x2, y2, 5, pen)
  return line(svg`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`, pen, 3) + ends
}

function weightChip(x: number, y: number, pounds: number): string {
  const kilos = `${(pounds * 0.45359).toFixed(1).replace('.0', '')} kg`
  const bell = [
    shape('M-17-6h34l9 32h-52Z', steel[300]),
    disc(0, -15, 9, 'none', `stroke="${steel[300]}" stroke-width="6"`),
  ].join('')
  return [
    rect(x - 112, y - chip.h / 2, 224, chip.h, night, `rx="14" stroke="${pen}" stroke-width="1.5"`),
    at(x - 68, y, bell),
    at(
      x + 34,
      y,
      middle(0, -4, 30, '#F3EFE6', `${pounds} lb`) + middle(0, 26, 23, steel[300], kilos),
    ),
  ].join('')
}

function depthMark(art: Art, size: Size, scale: number, corner: Corner): string {
  const face = art.front?.w ?? art.w
  const drawn = (size.d * slant.x * face * scale) / size.w
  const run = Math.max(34, Math.min(drawn, Math.max(44, (art.w - face) * scale)))
  const rise = (run * slant.y) / slant.x
  const x = corner.right + 16
  const y = corner.bottom + 22
  const beside = (corner.left + corner.right) / 2 + chip.w + 14
  const center = Math.min(716, Math.max(beside, x + run / 2 + 30))
  return (
    span(x, y, x + run, y - rise, 0.5, 0.8) + chipAt(center, corner.row, `${size.d} in`, cm(size.d))
  )
}

export function measured(product: Product, art: Art): string | undefined {
  if (!hasSize(product) || art.front === undefined) return undefined
  const size = sizeOf(product)
  const scale = Math.min(room.w / art.w, room.h / art.h)
  const w = art.w * scale
  const h = art.h * scale
  const x = room.x + (room.w - w) / 2
  const y = room.y + (room.h - h) * 0.6
  const face = art.front
  const left = x + face.x * scale
  const top = y + face.y * scale
  const right = left + face.w * scale
  const bottom = top + face.h * scale
  const under = y + h + 34
  const body = [
    ground(x, y + h - 4, w),
    svg`<g stroke-width="2">${placed(art, x, y, scale)}</g>`,
    span(left - 34, top, left - 34, bottom, 1, 0),
    chipAt(
      Math.max(86, left - 34 - chip.w / 2 - 14),
      (top + bottom) / 2,
      `${size.h} in`,
      cm(size.h),
    ),
    span(left, under, right, under, 0, 1),
    chipAt((left + right) / 2, under + 62, `${size.w} in`, cm(size.w)),
    depthMark(art, size, scale, { left, right, bottom, row: under + 62 }),
    weightChip(128, 64, product.weight_lbs),
  ]
  return page(body.join(''))
}
