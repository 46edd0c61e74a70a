import { figure, type Product, words as spec } from '../catalogue.ts'
import { middle } from '../lettering/label.ts'
import { black, copper, copperDeep, ink, paper, red, redDeep, rim, steel, sun } from '../palette.ts'
import type { Art } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'
import { mc4 } from './accessory-connectors.ts'

interface Cable {
  colour: string
  edge: string
}

const positive: Cable = { colour: red, edge: redDeep }
const negative: Cable = { colour: black, edge: rim }

export function tag(x: number, y: number, hero: string, second: string): string {
  const body = [
    rect(0, 0, 168, 92, paper, `rx="8" stroke="${steel[400]}"`),
    shape('M8 0h152a8 8 0 0 1 8 8v8H0V8a8 8 0 0 1 8-8Z', sun),
    middle(84, 56, 36, ink, hero),
    middle(84, 82, 20, '#4A5868', second),
  ]
  return at(x, y, body.join(''))
}

export function coil(id: string, turns: number, cable: Cable): string {
  const turn = `<symbol id="${id}" overflow="visible">${oval(0, 0, 140, 46, 'none', `stroke="${cable.edge}" stroke-width="19"`)}${oval(0, 0, 140, 46, 'none', `stroke="${cable.colour}" stroke-width="15"`)}${line('M-96-35q96-24 192 0', '#fff', 3, 'opacity=".18"')}</symbol>`
  const wobble = [0, 3, -2, 4, -3, 1]
  const stack = repeat(
    turns,
    (index) => svg`<use href="#${id}" x="${wobble[index % 6] ?? 0}" y="${-index * 17}"/>`,
  )
  return turn + stack
}

function tie(x: number, y: number, height: number): string {
  return (
    rect(
      x - 8,
      y - height,
      16,
      height + 22,
      steel[200],
      `rx="6" stroke="${steel[600]}" stroke-width="1.5"`,
    ) +
    rect(
      x - 11,
      y - height * 0.4,
      22,
      18,
      steel[300],
      `rx="3" stroke="${steel[600]}" stroke-width="1.5"`,
    )
  )
}

function tail(cable: Cable, path: string): string {
  return line(path, cable.edge, 17) + line(path, cable.colour, 13)
}

export function solarCable(product: Product): Art {
  const name = product.sku.toLowerCase()
  const feet = figure(product, 'length_ft')
  const turns = feet > 60 ? 11 : 6
  const rise = turns * 17
  const base = rise + 48
  const hero = `${feet} ft`
  const body = [
    at(446, base, coil(`${name}-n`, turns, negative)),
    tie(446 + 60, base + 40, rise * 0.92),
    at(166, base + 40, coil(`${name}-p`, turns, positive)),
    tie(166 - 70, base + 78, rise * 0.92),
    tail(negative, svg`M560 ${base + 30}c40 26-20 62-110 60`),
    tail(positive, svg`M260 ${base + 76}c30 10 20 46 60 50`),
    svg`<g transform="translate(440 ${base + 90}) scale(-.62 .62)">${mc4('socket', steel[400])}</g>`,
    at(330, base + 126, mc4('pin', red, red), 0.62),
    tag(258, base - 48, hero, `${spec(product, 'awg')} AWG`),
  ].join('')
  return { w: 610, h: base + 142, body, reach: feet > 60 ? 22 : 19 }
}

function lug(): string {
  return [
    shape('M0-13h-26q-34-24-62 0q-14 13 0 26q28 24 62 0H0Z', copper, `stroke="${copperDeep}"`),
    disc(-56, 0, 13, paper, `stroke="${copperDeep}"`),
    rect(-22, -9, 16, 4, '#fff', 'rx="2" opacity=".5"'),
  ].join('')
}

function batteryLead(cable: Cable, width: number): string {
  const path = 'M120 0c120 0 90-120 200-120s80 120 200 120'
  const shrink = (x: number) =>
    rect(x, -width / 2 - 3, 56, width + 6, '#151D26', `rx="5" stroke="${rim}"`)
  return [
    at(100, 0, lug(), width / 30),
    svg`<g transform="translate(540 0) scale(${-width / 30} ${width / 30})">${lug()}</g>`,
    line(path, cable.edge, width + 4),
    line(path, cable.colour, width),
    line(path, '#fff', width * 0.16, svg`opacity=".2" transform="translate(0 ${-width * 0.22})"`),
    shrink(88),
    shrink(496),
  ].join('')
}

export function batteryCable(product: Product): Art {
  const awg = spec(product, 'awg')
  const width = awg === '2/0' ? 40 : 24
  const shadow = (y: number) => oval(320, y + 24, 270, 10, ink, 'opacity=".1"')
  const body = [
    shadow(180),
    at(0, 180, batteryLead(positive, width)),
    shadow(350),
    at(0, 350, batteryLead(negative, width)),
    tag(236, 300, awg, `AWG · ${figure(product, 'max_a')} A`),
  ].join('')
  return { w: 640, h: 396, body, reach: awg === '2/0' ? 17 : 15 }
}
