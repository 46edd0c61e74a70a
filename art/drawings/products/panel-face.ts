import { figure, type Product, type Size, words as spec } from '../catalogue.ts'
import { fitted, middle } from '../lettering/label.ts'
import { black, cell, cellDeep, ink, paper, rim, steel, sun } from '../palette.ts'
import { line, rect, repeat, shape, svg } from '../svg.ts'

interface Grid {
  cols: number
  rows: number
  half: boolean
}

interface Area {
  x: number
  y: number
  w: number
  h: number
}

const halfPitch = 3.72

export function gridOf(product: Product, size: Size): Grid {
  const half = /half|TOPCon/.test(spec(product, 'technology'))
  if (half) return { cols: 6, rows: 2 * Math.round((size.h - 1) / halfPitch / 2), half }
  const cells = figure(product, 'voc_v') / 0.67
  return { cols: 4, rows: Math.round(cells / 4), half }
}

export function cells(area: Area, grid: Grid, dark: boolean, thick = 1): string {
  const { x, y, w, h } = area
  const gapY = grid.half ? h * 0.014 : 0
  const stepX = w / grid.cols
  const stepY = (h - gapY) / grid.rows
  const rowY = (row: number) => y + row * stepY + (grid.half && row > grid.rows / 2 ? gapY : 0)
  const bars = dark ? 5 : 3
  const bus = repeat(grid.cols * bars, (index) => {
    const place = Math.floor(index / bars) + ((index % bars) + 1) / (bars + 1)
    return svg`M${x + place * stepX} ${y}v${h}`
  })
  const lines =
    repeat(grid.cols - 1, (index) => svg`M${x + (index + 1) * stepX} ${y}v${h}`) +
    repeat(grid.rows - 1, (index) => svg`M${x} ${rowY(index + 1)}h${w}`)
  const ground = dark ? '#52687D' : steel[300]
  return [
    rect(x, y, w, h, dark ? cellDeep : cell),
    line(bus, dark ? '#2A3D50' : '#35506C', 0.8),
    line(lines, ground, (dark ? 1.2 : 1.6) * thick),
    grid.half ? rect(x, y + h / 2 - gapY / 2, w, gapY, ground) : corners(x, y, stepX, stepY, grid),
  ].join('')
}

function corners(x: number, y: number, stepX: number, stepY: number, grid: Grid): string {
  const r = stepX * 0.09
  const marks = repeat((grid.rows - 1) * (grid.cols + 1), (index) => {
    const col = index % (grid.cols + 1)
    const row = Math.floor(index / (grid.cols + 1)) + 1
    if (col === 0 || col === grid.cols) return ''
    return svg`M${x + col * stepX - r} ${y + row * stepY}l${r} ${-r} ${r} ${r} ${-r} ${r}Z`
  })
  return shape(marks, steel[300])
}

export function gloss({ x, y, w, h }: Area): string {
  const band = svg`M${x + w * 0.1} ${y}h${w * 0.42}L${x} ${y + w * 1.5}v${-w * 0.9}Z`
  const thin = svg`M${x + w * 0.62} ${y}h${w * 0.12}L${x} ${y + h * 0.62 + w * 0.4}v${-w * 0.24}Z`
  return shape(band + thin, '#fff', 'opacity=".09"')
}

export function sticker(w: number, h: number, text: string): string {
  const size = fitted(text, w * 0.8, h * 0.5)
  return (
    rect(0, 0, w, h, paper, svg`rx="4"`) +
    shape(svg`M4 0h${w - 8}a4 4 0 0 1 4 4v${h * 0.13}H0V4a4 4 0 0 1 4-4Z`, sun) +
    middle(w / 2, h * 0.74, size, ink, text)
  )
}

export function connector(fill: string): string {
  return [
    rect(0, 0, 26, 15, black, `rx="4" stroke="${rim}"`),
    rect(24, 2, 15, 11, black, `rx="2" stroke="${rim}"`),
    rect(5, 0.5, 5, 14, fill),
    rect(39, 4.5, 9, 6, steel[500], 'rx="2"'),
  ].join('')
}
