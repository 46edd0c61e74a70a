import { figure, type Product, sizeOf, words as spec } from '../catalogue.ts'
import { brand, fitted, middle, words } from '../lettering/label.ts'
import { graphite, ink, night, rim, steel, sun } from '../palette.ts'
import { type Art, onSide, onTop, type Solid, slant, solid } from '../solid.ts'
import { at, disc, line, rect, repeat, svg } from '../svg.ts'
import { bigOutlet, carPort, outlet, power, usbA, usbC } from './outlets.ts'

interface Model {
  sockets: number
  carry: 'arch' | 'grips' | 'wheels'
  big: boolean
}

function modelOf(product: Product): Model {
  const watts = figure(product, 'ac_output_w')
  const sockets = watts <= 300 ? 2 : watts <= 1200 ? 4 : 6
  const carry = watts <= 1200 ? 'arch' : watts <= 2400 ? 'grips' : 'wheels'
  return { sockets, carry, big: watts > 2400 }
}

function gauge(product: Product, w: number, h: number): string {
  const energy = `${figure(product, 'capacity_wh')} Wh`
  const watts = `${figure(product, 'ac_output_w')} W`
  const r = h * 0.33
  const size = fitted(energy, w - h * 1.02, h * 0.34)
  const x = h * 0.5
  const arc = svg`M${x - r * 0.7} ${h / 2 + r * 0.7}A${r} ${r} 0 1 1 ${x + r * 0.7} ${h / 2 + r * 0.7}`
  const full = svg`M${x - r * 0.7} ${h / 2 + r * 0.7}A${r} ${r} 0 1 1 ${x + r * 0.94} ${h / 2 - r * 0.34}`
  return [
    rect(0, 0, w, h, night, `rx="10" stroke="${rim}"`),
    line(arc, steel[700], r * 0.26),
    line(full, sun, r * 0.26),
    middle(x, h / 2 + r * 0.2, r * 0.6, '#F3EFE6', '92'),
    words(h * 0.94, h * 0.47, size, sun, energy),
    words(h * 0.94, h * 0.8, size * 0.9, '#F3EFE6', watts),
  ].join('')
}

function sockets(x: number, y: number, w: number, h: number, count: number): string {
  const cols = Math.ceil(count / 2)
  const size = Math.min(h / 2.15, w / cols / 0.94)
  return repeat(count, (index) => {
    const col = index % cols
    const row = Math.floor(index / cols)
    return outlet(x + (w * (col + 0.5)) / cols, y + (h * (row + 0.5)) / 2, size)
  })
}

function usbRow(x: number, y: number, w: number, size: number): string {
  const step = w / 4
  const kinds = [usbC, usbC, usbA, usbA]
  return kinds.map((kind, index) => kind(x + step * (index + 0.5), y, size)).join('')
}

function face(product: Product, w: number, h: number): string {
  const { sockets: count, big } = modelOf(product)
  const left = w * 0.07
  const half = w * 0.42
  const acX = w * 0.54
  const panel = rect(
    w * 0.035,
    h * 0.07,
    w * 0.93,
    h * 0.82,
    '#303E4E',
    `rx="14" stroke="${steel[500]}" stroke-width="1"`,
  )
  const usb = Math.min(w * 0.075, h * 0.13)
  const split = spec(product, 'output_v').includes('240')
  const extra = big
    ? bigOutlet(w * 0.42, h * 0.74, h * 0.2)
    : carPort(w * 0.42, h * 0.76, h * 0.075)
  const ports = usbA(w * 0.22, h * 0.75, usb) + usbC(w * 0.31, h * 0.75, usb)
  return [
    panel,
    at(left, h * 0.13, gauge(product, half, h * 0.3)),
    usbRow(left, h * 0.53, half, usb),
    power(w * 0.12, h * 0.75, h * 0.07),
    split ? bigOutlet(w * 0.27, h * 0.74, h * 0.2) : ports,
    extra,
    rect(
      acX - w * 0.012,
      h * 0.13,
      w * 0.415,
      h * 0.7,
      '#1D2733',
      `rx="10" stroke="${steel[500]}" stroke-width="1"`,
    ),
    sockets(acX, h * 0.16, w * 0.39, h * 0.64, count),
    rect(w * 0.035, h * 0.935, w * 0.25, h * 0.022, sun, 'rx="3"'),
    brand(w * 0.965, h * 0.96, h * 0.045, steel[300], 'end'),
  ].join('')
}

function arch(box: Solid, w: number, depth: number): string {
  const x = (depth / 2) * slant.x
  const y = box.b - (depth / 2) * slant.y
  const bend = svg`M${x + w * 0.14} ${y + 4}v-18q4-44 46-44h${w * 0.72 - 92}q42 0 46 44v18`
  return (
    line(bend, rim, 28) + line(bend, steel[800], 24) + line(bend, steel[600], 6, 'opacity=".6"')
  )
}

function grips(box: Solid, w: number, depth: number): string {
  const grip = (x: number) => {
    const y = box.b - depth * 0.5 * slant.y
    const bend = svg`M${x - 50} ${y + 30}v-40q2-18 18-18h64q16 0 18 18v40`
    return line(bend, rim, 24) + line(bend, steel[800], 20)
  }
  const shift = depth * 0.5 * slant.x
  return grip(w * 0.2 + shift) + grip(w * 0.8 + shift)
}

function telescope(box: Solid, w: number): string {
  const x = w * 0.22 + box.a * 0.9
  const bend = svg`M${x} 20v-96h${w * 0.5}v96`
  const hold = svg`M${x + w * 0.1} -76h${w * 0.3}`
  return (
    line(bend, steel[600], 16) +
    line(bend, steel[300], 10) +
    line(hold, rim, 26) +
    line(hold, steel[800], 22)
  )
}

function wheel(depth: number, h: number): string {
  const r = h * 0.17
  const x = depth * 0.74
  const y = h - r * 0.35
  return (
    disc(x - 8, y + 4, r, ink, `stroke="${rim}"`) +
    disc(x, y, r, steel[900], `stroke="${rim}"`) +
    disc(x, y, r * 0.52, steel[300], `stroke="${ink}"`) +
    disc(x, y, r * 0.16, steel[600])
  )
}

function vents(depth: number, h: number): string {
  const rows = repeat(
    8,
    (index) => svg`M${depth * 0.2} ${h * (0.24 + index * 0.065)}h${depth * 0.6}`,
  )
  return line(rows, '#000', h * 0.022, 'opacity=".5"')
}

export function drawStation(product: Product): Art {
  const size = sizeOf(product)
  const model = modelOf(product)
  const scale = 600 / (size.w + size.d * slant.x)
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const box = solid(w, h, depth, { ...graphite, top: '#46566A' }, 22)
  const carry = { arch: arch(box, w, depth), grips: grips(box, w, depth), wheels: '' }[model.carry]
  const lift = { arch: Math.max(0, 60 - box.b / 2), grips: 20, wheels: 96 }[model.carry]
  const foot = 8
  const feet =
    rect(w * 0.08, box.h - 6, 70, 14, ink, 'rx="5"') +
    rect(w * 0.78, box.h - 6, 70, 14, ink, 'rx="5"')
  const rolling = model.carry === 'wheels'
  const body = [
    rolling ? telescope(box, w) : '',
    feet,
    box.body,
    onSide(box, vents(depth, h)),
    onTop(box, rect(w * 0.1, depth * 0.16, w * 0.8, depth * 0.68, '#000', 'rx="14" opacity=".16"')),
    at(0, box.b, face(product, w, h)),
    rolling ? onSide(box, wheel(depth, h)) : '',
    carry,
  ].join('')
  const front = { x: 0, y: box.b + lift, w, h }
  return {
    w: box.w,
    h: box.h + lift + foot,
    body: at(0, lift, body),
    reach: size.w + size.d * slant.x,
    front,
  }
}
