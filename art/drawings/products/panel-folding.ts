import { figure, type Product, sizeOf } from '../catalogue.ts'
import { black, rim, steel } from '../palette.ts'
import type { Art } from '../solid.ts'
import { at, line, rect, repeat, shape, svg } from '../svg.ts'
import { cells, connector, sticker } from './panel-face.ts'

const width = 640
const cloth = '#2F3D4B'
const top = 40

function leaf(x: number, w: number, h: number, rise: number): string {
  const pad = w * 0.06
  const inside = { x: pad, y: pad, w: w - pad * 2, h: h - pad * 2 }
  const stitch = `stroke="${steel[500]}" stroke-width="1" stroke-dasharray="5 4"`
  const eyelet = (left: number, y: number) => svg`M${left - 3} ${y}h6`
  const body = [
    rect(0, 0, w, h, cloth, `stroke="${rim}"`),
    rect(4, 4, w - 8, h - 8, 'none', stitch),
    cells(inside, { cols: 4, rows: 4, half: false }, false),
    rise > 0
      ? shape(svg`M${pad} ${pad}h${w * 0.4}L${pad} ${h * 0.7}Z`, '#fff', 'opacity=".09"')
      : rect(0, 0, w, h, '#000', 'opacity=".2"'),
    line(eyelet(pad / 2 + 2, h / 2) + eyelet(w - pad / 2 - 2, h / 2), steel[300], 4),
  ].join('')
  const skew = (-rise / w).toFixed(3)
  return `<g transform="matrix(1 ${skew} 0 1 ${svg`${x} ${Math.max(rise, 0)}`})">${body}</g>`
}

function stand(x: number, h: number): string {
  const flap = svg`M${x - 30} ${top + h * 0.3}l72 ${h * 0.62}h-30l-50 ${-h * 0.5}Z`
  return shape(flap, steel[600], `stroke="${rim}"`)
}

function handle(w: number, rise: number): string {
  const path = svg`M${w * 0.34} ${top + rise * 0.64}q4-34 ${w * 0.16}-37t${w * 0.16} 26`
  return line(path, rim, 12) + line(path, cloth, 9)
}

function tail(h: number): string {
  return (
    line(svg`M40 ${top + h - 20}c-24 20-60 34-44 48s50-12 66 0`, black, 5) +
    at(56, top + h + 20, connector(steel[500]))
  )
}

export function foldingPanel(product: Product): Art {
  const size = sizeOf(product)
  const leaves = Math.round(size.w / 21.5)
  const w = width / leaves
  const h = (size.h * width) / size.w
  const rise = w * 0.12
  const tag = Math.min(170, w * 0.56)
  const folds = repeat(leaves, (index) => leaf(index * w, w, h, index % 2 === 0 ? rise : -rise))
  const body = [
    stand(width, h + rise),
    tail(h + rise),
    handle(w, rise),
    at(0, top, folds),
    at(w / 2 - tag / 2, top + h * 0.7, sticker(tag, tag / 2, `${figure(product, 'power_w')} W`)),
  ].join('')
  const front = { x: 0, y: top, w: width, h: h + rise }
  return { w: width + 42, h: top + h + rise + 36, body, reach: size.w * 1.06, front }
}
