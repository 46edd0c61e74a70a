import { ink, night, paper, rim, sun } from '../palette.ts'
import { rect, shape, svg } from '../svg.ts'

const widest = 0.71

export function fitted(words: string, width: number, size: number): number {
  return Math.min(size, width / (words.length * widest))
}

export function words(x: number, y: number, size: number, fill: string, text: string, more = '') {
  const tail = more === '' ? '' : ` ${more}`
  return svg`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${tail}>${text}</text>`
}

export function middle(x: number, y: number, size: number, fill: string, text: string): string {
  return words(x, y, size, fill, text, 'text-anchor="middle"')
}

export function brand(x: number, y: number, size: number, fill: string, anchor = 'start'): string {
  const spaced = svg`letter-spacing="${size * 0.16}" text-anchor="${anchor}"`
  return words(x, y, size, fill, 'GIRASOL', spaced)
}

export function screen(x: number, y: number, w: number, h: number, text: string): string {
  const size = fitted(text, w * 0.86, h * 0.56)
  return (
    rect(x, y, w, h, night, svg`rx="${Math.min(w, h) * 0.12}" stroke="${rim}"`) +
    middle(x + w / 2, y + h / 2 + size * 0.36, size, sun, text)
  )
}

export function plate(w: number, h: number, hero: string, second: string): string {
  const pad = h * 0.12
  const stripe = Math.max(6, w * 0.03)
  const inner = w - stripe - pad * 2
  const left = stripe + pad
  const heroSize = fitted(hero, inner, h * 0.4)
  const secondSize = fitted(second, inner, h * 0.15)
  return [
    rect(0, 0, w, h, paper, 'rx="5"'),
    shape(svg`M5 0h${stripe}v${h}H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z`, sun),
    brand(left, pad + h * 0.12, Math.min(h * 0.12, inner / 8), ink),
    words(left, h * 0.42 + heroSize * 0.6, heroSize, ink, hero),
    words(left, h - pad * 0.9, secondSize, ink, second, 'opacity=".75"'),
  ].join('')
}
