import { figure, type Product, sizeOf, words as spec } from '../catalogue.ts'
import { brand, fitted, middle, screen } from '../lettering/label.ts'
import { ink, night, rim, soft, steel, sun, white } from '../palette.ts'
import { type Art, onSide, solid } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'

function wheel(x: number, y: number): string {
  return (
    shape(svg`M${x - 15} ${y - 34}h30l-6 26h-18Z`, steel[600], `stroke="${ink}" stroke-width="1"`) +
    disc(x, y - 12, 17, steel[900], `stroke="${rim}"`) +
    disc(x, y - 12, 6, steel[300])
  )
}

function glands(w: number, y: number): string {
  return repeat(4, (index) => {
    const x = w * 0.34 + index * 40
    return (
      rect(x, y - 20, 22, 22, steel[800], `rx="5" stroke="${rim}" stroke-width="1"`) +
      rect(x - 4, y - 6, 30, 8, steel[700], `rx="3" stroke="${rim}" stroke-width="1"`)
    )
  })
}

function bracket(w: number, y: number): string {
  const holes = disc(w * 0.16, y - 10, 4, steel[700]) + disc(w * 0.86, y - 10, 4, steel[700])
  return rect(w * 0.08, y - 22, w * 0.86, 30, steel[300], `rx="4" stroke="${steel[600]}"`) + holes
}

function sideVents(depth: number, h: number): string {
  return line(
    repeat(7, (index) => svg`M${depth * 0.25} ${h * 0.14 + index * 13}h${depth * 0.5}`),
    white.edge,
    4,
    'opacity=".5"',
  )
}

function energy(w: number, h: number): string {
  const x = w * 0.5 - 4
  return (
    rect(x, h * 0.42, 8, h * 0.24, steel[200], 'rx="4"') +
    rect(x, h * 0.47, 8, h * 0.19, sun, 'rx="4"')
  )
}

function face(product: Product, w: number, h: number): string {
  const amp = `${figure(product, 'capacity_ah')} Ah`
  const rest = `${figure(product, 'nominal_v')} V · ${figure(product, 'energy_wh')} Wh`
  return [
    screen(w * 0.28, h * 0.1, w * 0.44, Math.min(h * 0.13, w * 0.2), '98 %'),
    brand(w / 2, h * 0.36, w * 0.05, soft, 'middle'),
    energy(w, h),
    middle(w / 2, h * 0.8, fitted(amp, w * 0.8, w * 0.17), ink, amp),
    middle(w / 2, h * 0.88, fitted(rest, w * 0.82, w * 0.08), soft, rest),
    line(svg`M0 ${h * 0.93}h${w}`, steel[300], 1.5),
  ].join('')
}

function cutoff(w: number, h: number): string {
  return (
    rect(w * 0.74, h * 0.45, w * 0.15, h * 0.12, steel[200], `rx="4" stroke="${steel[500]}"`) +
    rect(w * 0.785, h * 0.475, w * 0.06, h * 0.07, night, 'rx="3"')
  )
}

function grips(w: number, h: number): string {
  const grip = (x: number) =>
    rect(x, h * 0.44, 14, h * 0.14, steel[300], `rx="7" stroke="${steel[600]}"`)
  return grip(12) + grip(w - 26)
}

function support(mount: string, w: number, h: number): string {
  if (mount.includes('wheels')) return wheel(w * 0.14, h + 30) + wheel(w * 0.86, h + 30)
  if (!mount.includes('floor')) return ''
  return (
    rect(w * 0.06, h - 4, w * 0.2, 18, steel[700], 'rx="3"') +
    rect(w * 0.74, h - 4, w * 0.2, 18, steel[700], 'rx="3"')
  )
}

export function cabinetBattery(product: Product): Art {
  const size = sizeOf(product)
  const mount = spec(product, 'mount')
  const scale = 560 / size.h
  const w = size.w * scale
  const h = size.h * scale
  const depth = size.d * scale
  const box = solid(w, h, depth, white, mount.includes('wheels') ? 10 : 20)
  const rolling = mount.includes('wheels')
  const foot = rolling ? 30 : mount.includes('floor') ? 14 : 0
  const lift = rolling ? 0 : 24
  const backWheel = rolling ? wheel(w + box.a * 0.7, h + 30) : ''
  const push = svg`M${w * 0.2 + box.a * 0.5} ${box.b * 0.5}v-30h${w * 0.6}v30`
  const body = [
    rolling ? line(push, steel[600], 14) + line(push, steel[300], 9) : '',
    mount === 'wall' ? bracket(w + box.a, 8) : '',
    at(0, box.b, backWheel + support(mount, w, h)),
    box.body,
    onSide(box, sideVents(depth, h)),
    rolling ? '' : glands(w + box.a, box.b * 0.55),
    at(0, box.b, face(product, w, h) + (rolling ? cutoff(w, h) : '')),
    size.h > 30 ? at(0, box.b, grips(w, h)) : '',
    oval(w * 0.5, box.b + h * 0.965, 4, 4, sun),
  ].join('')
  const up = rolling ? 34 : lift
  const front = { x: 0, y: box.b + up, w, h }
  return {
    w: box.w,
    h: box.h + up + foot,
    body: at(0, up, body),
    reach: ((h + box.b + up) / h) * size.h,
    front,
  }
}
