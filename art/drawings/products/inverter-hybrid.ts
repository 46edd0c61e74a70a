import { figure, type Product, sizeOf } from '../catalogue.ts'
import { brand, fitted, middle, words } from '../lettering/label.ts'
import { grey, ink, night, paper, red, rim, soft, steel, sun, white } from '../palette.ts'
import { type Art, onSide, solid } from '../solid.ts'
import { at, disc, line, rect, repeat, shape, svg } from '../svg.ts'
import { fan } from './outlets.ts'

interface Face {
  product: Product
  w: number
  h: number
}

function wattage(product: Product): [string, string] {
  const watts = figure(product, 'continuous_w')
  return watts < 10000 ? [String(watts), 'W'] : [String(watts / 1000), 'kW']
}

function flow(w: number, h: number): string {
  const y = h * 0.82
  const dots = [0.14, 0.38, 0.62, 0.86].map((x, index) =>
    disc(w * x, y, h * 0.05, index === 0 ? sun : steel[400]),
  )
  return line(svg`M${w * 0.14} ${y}h${w * 0.72}`, steel[500], 2) + dots.join('')
}

function display({ product }: Face, w: number, h: number): string {
  const [hero, unit] = wattage(product)
  const size = fitted(`${hero}0`, w * 0.8, h * 0.5)
  const text = `${hero}<tspan font-size="${Math.round(size * 0.5)}" dx="${Math.round(size * 0.12)}">${unit}</tspan>`
  return [
    rect(0, 0, w, h, night, `rx="${Math.round(h * 0.09)}" stroke="${rim}"`),
    words(w / 2, h * 0.58, size, sun, text, 'text-anchor="middle"'),
    flow(w, h),
  ].join('')
}

function keys(w: number, y: number, count: number): string {
  const step = w * 0.13
  const start = w / 2 - (step * (count - 1)) / 2
  return repeat(count, (index) =>
    rect(
      start + index * step - 15,
      y - 9,
      30,
      18,
      steel[50],
      `rx="9" stroke="${steel[500]}" stroke-width="1.5"`,
    ),
  )
}

function cover(w: number, y: number, h: number): string {
  const r = 14
  const shell = svg`M0 ${y}h${w}v${h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}Z`
  const screw = (x: number) =>
    disc(x, y + h * 0.5, 5, steel[400]) + line(svg`M${x - 3} ${y + h * 0.5}h6`, ink, 1.5)
  return shape(shell, steel[700], `stroke="${steel[500]}"`) + screw(w * 0.05) + screw(w * 0.95)
}

function compactFace(face: Face): string {
  const { product, w, h } = face
  const low = h * 0.74
  const volts = `${figure(product, 'battery_v')} V · ${figure(product, 'mppt_a')} A`
  const knock = repeat(5, (index) =>
    disc(w * (0.26 + index * 0.12), low + h * 0.16, w * 0.034, night, `stroke="${steel[500]}"`),
  )
  return [
    brand(w / 2, h * 0.12, w * 0.052, soft, 'middle'),
    at(w * 0.17, h * 0.18, display(face, w * 0.66, h * 0.27)),
    disc(w * 0.1, h * 0.24, 7, sun) +
      disc(w * 0.1, h * 0.31, 7, steel[500]) +
      disc(w * 0.1, h * 0.38, 7, steel[500]),
    keys(w, h * 0.53, 4),
    line(svg`M0 ${h * 0.615}h${w}`, sun, 7),
    middle(w / 2, h * 0.7, w * 0.058, ink, volts),
    cover(w, low, h - low),
    knock,
  ].join('')
}

function splitFace(face: Face): string {
  const { product, w, h } = face
  const low = h * 0.76
  const volts = `${figure(product, 'battery_v')} V · 120/240 V`
  return [
    brand(w / 2, h * 0.09, w * 0.05, soft, 'middle'),
    at(w * 0.2, h * 0.14, display(face, w * 0.6, h * 0.2)),
    disc(w * 0.12, h * 0.18, 7, sun) +
      disc(w * 0.12, h * 0.24, 7, steel[500]) +
      disc(w * 0.12, h * 0.3, 7, steel[500]),
    keys(w, h * 0.4, 4),
    line(svg`M0 ${h * 0.47}h${w}`, sun, 7),
    middle(w / 2, h * 0.545, w * 0.058, ink, volts),
    fan(w * 0.27, h * 0.66, w * 0.11) + fan(w * 0.73, h * 0.66, w * 0.11),
    cover(w, low, h - low),
    repeat(6, (index) =>
      rect(
        w * (0.17 + index * 0.12),
        low + h * 0.07,
        w * 0.07,
        h * 0.1,
        night,
        `rx="3" stroke="${steel[500]}" stroke-width="1.5"`,
      ),
    ),
  ].join('')
}

function isolator(x: number, y: number, r: number): string {
  return [
    rect(x - r * 1.2, y - r * 1.2, r * 2.4, r * 2.4, steel[800], `rx="5" stroke="${steel[500]}"`),
    disc(x, y, r, red),
    rect(x - r * 0.22, y - r, r * 0.44, r * 2, paper, 'rx="3"'),
  ].join('')
}

function breakers(x: number, y: number, w: number, count: number): string {
  const step = w / count
  return (
    rect(x - 6, y - 6, w + 12, step * 1.9 + 12, night, `rx="5" stroke="${steel[500]}"`) +
    repeat(
      count,
      (index) =>
        rect(x + index * step + 1, y, step - 2, step * 1.9, steel[100], 'rx="2"') +
        rect(x + index * step + step * 0.25, y + step * 0.5, step * 0.5, step * 0.8, ink, 'rx="2"'),
    )
  )
}

function sealedFace(face: Face): string {
  const { product, w, h } = face
  const low = h * 0.66
  const volts = `${figure(product, 'battery_v')} V · 120/240 V`
  const switches = figure(product, 'continuous_w') / 2000 - 2
  return [
    brand(w / 2, h * 0.09, w * 0.055, soft, 'middle'),
    at(w * 0.16, h * 0.15, display(face, w * 0.68, h * 0.2)),
    keys(w, h * 0.42, 4),
    line(svg`M${w * 0.2} ${h * 0.5}h${w * 0.6}`, sun, 8),
    middle(w / 2, h * 0.585, w * 0.06, ink, volts),
    cover(w, low, h - low),
    isolator(w * 0.2, low + h * 0.17, w * 0.055),
    switches > 2
      ? breakers(w * 0.4, low + h * 0.11, w * 0.09 * switches, switches)
      : breakers(w * 0.52, low + h * 0.11, w * 0.2, 2),
  ].join('')
}

function glands(w: number, y: number, count: number): string {
  const step = (w * 0.8) / count
  return repeat(count, (index) => {
    const x = w * 0.1 + step * (index + 0.5)
    return rect(x - 11, y - 3, 22, 19, steel[800], `rx="4" stroke="${rim}" stroke-width="1.5"`)
  })
}

function sink(depth: number, h: number, sealed: boolean): string {
  const count = sealed ? 7 : 5
  const step = depth / (count + 1)
  const rows = repeat(
    count,
    (index) => svg`M${step * (index + 1)} ${h * 0.08}v${h * (sealed ? 0.8 : 0.3)}`,
  )
  return line(rows, ink, sealed ? 4 : 6, 'opacity=".35"')
}

export function hybridInverter(product: Product): Art {
  const size = sizeOf(product)
  const watts = figure(product, 'continuous_w')
  const sealed = watts >= 8000
  const scale = 600 / (size.h + 2)
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const box = solid(w, h, depth, watts < 5000 ? grey : white, 14)
  const face = { product, w, h }
  const draw = sealed ? sealedFace : watts < 5000 ? compactFace : splitFace
  const body = [
    glands(w, box.h, sealed ? 6 : 4),
    box.body,
    onSide(box, sink(depth, h, sealed)),
    at(0, box.b, draw(face)),
  ].join('')
  const front = { x: 0, y: box.b, w, h }
  return { w: box.w, h: box.h + 16, body, reach: size.h + size.d * 0.22, front }
}
