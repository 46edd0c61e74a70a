import { outline, widthOf } from './lettering/lettering.ts'
import { mark } from './mark.ts'
import { night, paper } from './palette.ts'
import { at, rect, svg } from './svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg"'

function logo(): string {
  return `${open} viewBox="0 0 64 64">${mark()}</svg>\n`
}

function favicon(): string {
  return `${open} viewBox="0 0 64 64">${mark(3, 16.4)}</svg>\n`
}

function wordmark(fill: string): string {
  const size = 52
  const x = 78
  const w = Math.ceil(x + widthOf('Girasol', size) + 2)
  const word = outline('Girasol', x, 49, size, fill)
  return `${open} viewBox="0 0 ${w} 64">${mark()}${word}</svg>\n`
}

function tile(side: number, ground: string, fill: number, round = 0): string {
  const scale = (side * fill) / 64
  const inset = (side * (1 - fill)) / 2
  const back = ground === '' ? '' : rect(0, 0, side, side, ground, svg`rx="${round}"`)
  return `${open} viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${back}${at(inset, inset, mark(1.8), scale)}</svg>`
}

export function brandVectors(): Record<string, string> {
  return {
    'logo.svg': logo(),
    'logo-word.svg': wordmark('currentColor'),
    'logo-word-dark.svg': wordmark(paper),
    'logo-word-light.svg': wordmark(night),
    'favicon.svg': favicon(),
  }
}

export function brandTiles(): Record<string, { side: number; picture: string }> {
  return {
    'logo-512.png': { side: 512, picture: tile(512, '', 0.96) },
    'favicon-32.png': { side: 32, picture: favicon() },
    'apple-touch-icon.png': { side: 180, picture: tile(180, night, 0.76) },
    'icon-192.png': { side: 192, picture: tile(192, night, 0.8, 40) },
    'icon-512-maskable.png': { side: 512, picture: tile(512, night, 0.62) },
  }
}
