import { minify } from './minify.ts'
import { ink } from './palette.ts'
import type { Art } from './solid.ts'
import { oval, svg } from './svg.ts'

const side = 800
const heaviest = 19_000

export function page(body: string, defs = ''): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none"`
  const type = 'font-family="system-ui,Helvetica,Arial,sans-serif" font-weight="700"'
  const joint = 'stroke-linejoin="round" stroke-linecap="round"'
  return `${open} ${joint} ${type}><defs>${dusk}${defs}</defs>${minify(body)}</svg>\n`
}

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`

const dusk = `<radialGradient id="g">${stop(0, 0.34)}${stop(0.55, 0.16)}${stop(1, 0)}</radialGradient>`

export function ground(x: number, y: number, w: number): string {
  return oval(x + w / 2, y, w * 0.56 + 24, Math.min(34, 14 + w * 0.03), 'url(#g)')
}

export function placed(art: Art, x: number, y: number, scale: number): string {
  return svg`<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">${art.body}</g>`
}

export function lightest(draw: (detail: number) => string): string {
  const pictures = [1, 0.88, 0.76, 0.64, 0.54].map(draw)
  return pictures.find((picture) => picture.length <= heaviest) ?? pictures.at(-1) ?? ''
}
