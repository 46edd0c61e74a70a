import { largestFit, outline, widthOf, wrapped } from './lettering.ts'
import { mark } from './mark.ts'
import { ink, night, paper, sun } from './palette.ts'
import { at, rect, svg } from './svg.ts'

const wide = 1200
const tall = 630
const column = { x: 76, w: 500 }
const titleSizes = [68, 62, 56, 50, 46, 42, 38]

function canvas(ground: string, body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}"`
  return `${open}>${rect(0, 0, wide, tall, ground)}${body}</svg>`
}

function brandLine(x: number, y: number, size: number, fill: string): string {
  return (
    at(x, y - size * 0.88, mark(), size / 56) + outline('Girasol', x + size * 1.36, y, size, fill)
  )
}

function read(attributes: string, name: string): string {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
}

function drawnWords(attributes: string, text: string): string {
  const size = Number(read(attributes, 'font-size'))
  const space = Number(read(attributes, 'letter-spacing'))
  const width = widthOf(text, size) + space * (text.length - 1)
  const anchor = read(attributes, 'text-anchor')
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0
  const x = Number(read(attributes, 'x')) - shift
  const drawn = outline(
    text,
    x,
    Number(read(attributes, 'y')),
    size,
    read(attributes, 'fill'),
    space,
  )
  const opacity = read(attributes, 'opacity')
  return opacity === '' ? drawn : `<g opacity="${opacity}">${drawn}</g>`
}

export function withOutlinedWords(picture: string): string {
  return picture.replaceAll(
    /<text\b([^>]*)>([^<]*)(?:<tspan[^>]*>([^<]*)<\/tspan>)?<\/text>/g,
    (...found: string[]) =>
      drawnWords(found[1] ?? '', `${found[2]}${found[3] ? ` ${found[3]}` : ''}`),
  )
}

function nested(picture: string, x: number, y: number, size: number): string {
  const place = svg`<svg x="${x}" y="${y}" width="${size}" height="${size}" `
  const inner = picture.replace('<svg xmlns="http://www.w3.org/2000/svg" ', place)
  return withOutlinedWords(inner)
}

export function shareCard(name: string, picture: string): string {
  const size = largestFit(name, column.w, titleSizes, 4)
  const lines = wrapped(name, column.w, size)
  const step = size * 1.16
  const top = 338 - ((lines.length - 1) * step) / 2 + size * 0.3
  const title = lines.map((text, index) => outline(text, column.x, top + index * step, size, ink))
  const body = [
    rect(0, 0, 14, tall, sun),
    brandLine(column.x, 108, 46, night),
    title.join(''),
    nested(picture, 590, 6, 604),
  ]
  return canvas(paper, body.join(''))
}

export function shopCard(picture: string): string {
  const size = 122
  const body = [
    at(76, 96, mark(), 3.2),
    outline('Girasol', 72, 448, size, paper),
    rect(78, 500, 96, 10, sun, 'rx="5"'),
    rect(566, 40, 594, 550, paper, 'rx="28"'),
    nested(picture, 578, 26, 572),
  ]
  return canvas(night, body.join(''))
}
