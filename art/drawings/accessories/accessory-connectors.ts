import type { Product } from '../catalogue.ts'
import { black, copper, ink, red, rim, steel, sun } from '../palette.ts'
import type { Art } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'

type End = 'socket' | 'pin'

const edge = `stroke="${rim}"`
const shine = 'opacity=".3"'

function nut(x: number): string {
  return (
    rect(x, -23, 46, 46, black, `rx="7" ${edge}`) +
    line(
      repeat(5, (index) => svg`M${x + 8 + index * 7.5} -19v38`),
      ink,
      3,
    ) +
    rect(x + 4, -17, 38, 5, '#fff', `rx="2" ${shine}`)
  )
}

function tip(end: End): string {
  if (end === 'socket') {
    return (
      rect(118, -13, 46, 26, black, `rx="4" ${edge}`) +
      rect(128, -13, 18, 9, steel[700], 'rx="2"') +
      oval(163, 0, 4, 8, steel[500])
    )
  }
  return [
    rect(118, -5, 34, 10, copper, 'rx="5"'),
    shape('M118-20h40q8 0 8 6v3h-48Z', black, edge),
    shape('M118 20h40q8 0 8-6v-3h-48Z', black, edge),
  ].join('')
}

export function mc4(end: End, ring = '', cable = black): string {
  return [
    rect(-44, -9, 56, 18, cable, `rx="3" ${edge}`),
    tip(end),
    rect(50, -19, 70, 38, black, `rx="6" ${edge}`),
    rect(56, -13, 58, 5, '#fff', `rx="2" ${shine}`),
    nut(8),
    ring === '' ? '' : rect(84, -19, 11, 38, ring),
  ].join('')
}

function flipped(x: number, y: number, body: string): string {
  return svg`<g transform="translate(${x} ${y}) scale(-1 1)">${body}</g>`
}

function spanner(x: number, y: number): string {
  const jaw = 'M-17 0v-42q0-14 10-14v38h14v-38q10 0 10 14V110q0 14-10 14V88H-7v36q-10 0-10-14Z'
  return at(x, y, shape(jaw, steel[500], `stroke="${ink}"`) + disc(0, 35, 7, steel[800]))
}

export function fivePairs(product: Product): Art {
  const name = product.sku.toLowerCase()
  const defs = `<symbol id="${name}-a" overflow="visible">${mc4('pin', red)}</symbol><symbol id="${name}-b" overflow="visible">${mc4('socket', steel[400])}</symbol>`
  const row = (index: number) => {
    const x = 120 - index * 14
    const y = 46 + index * 92
    return [
      oval(x + 190, y + 26, 230, 8, ink, 'opacity=".12"'),
      at(x, y, `<use href="#${name}-a"/>`),
      flipped(x + 362, y, `<use href="#${name}-b"/>`),
    ].join('')
  }
  const body = [defs, repeat(5, row), spanner(600, 130), spanner(576, 330)].join('')
  return { w: 620, h: 460, body, reach: 9 }
}

function sign(x: number, y: number, plus: boolean): string {
  return (
    disc(x, y, 17, plus ? sun : steel[200]) +
    line(svg`M${x - 8} ${y}h16${plus ? svg`M${x} ${y - 8}v16` : ''}`, ink, 4)
  )
}

function wire(d: string, colour: string): string {
  return line(d, rim, 22) + line(d, colour, 18)
}

function branch(name: string, plus: boolean): string {
  const colour = plus ? red : black
  const id = `${name}-${plus ? 'p' : 'n'}`
  const ring = plus ? red : steel[400]
  const arm = mc4(plus ? 'socket' : 'pin', ring, colour)
  return [
    `<symbol id="${id}" overflow="visible">${arm}</symbol>`,
    oval(300, 128, 280, 12, ink, 'opacity=".12"'),
    wire('M190 20c70 0 60 42 130 42', colour),
    wire('M190 104c70 0 60-42 130-42', colour),
    wire('M390 62h60', colour),
    shape('M290 38h44l30 10h44v28h-44l-30 10h-44q-10-24 0-48Z', black, edge),
    rect(300, 44, 50, 5, '#fff', `rx="2" ${shine}`),
    sign(328, 63, plus),
    flipped(190, 20, `<use href="#${id}"/>`),
    flipped(190, 104, `<use href="#${id}"/>`),
    at(450, 62, mc4(plus ? 'pin' : 'socket', ring, colour)),
  ].join('')
}

export function branches(product: Product): Art {
  const name = product.sku.toLowerCase()
  const body = at(0, 30, branch(name, true)) + at(16, 240, branch(name, false))
  return { w: 636, h: 374, body, reach: 13 }
}
