import type { Tone } from './palette.ts'
import { rect, shape, svg } from './svg.ts'

export const slant = { x: 0.36, y: 0.22 }

export interface Art {
  w: number
  h: number
  body: string
  reach: number
  front?: { x: number; y: number; w: number; h: number }
}

export interface Solid {
  w: number
  h: number
  a: number
  b: number
  body: string
}

export function solid(w: number, h: number, d: number, tone: Tone, r = 6): Solid {
  const a = d * slant.x
  const b = d * slant.y
  const length = Math.hypot(a, b)
  const ux = (r * b) / length
  const uy = (r * a) / length
  const arc = svg`A${r} ${r} 0 0 1 `
  const start = svg`M${r - ux} ${b + r - uy}l${a} ${-b}${arc}${a + r} 0H${a + w - r}${arc}`
  const hull = svg`${start}${a + w} ${r}V${h - r}${arc}${a + w - r + ux} ${h - r + uy}l${-a} ${b}${arc}${w - r} ${h + b}H${r}${arc}0 ${h + b - r}V${b + r}${arc}${r - ux} ${b + r - uy}Z`
  const turn = r * 0.293
  const top = svg`${start}${a + w - turn} ${turn}l${-a} ${b}L${r} ${b + r}Z`
  const edge = `stroke="${tone.edge}"`
  const body = [
    shape(hull, tone.side, edge),
    shape(top, tone.top, edge),
    rect(0, b, w, h, tone.front, svg`rx="${r}" ${edge}`),
  ].join('')
  return { w: w + a, h: h + b, a, b, body }
}

export function onSide(box: Solid, body: string): string {
  const front = box.w - box.a
  return `<g transform="matrix(${slant.x} ${-slant.y} 0 1 ${svg`${front} ${box.b}`})">${body}</g>`
}

export function onTop(box: Solid, body: string): string {
  return `<g transform="matrix(1 0 ${-slant.x} ${slant.y} ${svg`${box.a}`} 0)">${body}</g>`
}
