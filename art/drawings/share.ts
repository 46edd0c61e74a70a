import { largestFit, outline, widthOf, wrapped } from './lettering/lettering.ts'
import { mark } from './mark.ts'
import { ink, night, paper, sun } from './palette.ts'
import { at, rect } from './svg.ts'

const wide = 1200
const tall = 630
const column = { x: 76, w: 500 }
const titleSizes = [68, 62, 56, 50, 46, 42, 38]

function canvas(body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}"`
  return `${open}>${body}</svg>`
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

/** The words beside the picture of a product. */
export function shareWords(name: string): string {
  const size = largestFit(name, column.w, titleSizes, 4)
  const lines = wrapped(name, column.w, size)
  const step = size * 1.16
  const top = 338 - ((lines.length - 1) * step) / 2 + size * 0.3
  const title = lines.map((text, index) => outline(text, column.x, top + index * step, size, ink))
  return canvas(
    [rect(0, 0, 14, tall, sun), brandLine(column.x, 108, 46, night), title.join('')].join(''),
  )
}

/** The mark and the name of the shop over the picture of the home page. */
export function shopWords(): string {
  const veil = `<defs><linearGradient id="v"><stop offset="0" stop-color="${night}" stop-opacity=".85"/><stop offset=".55" stop-color="${night}" stop-opacity="0"/></linearGradient></defs>`
  const name = outline('Girasol', 72, 398, 122, paper)
  const ground = rect(0, 0, wide, tall, 'url(#v)')
  return canvas(
    veil + ground + at(76, 66, mark(), 3.2) + name + rect(78, 446, 96, 10, sun, 'rx="5"'),
  )
}
