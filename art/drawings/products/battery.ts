import { figure, type Product, sizeOf, words as spec } from '../catalogue.ts'
import { plate, screen } from '../lettering/label.ts'
import { graphite, grey, ink, night, rim, slate, steel, sun, type Tone } from '../palette.ts'
import { type Art, onSide, onTop, type Solid, slant, solid } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'
import { cabinetBattery } from './battery-cabinet.ts'
import { rackBattery } from './battery-rack.ts'

export function figures(product: Product): [string, string] {
  const volts = `${figure(product, 'nominal_v')} V`
  return [`${figure(product, 'capacity_ah')} Ah`, `${volts} · ${figure(product, 'energy_wh')} Wh`]
}

function terminal(x: number, y: number, plus: boolean): string {
  const body = [
    oval(0, 2, 24, 10, ink, `stroke="${rim}"`),
    shape('M-13 0v-17h26v17a13 5 0 0 1-26 0Z', plus ? '#C98F00' : steel[500]),
    oval(0, -17, 13, 5.5, plus ? sun : steel[300], `stroke="${ink}" stroke-width="1"`),
    oval(0, -17, 5, 2.2, steel[600]),
  ]
  return at(x, y, body.join(''))
}

function signs(w: number, y: number): string {
  const plus = svg`M${w * 0.13 - 9} ${y}h18m-9-9v18`
  return line(plus, sun, 4) + line(svg`M${w * 0.87 - 9} ${y}h18`, steel[300], 4)
}

function lid(box: Solid, w: number, h: number, tone: Tone): string {
  const y = box.b + h * 0.17
  return (
    line(svg`M0 ${y}h${w}l${box.a} ${-box.b}`, tone.edge, 1.5) +
    line(svg`M0 ${y + 5}h${w}l${box.a} ${-box.b}`, '#000', 3, 'opacity=".25"')
  )
}

function ribs(x: number, y: number, w: number, h: number): string {
  const step = w / 4
  return line(
    repeat(4, (index) => svg`M${x + step * (index + 0.5)} ${y}v${h}`),
    '#000',
    step * 0.4,
    'opacity=".22"',
  )
}

function topStrap(w: number, depth: number, box: Solid): string {
  const x = w / 2 + (depth / 2) * slant.x
  const y = box.b - (depth / 2) * slant.y
  const half = w * 0.2
  const bend = svg`M${x - half} ${y + 4}c0-34 ${half * 0.5}-40 ${half}-40s${half} 6 ${half} 40`
  return line(bend, rim, 15) + line(bend, night, 11)
}

function ropes(h: number, depth: number, box: Solid): string {
  const far = svg`M${depth * 0.25} ${h * 0.3}c0 ${h * 0.3} ${depth * 0.5} ${h * 0.3} ${depth * 0.5} 0`
  const near = svg`M4 ${box.b + h * 0.26}c-30 6-30 ${h * 0.24} 0 ${h * 0.26}`
  return (
    onSide(box, line(far, rim, 13) + line(far, steel[900], 10)) +
    line(near, rim, 13) +
    line(near, steel[900], 10)
  )
}

function blockTone(product: Product): Tone {
  return figure(product, 'nominal_v') > 20 ? slate : graphite
}

function blockBattery(product: Product): Art {
  const size = sizeOf(product)
  const scale = 600 / (size.w + size.d * slant.x)
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const tone = blockTone(product)
  const box = solid(w, h, depth, tone, 14)
  const [hero, second] = figures(product)
  const label = { w: w * 0.68, h: h * 0.62 }
  const post = (along: number) => w * along + depth * 0.4 * slant.x
  const y = box.b - depth * 0.4 * slant.y
  const strong = size.w > 15
  const inset = rect(w * 0.04, depth * 0.08, w * 0.92, depth * 0.84, '#000', 'rx="8" opacity=".18"')
  const body = [
    box.body,
    onTop(box, inset),
    lid(box, w, h, tone),
    signs(w, box.b + h * 0.09),
    ribs(w * 0.03, box.b + h * 0.26, w * 0.1, h * 0.64),
    ribs(w * 0.87, box.b + h * 0.26, w * 0.1, h * 0.64),
    at(w * 0.16, box.b + h * 0.28, plate(label.w, label.h, hero, second)),
    strong ? ropes(h, depth, box) : topStrap(w, depth, box),
    terminal(post(0.13), y, true),
    terminal(post(0.87), y, false),
  ].join('')
  const lift = 26
  const front = { x: 0, y: box.b + lift, w, h }
  return {
    w: box.w,
    h: box.h + lift,
    body: at(0, lift, body),
    reach: size.w + size.d * slant.x,
    front,
  }
}

function stud(x: number, y: number, plus: boolean): string {
  const cap = plus ? sun : steel[800]
  return at(
    x,
    y,
    disc(0, 0, 22, steel[200], `stroke="${steel[600]}"`) +
      disc(0, 0, 14, cap, `stroke="${ink}"`) +
      line(plus ? 'M-7 0h14M0-7v14' : 'M-7 0h14', plus ? ink : steel[200], 3),
  )
}

function floorBattery(product: Product): Art {
  const size = sizeOf(product)
  const scale = 600 / (size.w + size.d * slant.x)
  const w = size.w * scale
  const h = size.h * scale
  const box = solid(w, h, size.d * scale, grey, 10)
  const [hero, second] = figures(product)
  const feet = (x: number) => rect(x, box.h - 4, 60, 14, steel[800], 'rx="3"')
  const grip = (x: number) =>
    rect(x, box.b + h * 0.3, 15, h * 0.42, steel[700], `rx="7" stroke="${ink}" stroke-width="1"`)
  const port = rect(w * 0.72, box.b + h * 0.58, 30, 24, night, `rx="3" stroke="${steel[600]}"`)
  const pins = line(svg`M${w * 0.72 + 8} ${box.b + h * 0.58 + 7}v6m5-6v6m5-6v6`, sun, 2)
  const slots = repeat(
    6,
    (index) => svg`M${box.a * 1.6 + index * 26 + w * 0.3} ${box.b * 0.3}l-26 24`,
  )
  const body = [
    feet(w * 0.06) + feet(w * 0.8),
    box.body,
    line(slots, grey.side, 5),
    line(svg`M${w * 0.02} ${box.b + h * 0.1}h${w * 0.96}`, sun, 5),
    grip(w * 0.03) + grip(w * 0.97 - 15),
    at(w * 0.11, box.b + h * 0.22, plate(w * 0.46, h * 0.58, hero, second)),
    screen(w * 0.62, box.b + h * 0.22, w * 0.29, h * 0.26, '98 %'),
    port + pins,
    stud(w * 0.65, box.b + h * 0.66, true) + stud(w * 0.88, box.b + h * 0.66, false),
  ].join('')
  const front = { x: 0, y: box.b, w, h }
  return { w: box.w, h: box.h + 10, body, reach: size.w + size.d * slant.x, front }
}

export function drawBattery(product: Product): Art {
  const mount = spec(product, 'mount')
  if (mount.startsWith('rack')) return rackBattery(product)
  if (mount !== '') return cabinetBattery(product)
  return sizeOf(product).d > 15 ? floorBattery(product) : blockBattery(product)
}
