import { figure, type Product } from '../catalogue.ts'
import { brand, fitted, middle } from '../lettering/label.ts'
import { graphite, ink, night, paper, red, rim, steel, sun, type Tone, white } from '../palette.ts'
import { type Art, type Solid, solid } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'

interface Din {
  poles: number
  pole: number
  tone: Tone
  lever: string
  text: string
}

export function screw(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, steel[300], `stroke="${steel[700]}"`) +
    line(
      svg`M${x - r * 0.55} ${y}h${r * 1.1}M${x} ${y - r * 0.55}v${r * 1.1}`,
      steel[700],
      r * 0.22,
    )
  )
}

function well(x: number, y: number, r: number): string {
  return disc(x, y, r, night, `stroke="${steel[500]}"`) + screw(x, y, r * 0.66)
}

function lever(x: number, y: number, w: number, h: number, fill: string): string {
  return [
    rect(x, y, w, h, night, `rx="6" stroke="${steel[500]}"`),
    rect(x + 8, y + 8, w - 16, h * 0.5, fill, `rx="5" stroke="${ink}" stroke-width="1.5"`),
    rect(x + 8, y + 8 + h * 0.3, w - 16, h * 0.2, '#000', 'rx="4" opacity=".25"'),
    line(svg`M${x + w / 2} ${y + h * 0.7}v${h * 0.16}`, sun, 5),
  ].join('')
}

export function dinModule(din: Din, figures: [string, string]): Art {
  const w = din.poles * din.pole
  const h = 400
  const box = solid(w, h, 210, din.tone, 8)
  const nose = solid(w, 172, 60, din.tone, 8)
  const top = box.b + 105
  const [hero, second] = figures
  const poles = repeat(din.poles, (index) => {
    const x = din.pole * (index + 0.5)
    return well(x, box.b + 48, din.pole * 0.22) + well(x, box.b + h - 48, din.pole * 0.22)
  })
  const split = repeat(
    din.poles - 1,
    (index) => svg`M${din.pole * (index + 1)} ${box.b + 4}v${h - 8}`,
  )
  const face = [
    brand(w / 2, 30, 15, din.text, 'middle'),
    middle(w / 2, 76, fitted(hero, w * 0.8, 46), din.text, hero),
    lever(w * 0.2, 88, w * 0.6, 74, din.lever),
  ].join('')
  const body = [
    box.body,
    line(split, din.tone.edge, 1.5),
    poles,
    at(-nose.a * 0.55, top - nose.b * 0.5, nose.body + at(0, nose.b, face)),
    middle(w / 2, box.b + h - 82, fitted(second, w * 0.7, 22), din.text, second),
  ].join('')
  const pad = nose.a * 0.55
  return { w: box.w + pad, h: box.h, body: at(pad, 0, body), reach: 4.2 }
}

export function breaker(product: Product): Art {
  const amps = figure(product, 'rated_a')
  const heavy = amps > 100
  const din = heavy
    ? { poles: 2, pole: 150, tone: graphite, lever: sun, text: paper }
    : { poles: 2, pole: 104, tone: white, lever: steel[700], text: ink }
  const art = dinModule(din, [`${amps} A`, `${figure(product, 'rated_v_dc')} V`])
  return { ...art, reach: heavy ? 5 : 4 }
}

function stud(x: number, y: number): string {
  return [
    oval(x, y, 34, 14, '#B9C2CB', `stroke="${steel[700]}"`),
    rect(x - 10, y - 52, 20, 50, steel[300], `rx="3" stroke="${steel[700]}"`),
    line(svg`M${x - 10} ${y - 42}l20 5m-20 5l20 5m-20 5l20 5`, steel[600], 2),
    shape(svg`M${x - 24} ${y - 26}h48v20h-48Z`, steel[200], `stroke="${steel[700]}"`),
    line(svg`M${x - 8} ${y - 26}v20M${x + 9} ${y - 26}v20`, steel[500], 2),
  ].join('')
}

export function cartridge(x: number, y: number, text: string): string {
  const body = [
    rect(-40, 22, 80, 20, '#C08A4A', `stroke="${ink}" stroke-width="1.5"`),
    rect(200, 22, 80, 20, '#C08A4A', `stroke="${ink}" stroke-width="1.5"`),
    rect(10, -16, 220, 92, paper, `rx="12" stroke="${steel[700]}"`),
    rect(10, -16, 34, 92, steel[400], `rx="12" stroke="${steel[700]}"`),
    rect(196, -16, 34, 92, steel[400], `rx="12" stroke="${steel[700]}"`),
    rect(52, 54, 136, 10, sun),
    middle(120, 44, 44, ink, text),
  ]
  return at(x, y, body.join(''))
}

export function classFuse(product: Product): Art {
  const base = solid(520, 92, 300, graphite, 10)
  const text = `${figure(product, 'rated_a')} A`
  const lift = 104
  const y = base.b * 0.5
  const glass = solid(430, 112, 230, { front: '#fff', side: '#fff', top: '#fff', edge: rim }, 12)
  const cover = `<g fill-opacity=".14">${glass.body}</g>`
  const shine = shape('M24 60h54l-40 100h-14Z', '#fff', 'opacity=".4"')
  const body = [
    base.body,
    brand(36, base.b + 58, 20, steel[300]),
    middle(440, base.b + 60, 28, sun, `${figure(product, 'rated_v_dc')} V`),
    stud(124, y + 8),
    stud(502, y + 8),
    cartridge(194, y - 56, text),
    at(74, y - 134, cover + shine),
  ].join('')
  return { w: base.w, h: base.h + lift, body: at(0, lift, body), reach: 5.5 }
}

function fuseHolders(x: number, y: number, count: number): string {
  return repeat(count, (index) => {
    const left = x + index * 25
    return (
      rect(left, y, 23, 104, steel[100], `rx="3" stroke="${steel[600]}" stroke-width="1.5"`) +
      rect(left + 4, y + 28, 15, 42, index % 2 === 0 ? red : steel[700], 'rx="3"') +
      disc(left + 11.5, y + 14, 5, steel[600]) +
      disc(left + 11.5, y + 90, 5, steel[600])
    )
  })
}

function arrester(x: number, y: number): string {
  return repeat(
    3,
    (index) =>
      rect(
        x + index * 34,
        y,
        32,
        104,
        '#E9C46A',
        `rx="3" stroke="${steel[600]}" stroke-width="1.5"`,
      ) + rect(x + index * 34 + 9, y + 30, 14, 14, '#1B7F4B', 'rx="2"'),
  )
}

function mainSwitch(x: number, y: number, text: string): string {
  return (
    rect(x, y, 74, 104, paper, `rx="4" stroke="${steel[600]}" stroke-width="1.5"`) +
    rect(x + 14, y + 36, 46, 36, night, 'rx="4"') +
    rect(x + 18, y + 39, 38, 16, steel[400], 'rx="3"') +
    middle(x + 37, y + 26, 20, ink, text) +
    disc(x + 20, y + 90, 6, steel[600]) +
    disc(x + 54, y + 90, 6, steel[600])
  )
}

function glandRow(box: Solid, w: number, count: number): string {
  const step = (w - 60) / count
  return repeat(count, (index) => {
    const big = index === count - 1
    const width = big ? 42 : 26
    const x = 30 + step * (index + 0.5) - width / 2
    const thread = line(svg`M${x + 6} ${box.h + 8}v16m7-16v16m7-16v16`, ink, 2)
    return rect(x, box.h - 4, width, 30, steel[700], `rx="6" stroke="${rim}"`) + thread
  })
}

export function combiner(product: Product): Art {
  const strings = figure(product, 'strings')
  const box = solid(440, 470, 220, { ...white, front: '#DDE3E8' }, 16)
  const y = box.b
  const drop = (index: number, to: number) => svg`M${97.5 + index * 25} ${y + 190}V${y + to}`
  const feeds = (odd: number, to: number) => repeat(strings, (index) => drop(index * 2 + odd, to))
  const wires = [
    line(svg`${feeds(0, 226)}M84 ${y + 226}H287V${y + 290}M112 ${y + 226}v60`, red, 6),
    line(svg`${feeds(1, 246)}M84 ${y + 246}H305V${y + 290}M150 ${y + 246}v40`, ink, 6),
  ].join('')
  const body = [
    glandRow(box, 440, 6),
    box.body,
    rect(26, y + 24, 388, 422, '#F7F8F8', `rx="12" stroke="${steel[500]}"`),
    wires,
    rect(44, y + 128, 352, 22, steel[300]) + rect(44, y + 320, 352, 22, steel[300]),
    fuseHolders(86, y + 88, strings * 2),
    middle(340, y + 148, 34, ink, `×${strings}`),
    arrester(80, y + 280),
    mainSwitch(250, y + 280, '63 A'),
    brand(220, y + 66, 17, steel[500], 'middle'),
    shape(svg`M26 ${y + 36}a12 12 0 0 1 12-12h160L26 ${y + 290}Z`, '#fff', 'opacity=".3"'),
    rect(400, y + 90, 22, 44, steel[700], 'rx="6"') +
      rect(400, y + 330, 22, 44, steel[700], 'rx="6"'),
  ].join('')
  return { w: box.w, h: box.h + 28, body, reach: 16 }
}

function position(x: number, y: number, text: string, lit: boolean): string {
  return disc(x, y, 17, lit ? sun : steel[200]) + middle(x, y + 8, 22, ink, text)
}

export function transferSwitch(product: Product): Art {
  const box = solid(440, 330, 200, white, 10)
  const nose = solid(400, 150, 60, { ...graphite, front: '#2B3948' }, 10)
  const terminals = (y: number, count: number) =>
    repeat(count, (index) => well(70 + (index * 300) / (count - 1), y, 24))
  const handle = [
    rect(146, 26, 108, 98, night, `rx="8" stroke="${steel[500]}"`),
    rect(162, 34, 76, 44, sun, `rx="7" stroke="${ink}"`),
    rect(162, 60, 76, 18, '#000', 'rx="6" opacity=".18"'),
  ].join('')
  const face = [
    position(48, 44, '1', true),
    position(48, 92, '2', false),
    line('M76 44h48M76 92h48', steel[400], 4),
    handle,
    middle(324, 72, 40, paper, `${figure(product, 'rated_a')} A`),
    middle(324, 108, 22, steel[300], '110/220 V'),
  ].join('')
  const y = box.b
  const body = [
    box.body,
    terminals(y + 46, 4),
    terminals(y + 286, 2),
    line(svg`M220 ${y + 8}v66`, white.edge, 1.5),
    at(20 - nose.a * 0.5, y + 88 - nose.b * 0.5, nose.body + at(0, nose.b, face)),
    brand(220, y + 290, 18, steel[500], 'middle'),
  ].join('')
  return { w: box.w, h: box.h, body, reach: 6.5 }
}
