import { figure, type Product, sizeOf } from '../catalogue.ts'
import { brand, plate } from '../lettering/label.ts'
import { ink, night, rim, slate, steel, sun } from '../palette.ts'
import { type Art, onTop, slant, solid } from '../solid.ts'
import { at, disc, line, rect, repeat, svg } from '../svg.ts'

const tone = { ...slate, front: '#2B3746', side: '#1A232E', top: '#566575' }

function pole(x: number, y: number, plus: boolean): string {
  return at(
    x,
    y,
    rect(-17, -19, 34, 38, plus ? sun : steel[900], `rx="5" stroke="${rim}"`) +
      disc(0, 0, 10, steel[300], `stroke="${ink}" stroke-width="1.5"`) +
      disc(0, 0, 4, steel[600]),
  )
}

function charge(x: number, y: number): string {
  return repeat(6, (index) =>
    rect(x + index * 15, y, 10, 10, index < 5 ? sun : steel[600], 'rx="2"'),
  )
}

function ports(x: number, y: number): string {
  return repeat(
    3,
    (index) =>
      rect(x + index * 27, y, 21, 19, steel[100], `rx="2" stroke="${ink}" stroke-width="1"`) +
      line(svg`M${x + index * 27 + 6} ${y + 4}v6m4.5-6v6m4.5-6v6`, steel[700], 1.5),
  )
}

function breaker(x: number, y: number, h: number): string {
  return (
    rect(x, y, 44, h, steel[100], `rx="4" stroke="${ink}" stroke-width="1"`) +
    rect(x + 7, y + h * 0.26, 30, h * 0.48, night, 'rx="3"') +
    rect(x + 11, y + h * 0.3, 22, h * 0.2, steel[300], 'rx="2"')
  )
}

function handles(w: number, y: number, h: number): string {
  const grip = (x: number) =>
    rect(x, y, 14, h, steel[300], `rx="8" stroke="${ink}" stroke-width="1"`) +
    rect(x + 4, y + 10, 4, h - 20, '#fff', 'rx="2" opacity=".6"')
  return grip(w * 0.085) + grip(w * 0.915 - 14)
}

function ears(w: number, y: number, h: number): string {
  const ear = (x: number) =>
    rect(x, y, 24, h, steel[400], `rx="3" stroke="${steel[700]}" stroke-width="1"`) +
    disc(x + 12, y + 18, 5, ink) +
    disc(x + 12, y + h - 18, 5, ink)
  return ear(-2) + ear(w - 22)
}

function brandOnTop(w: number, depth: number): string {
  return (
    rect(w * 0.04, depth * 0.87, w * 0.92, depth * 0.06, sun) +
    svg`<g transform="translate(${w / 2} ${depth * 0.68}) scale(.5 1)">${brand(0, 0, depth * 0.2, steel[200], 'middle')}</g>`
  )
}

export function rackBattery(product: Product): Art {
  const size = sizeOf(product)
  const scale = 610 / (size.w + size.d * slant.x)
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const box = solid(w, h, depth, tone, 4)
  const y = box.b
  const vents = line(
    repeat(9, (index) => svg`M${w * 0.2 + index * w * 0.07} ${depth * 0.14}v${depth * 0.14}`),
    ink,
    6,
    'opacity=".45"',
  )
  const volts = `${figure(product, 'nominal_v')} V · ${figure(product, 'energy_wh')} Wh`
  const seam = rect(
    w * 0.04,
    depth * 0.07,
    w * 0.92,
    depth * 0.86,
    'none',
    `stroke="${rim}" stroke-width="1" opacity=".6"`,
  )
  const body = [
    box.body,
    onTop(box, seam + vents + brandOnTop(w, depth)),
    ears(w, y, h),
    handles(w, y + h * 0.22, h * 0.56),
    at(
      w * 0.15,
      y + h * 0.13,
      plate(w * 0.34, h * 0.74, `${figure(product, 'capacity_ah')} Ah`, volts),
    ),
    charge(w * 0.515, y + h * 0.17),
    ports(w * 0.515, y + h * 0.38),
    size.h > 5.5 ? breaker(w * 0.755, y + h * 0.13, h * 0.4) : '',
    pole(w * 0.55, y + h * 0.78, true) + pole(w * 0.638, y + h * 0.78, true),
    pole(w * 0.74, y + h * 0.78, false) + pole(w * 0.828, y + h * 0.78, false),
  ].join('')
  const front = { x: 0, y, w, h }
  return { w: box.w, h: box.h, body, reach: size.w + size.d * slant.x, front }
}
