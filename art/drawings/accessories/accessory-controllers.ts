import { figure, type Product, words as spec } from '../catalogue.ts'
import { brand, fitted, middle, screen } from '../lettering/label.ts'
import { graphite, ink, paper, slate, steel, sun, type Tone } from '../palette.ts'
import { type Art, onTop, solid } from '../solid.ts'
import { at, disc, line, rect, repeat, svg } from '../svg.ts'

interface Model {
  inches: [number, number, number]
  terminals: number
  tone: Tone
}

const models: Record<number, Model> = {
  20: { inches: [7, 5.2, 2.4], terminals: 6, tone: graphite },
  40: { inches: [9.2, 6.8, 2.8], terminals: 6, tone: graphite },
  60: { inches: [9.4, 11, 3.6], terminals: 6, tone: slate },
  100: { inches: [12.4, 13, 4.4], terminals: 8, tone: slate },
}

function fins(x: number, y: number, w: number, h: number): string {
  const count = Math.round(h / 15)
  return (
    rect(x, y, w, h, steel[700]) +
    line(
      repeat(count, (index) => svg`M${x} ${y + 8 + index * 15}h${w}`),
      steel[400],
      5,
    )
  )
}

function terminals(w: number, y: number, h: number, count: number): string {
  const step = (w * 0.86) / count
  const size = Math.min(step * 0.72, h * 0.62)
  return (
    rect(w * 0.05, y, w * 0.9, h, '#10202F', `rx="5" stroke="${steel[500]}" stroke-width="1"`) +
    repeat(count, (index) => {
      const x = w * 0.07 + step * (index + 0.5)
      const plus = index % 2 === 0
      return (
        rect(x - size / 2, y + (h - size) / 2, size, size, steel[700], 'rx="3"') +
        disc(x, y + h / 2, size * 0.34, plus ? sun : steel[300]) +
        line(
          svg`M${x - size * 0.22} ${y + h / 2 + size * 0.12}l${size * 0.44} ${-size * 0.24}`,
          ink,
          2,
        )
      )
    })
  )
}

function lamps(w: number, h: number): string {
  return repeat(3, (index) =>
    disc(
      w * 0.16,
      h * (0.32 + index * 0.14),
      8,
      index === 0 ? sun : steel[500],
      `stroke="${ink}" stroke-width="1"`,
    ),
  )
}

function figures(product: Product, w: number, y: number, size: number): string {
  const amps = `${figure(product, 'current_a')} A`
  const volts = `${spec(product, 'battery_v')} V`
  return (
    middle(w / 2, y, fitted(amps, w * 0.4, size), paper, amps) +
    middle(w / 2, y + size * 0.55, size * 0.34, steel[300], volts)
  )
}

function buttons(w: number, y: number, count: number): string {
  return repeat(count, (index) =>
    disc(
      w / 2 + (index - (count - 1) / 2) * 46,
      y,
      12,
      steel[200],
      `stroke="${ink}" stroke-width="1.5"`,
    ),
  )
}

function plainFace(product: Product, w: number, h: number): string {
  return (
    lamps(w, h) +
    figures(product, w, h * 0.46, h * 0.2) +
    brand(w / 2, h * 0.18, h * 0.05, steel[300], 'middle')
  )
}

function screenFace(product: Product, w: number, h: number): string {
  const amps = `${figure(product, 'current_a')} A`
  return [
    brand(w / 2, h * 0.14, Math.min(h, w) * 0.05, steel[300], 'middle'),
    screen(w * 0.22, h * 0.2, w * 0.56, h * 0.24, amps),
    buttons(w, h * 0.53, figure(product, 'current_a') > 50 ? 4 : 2),
    middle(w / 2, h * 0.66, Math.min(h, w) * 0.065, paper, `${spec(product, 'battery_v')} V`),
  ].join('')
}

export function controller(product: Product): Art {
  const amps = figure(product, 'current_a')
  const model = models[amps] ?? models[40]!
  const [wide, high, deep] = model.inches
  const scale = 560 / Math.max(wide + deep * 0.36, high + deep * 0.22)
  const w = wide * scale
  const h = high * scale
  const depth = deep * scale
  const box = solid(w, h, depth, model.tone, 10)
  const ridges = line(
    repeat(9, (index) => svg`M${w * (0.06 + index * 0.11)} 0v${depth}`),
    ink,
    6,
    'opacity=".4"',
  )
  const cool = amps >= 40
  const y = box.b
  const body = [
    box.body,
    onTop(box, ridges),
    cool
      ? fins(4, y + h * 0.06, w * 0.07, h * 0.88) +
        fins(w * 0.93 - 4, y + h * 0.06, w * 0.07, h * 0.88)
      : '',
    line(svg`M${w * 0.1} ${y + h * 0.71}h${w * 0.8}`, sun, 6),
    at(0, y, amps < 40 ? plainFace(product, w, h) : screenFace(product, w, h)),
    at(w * 0.08, y, terminals(w * 0.84, h * 0.76, h * 0.18, model.terminals)),
  ].join('')
  return { w: box.w, h: box.h, body, reach: Math.max(wide + deep * 0.36, high + deep * 0.22) }
}
