import { figure, type Product, sizeOf, words as spec } from '../catalogue.ts'
import { brand, fitted, middle, screen } from '../lettering/label.ts'
import { graphite, grey, ink, paper, steel, sun, type Tone } from '../palette.ts'
import { type Art, onSide, onTop, type Solid, slant, solid } from '../solid.ts'
import { at, disc, line, rect, repeat, svg } from '../svg.ts'
import { fan, outlet, power, usbA } from './outlets.ts'

function fins(w: number, depth: number, tone: Tone): string {
  const count = 9
  const rows = repeat(
    count,
    (index) => svg`M${w * (0.06 + (index * 0.88) / (count - 1))} ${depth * 0.05}v${depth * 0.9}`,
  )
  return line(rows, tone.side, w * 0.022, 'opacity=".55"')
}

function topLabel(product: Product, w: number, depth: number): string {
  const text = `${figure(product, 'continuous_w')} W`
  const h = depth * 0.46
  const size = fitted(text, w * 1.16, h * 0.56)
  const wording =
    brand(0, h * 0.24, h * 0.15, ink, 'middle') + middle(0, h * 0.52 + size * 0.5, size, ink, text)
  return [
    rect(w * 0.16, depth * 0.27, w * 0.68, h, paper, 'rx="6"'),
    rect(w * 0.16, depth * 0.27 + h * 0.88, w * 0.68, h * 0.12, sun),
    svg`<g transform="translate(${w / 2} ${depth * 0.27}) scale(.5 1)">${wording}</g>`,
  ].join('')
}

function flanges(box: Solid, w: number): string {
  const y = box.h - 5
  const plateAt = (x: number) =>
    rect(x, y, 44, 12, steel[500], `rx="3" stroke="${ink}" stroke-width="1"`)
  return plateAt(-16) + plateAt(w - 26)
}

function smallFace(product: Product, w: number, h: number): string {
  const size = h * 0.42
  return [
    screen(w * 0.06, h * 0.16, w * 0.3, h * 0.3, `${figure(product, 'continuous_w')} W`),
    power(w * 0.13, h * 0.72, h * 0.12),
    usbA(w * 0.28, h * 0.72, w * 0.09),
    outlet(w * 0.53, h * 0.5, size),
    outlet(w * 0.75, h * 0.5, size),
    line(
      svg`M${w * 0.9} ${h * 0.3}v${h * 0.4}M${w * 0.94} ${h * 0.3}v${h * 0.4}`,
      '#000',
      4,
      'opacity=".35"',
    ),
  ].join('')
}

function chargerFace(product: Product, w: number, h: number): string {
  const charge = `${figure(product, 'ac_charge_a')} A`
  return [
    line(svg`M0 ${h * 0.12}h${w}`, sun, 6),
    screen(w * 0.08, h * 0.2, w * 0.4, h * 0.22, `${figure(product, 'continuous_w')} W`),
    middle(w * 0.28, h * 0.56, h * 0.09, ink, charge),
    power(w * 0.16, h * 0.74, h * 0.08),
    disc(w * 0.3, h * 0.74, h * 0.03, sun) + disc(w * 0.38, h * 0.74, h * 0.03, steel[500]),
    outlet(w * 0.62, h * 0.32, h * 0.26),
    outlet(w * 0.84, h * 0.32, h * 0.26),
    fan(w * 0.73, h * 0.72, h * 0.17),
  ].join('')
}

function vents(depth: number, h: number): string {
  return line(
    repeat(8, (index) => svg`M${depth * (0.56 + index * 0.045)} ${h * 0.25}v${h * 0.5}`),
    '#000',
    5,
    'opacity=".3"',
  )
}

export function tableInverter(product: Product): Art {
  const size = sizeOf(product)
  const charger = spec(product, 'type').includes('charger')
  const scale = 600 / (size.w + size.d * slant.x)
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const tone = charger ? grey : graphite
  const box = solid(w, h, depth, tone, 8)
  const face = charger ? chargerFace(product, w, h) : smallFace(product, w, h)
  const body = [
    flanges(box, w),
    box.body,
    onTop(box, fins(w, depth, tone) + topLabel(product, w, depth)),
    onSide(box, vents(depth, h)),
    at(0, box.b, face),
  ].join('')
  const front = { x: 0, y: box.b, w, h }
  return { w: box.w, h: box.h + 7, body, reach: size.w + size.d * slant.x, front }
}
