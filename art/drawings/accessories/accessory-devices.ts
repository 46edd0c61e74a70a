import { figure, type Product } from '../catalogue.ts'
import { brand, fitted, middle, screen } from '../lettering/label.ts'
import {
  aluminium,
  black,
  copper,
  graphite,
  grey,
  ink,
  night,
  paper,
  red,
  redDeep,
  rim,
  steel,
  sun,
  white,
} from '../palette.ts'
import { fan, outlet } from '../products/outlets.ts'
import { type Art, onTop, solid } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'
import { screw } from './accessory-protection.ts'

function cord(d: string, colour: string, edge: string, width: number): string {
  return line(d, edge, width + 3) + line(d, colour, width)
}

function dial(): string {
  const arc = 'M-62 62A88 88 0 1 1 62 62'
  return [
    disc(7, -5, 132, steel[800], `stroke="${rim}"`),
    disc(0, 0, 132, graphite.front, `stroke="${rim}"`),
    disc(0, 0, 112, night, `stroke="${steel[600]}" stroke-width="1"`),
    line(arc, steel[700], 16),
    line('M-62 62A88 88 0 1 1 84-26', sun, 16),
    middle(0, 12, 52, paper, '87 %'),
    middle(0, 48, 25, sun, '13.2 V'),
    disc(-34, 88, 6, steel[500]) + disc(0, 94, 6, steel[500]) + disc(34, 88, 6, steel[500]),
  ].join('')
}

function shuntBlock(amps: string): string {
  const base = solid(400, 46, 220, graphite, 8)
  const metal = { ...aluminium, front: '#D3D0C6', side: '#98968C', top: '#F0EEE6', edge: '#6B6A62' }
  const block = solid(118, 62, 150, metal, 4)
  const y = base.b * 0.35
  const bar = (index: number) =>
    shape(svg`M${150 + index * 17} ${y + 12 - index * 10}h130v-9h-130Z`, copper, 'stroke="#7A5D38"')
  const nut = (x: number) =>
    at(
      x,
      y - 52,
      oval(0, 0, 26, 11, steel[300], `stroke="${steel[700]}"`) +
        rect(-9, -28, 18, 28, steel[200], `rx="3" stroke="${steel[700]}"`),
    )
  return [
    base.body,
    at(26, y - 50, block.body),
    repeat(3, bar),
    at(262, y - 50, block.body),
    nut(108),
    nut(344),
    rect(120, base.b - 6, 160, 46, paper, 'rx="5"'),
    rect(120, base.b - 6, 12, 46, sun),
    middle(206, base.b + 28, 30, ink, amps),
  ].join('')
}

export function shuntMonitor(product: Product): Art {
  const body = [
    cord('M250 250c60 60 130 20 170 40s60 60-10 76', black, rim, 7),
    at(140, 300, shuntBlock(`${figure(product, 'max_a')} A`)),
    at(144, 144, dial()),
  ].join('')
  return { w: 620, h: 396, body, reach: 8.5 }
}

function clip(colour: string, edge: string): string {
  return [
    shape('M0-6l62-22q14 0 14 10l50 8v10H70l-66 6Z', colour, `stroke="${edge}"`),
    shape('M0 8l62 24q14 0 14-10l50-8V6H70L4 2Z', colour, `stroke="${edge}"`),
    shape('M84-9l52 5v8H88ZM84 13l52-5V2H88Z', copper, `stroke="${ink}" stroke-width="1"`),
    disc(74, 1, 7, steel[300], `stroke="${ink}" stroke-width="1.5"`),
  ].join('')
}

function mainsPlug(): string {
  return [
    rect(-8, -22, 60, 44, black, `rx="9" stroke="${rim}"`),
    rect(52, -16, 34, 8, steel[300], `stroke="${ink}" stroke-width="1"`),
    rect(52, 8, 34, 8, steel[300], `stroke="${ink}" stroke-width="1"`),
    oval(62, 0, 14, 4, steel[400]),
  ].join('')
}

export function charger(product: Product): Art {
  const box = solid(400, 196, 230, grey, 12)
  const y = box.b + 40
  const amps = `${figure(product, 'output_a')} A`
  const ridges = line(
    repeat(11, (index) => svg`M${24 + index * 35} 8v214`),
    grey.side,
    10,
    'opacity=".55"',
  )
  const label = [
    rect(28, y + 30, 230, 136, paper, `rx="8" stroke="${steel[400]}"`),
    rect(28, y + 154, 230, 12, sun),
    brand(143, y + 58, 16, ink, 'middle'),
    middle(143, y + 108, 50, ink, amps),
    middle(143, y + 142, 25, '#4A5868', `${figure(product, 'output_v')} V`),
  ].join('')
  const front = y + 196
  const body = [
    cord(svg`M470 ${y + 130}c60 0 70 40 60 90s-20 20-60 22`, black, rim, 10),
    at(0, 40, box.body + onTop(box, ridges)),
    label,
    fan(324, y + 98, 52),
    disc(384, y + 26, 7, sun),
    cord(svg`M60 ${front - 12}c0 50-30 60 20 70s50-2 70-2`, red, redDeep, 10),
    cord(svg`M96 ${front - 12}c0 30 10 66 60 66s100 40 126 40`, black, rim, 10),
    at(146, front + 54, clip(red, redDeep)),
    at(276, front + 92, clip('#2E3A47', rim)),
    svg`<g transform="translate(472 ${front + 46}) scale(-1 1)">${mainsPlug()}</g>`,
  ].join('')
  return { w: 540, h: front + 126, body, reach: 13 }
}

export function voltageProtector(product: Product): Art {
  const box = solid(290, 420, 200, white, 26)
  const y = box.b
  const blade = (x: number, top: number) =>
    rect(x, top, 62, 14, '#D9B779', `rx="2" stroke="${ink}" stroke-width="1.5"`)
  const text = `${figure(product, 'va')} VA`
  const body = [
    blade(box.w - 10, 150),
    blade(box.w - 10, 214),
    rect(box.w - 10, 180, 48, 20, '#D9B779', `rx="9" stroke="${ink}" stroke-width="1.5"`),
    box.body,
    screen(40, y + 42, 210, 92, '118 V'),
    disc(64, y + 168, 9, sun) +
      disc(96, y + 168, 9, steel[300]) +
      disc(128, y + 168, 9, steel[300]),
    middle(206, y + 177, 24, '#4A5868', `${figure(product, 'delay_s')} s`),
    outlet(145, y + 270, 140),
    middle(145, y + 386, fitted(text, 220, 36), ink, text),
  ].join('')
  return { w: box.w + 54, h: box.h, body, reach: 5.5 }
}

function bulb(text: string): string {
  const dome = 'M-92-150a92 92 0 1 1 184 0c0 52-42 66-46 112h-92c-4-46-46-60-46-112Z'
  return [
    shape(dome, '#FFF4CF', `stroke="${steel[400]}"`),
    shape('M-66-176a70 70 0 0 1 44-56', 'none', 'stroke="#fff" stroke-width="12"'),
    shape('M-56-44H56L46 22q-2 12-14 12h-64q-12 0-14-12Z', white.front, `stroke="${steel[500]}"`),
    middle(0, 6, 34, ink, text),
    rect(-34, 34, 68, 62, steel[300], `stroke="${steel[600]}"`),
    line('M-34 44l68 8m-68 8l68 8m-68 8l68 8', steel[600], 5),
    shape('M-26 96h52l-14 18h-24Z', steel[800]),
  ].join('')
}

export function bulbs(product: Product): Art {
  const name = `${product.sku.toLowerCase()}-b`
  const text = `${figure(product, 'power_w')} W`
  const glow = (x: number, y: number) =>
    disc(x, y - 150, 128, sun, 'opacity=".16"') + disc(x, y - 150, 108, sun, 'opacity=".2"')
  const spots: [number, number][] = [
    [110, 310],
    [410, 310],
    [260, 420],
    [560, 420],
  ]
  const body = [
    `<symbol id="${name}" overflow="visible">${bulb(text)}</symbol>`,
    spots
      .map(
        ([x, y]) =>
          glow(x, y) +
          oval(x, y + 112, 60, 8, ink, 'opacity=".14"') +
          svg`<use href="#${name}" x="${x}" y="${y}"/>`,
      )
      .join(''),
  ].join('')
  return { w: 670, h: 534, body, reach: 11 }
}

function meter(x: number, y: number): string {
  return [
    rect(x, y, 130, 96, paper, `rx="8" stroke="${steel[600]}"`),
    line(svg`M${x + 20} ${y + 66}a52 52 0 0 1 90 0`, steel[400], 5),
    line(svg`M${x + 82} ${y + 27}a52 52 0 0 1 28 39`, sun, 7),
    line(svg`M${x + 65} ${y + 82}l22-38`, ink, 4),
    disc(x + 65, y + 82, 7, ink),
  ].join('')
}

function rocker(x: number, y: number, number: string): string {
  return [
    rect(x, y, 92, 46, night, `rx="6" stroke="${steel[500]}" stroke-width="1.5"`),
    rect(x + 6, y + 6, 40, 34, steel[300], 'rx="4"'),
    disc(x + 68, y + 23, 6, sun),
    middle(x < 200 ? x - 18 : x + 110, y + 31, 20, ink, number),
  ].join('')
}

export function transferPanel(product: Product): Art {
  const circuits = figure(product, 'circuits')
  const box = solid(400, 560, 190, grey, 10)
  const y = box.b
  const half = circuits / 2
  const switches = repeat(circuits, (index) =>
    rocker(index < half ? 84 : 224, y + 172 + (index % half) * 54, String(index + 1)),
  )
  const body = [
    box.body,
    rect(18, y + 18, 364, 524, '#E4E8EB', `rx="8" stroke="${steel[500]}"`),
    meter(54, y + 38) + meter(216, y + 38),
    brand(200, y + 158, 14, steel[600], 'middle'),
    switches,
    screw(34, y + 34, 8) + screw(366, y + 34, 8) + screw(34, y + 526, 8) + screw(366, y + 526, 8),
    middle(200, y + 527, 26, ink, `${figure(product, 'rated_a')} A`),
  ].join('')
  return { w: box.w, h: box.h, body, reach: 18 }
}
