import { figure, type Product, words as spec } from '../catalogue.ts'
import { middle } from '../lettering/label.ts'
import { aluminium, ink, soft, steel, sun } from '../palette.ts'
import { type Art, slant } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'

const edge = `stroke="${aluminium.edge}"`

function bolt(x: number, y: number): string {
  return at(
    x,
    y,
    rect(-5, 0, 10, 34, steel[300], `rx="2" stroke="${steel[600]}" stroke-width="1.5"`) +
      line('M-5 14l10 3M-5 21l10 3M-5 28l10 3', steel[600], 1.5) +
      shape('M-13-12h26v12h-26Z', steel[200], `stroke="${steel[600]}" stroke-width="1.5"`) +
      line('M-4-12v12M5-12v12', steel[500], 1.5),
  )
}

function zed(): string {
  const a = 150 * slant.x * 1.5
  const b = 150 * slant.y * 1.5
  const go = svg`l${a} ${-b}`
  const back = svg`l${-a} ${b}`
  return [
    shape(svg`M0 118h76${go}h-76Z`, aluminium.top, edge),
    shape(svg`M88 16${go}v104${back}Z`, aluminium.side, edge),
    shape(svg`M76 0${go}h84${back}Z`, aluminium.top, edge),
    shape(svg`M160 0${go}v16${back}Z`, aluminium.side, edge),
    shape('M76 0h84v16H88v118H0v-16h76Z', aluminium.front, edge),
    oval(52 + a * 0.5 - 26, 118 - b * 0.5, 15, 6, steel[800]),
    oval(118 + a * 0.5, -b * 0.5, 15, 6, steel[800]),
  ].join('')
}

export function zedBrackets(product: Product): Art {
  const name = `${product.sku.toLowerCase()}-z`
  const spots: [number, number][] = [
    [60, 60],
    [350, 60],
    [20, 270],
    [310, 270],
  ]
  const body = [
    `<symbol id="${name}" overflow="visible">${zed()}</symbol>`,
    spots.map(([x, y]) => oval(x + 100, y + 134, 130, 10, ink, 'opacity=".12"')).join(''),
    spots.map(([x, y]) => svg`<use href="#${name}" x="${x}" y="${y}"/>`).join(''),
    repeat(4, (index) => bolt(140 + index * 116, 432)),
  ].join('')
  return { w: 596, h: 468, body, reach: 9 }
}

function bar(x1: number, y1: number, x2: number, y2: number, wide = 22): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const body = [
    rect(-wide / 2, -wide / 2, length + wide, wide, aluminium.front, `rx="4" ${edge}`),
    rect(0, -wide / 2 + 3, length, 3, '#fff', 'opacity=".8"'),
  ].join('')
  return svg`<g transform="translate(${x1} ${y1}) rotate(${angle})">${body}</g>`
}

function holes(x1: number, y1: number, x2: number, y2: number, count: number): string {
  return repeat(count, (index) => {
    const t = (index + 0.5) / count
    return disc(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 4.5, steel[700])
  })
}

function trestle(): string {
  return [
    bar(30, 300, 430, 300),
    bar(340, 300, 380, 92, 18),
    holes(346, 268, 376, 112, 6),
    bar(30, 284, 440, 60),
    holes(70, 262, 420, 70, 7),
    disc(30, 292, 13, steel[300], `stroke="${steel[700]}"`) + disc(30, 292, 5, steel[700]),
    disc(342, 292, 11, steel[300], `stroke="${steel[700]}"`),
    disc(379, 93, 11, steel[300], `stroke="${steel[700]}"`),
  ].join('')
}

function angle(x: number, y: number, text: string): string {
  return (
    line(svg`M${x + 150} ${y}A150 150 0 0 0 ${x + 132} ${y - 72}`, sun, 7) +
    rect(x + 166, y - 62, 150, 46, '#0E2233', `rx="10" stroke="${steel[400]}" stroke-width="1.5"`) +
    middle(x + 241, y - 29, 28, '#F3EFE6', text)
  )
}

export function tiltMount(product: Product): Art {
  const text = `${spec(product, 'tilt_deg').replace('-', '–')}°`
  const back = at(170, 0, trestle())
  const body = [
    oval(330, 320, 300, 12, ink, 'opacity=".12"'),
    back,
    oval(240, 432, 250, 12, ink, 'opacity=".14"'),
    bar(400, 180, 560, 74, 10),
    at(0, 116, trestle()),
    angle(36, 402, text),
    repeat(3, (index) => bolt(506 + index * 42, 396)),
  ].join('')
  return { w: 630, h: 436, body, reach: 42 }
}

function profile(): string {
  const path = 'M0 0h16v10h14V0h16v40H28V28H18v12H0Z'
  return shape(path, aluminium.front, edge)
}

function rail(length: number): string {
  const drop = length * 0.14
  return [
    shape(svg`M0 0h46l${length} ${-drop}h-46Z`, aluminium.top, edge),
    shape(svg`M46 0l${length} ${-drop}v40l${-length} ${drop}Z`, aluminium.side, edge),
    line(svg`M46 14l${length} ${-drop}`, '#fff', 2, 'opacity=".6"'),
    line(svg`M23 0l${length} ${-drop}`, steel[600], 7),
    profile(),
  ].join('')
}

function foot(x: number, y: number): string {
  const body = [
    shape('M0 0l26-14h18v66l26-14h20l-26 14H18V0Z', aluminium.side, edge),
    shape('M0 0h18v52h46v14H0Z', aluminium.front, edge),
    rect(5, 10, 8, 24, steel[700], 'rx="4"'),
  ]
  return at(x, y, body.join(''))
}

function clamp(x: number, y: number): string {
  const body = [
    shape('M0 0h64v13H44v28H20V13H0Z', aluminium.front, edge),
    shape('M0 0l16-10h64L64 0Z', aluminium.top, edge),
    shape('M64 0l16-10v13L64 13Z', aluminium.side, edge),
    rect(27, 38, 10, 34, steel[300], `stroke="${steel[600]}" stroke-width="1.5"`),
    oval(40, -6, 12, 6, steel[500], `stroke="${steel[700]}" stroke-width="1.5"`),
  ]
  return at(x, y, body.join(''))
}

export function rails(product: Product): Art {
  const count = figure(product, 'panels')
  const name = `${product.sku.toLowerCase()}-r`
  const body = [
    `<symbol id="${name}" overflow="visible">${rail(520)}</symbol>`,
    oval(320, 262, 300, 14, ink, 'opacity=".12"'),
    repeat(
      count,
      (index) => svg`<use href="#${name}" x="${index % 2 === 0 ? 30 : 0}" y="${74 + index * 50}"/>`,
    ),
    line('M446 268c60-20 130 0 120 40s-90 30-100 0 50-40 90-20', soft, 6),
    foot(60, 330) + foot(170, 330) + foot(280, 330),
    clamp(396, 340) + clamp(500, 340),
  ].join('')
  return { w: 612, h: 412, body, reach: 90 }
}
