import { readFileSync } from 'node:fs'
import { range, svg } from '../svg.ts'

type Glyph = [advance: number, outline: string]

const file = new URL('glyphs.json', import.meta.url)
const { glyphs } = JSON.parse(readFileSync(file, 'utf8')) as { glyphs: Record<string, Glyph> }
const em = 1000

function glyphOf(character: string): Glyph {
  return glyphs[character] ?? glyphs['-'] ?? [em / 2, '']
}

export function widthOf(text: string, size: number): number {
  return [...text].reduce((all, character) => all + (glyphOf(character)[0] * size) / em, 0)
}

export function outline(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  space = 0,
): string {
  const gap = (space * em) / size
  let pen = 0
  const paths = [...text].map((character) => {
    const [advance, path] = glyphOf(character)
    const place = pen === 0 ? '' : svg` transform="translate(${pen})"`
    pen += advance + gap
    return path === '' ? '' : `<path d="${path}"${place}/>`
  })
  const scale = (size / em).toFixed(4)
  return svg`<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths}</g>`
}

const glue = '\u00A0'

function bound(text: string): string {
  const numbers = text.replaceAll(/(\d[\d.,/]*) (?=\d)/g, `$1${glue}`)
  const units = numbers
    .replaceAll(' / ', `${glue}/ `)
    .replaceAll(/(\d) (?=(?:W|Wh|kWh|kW|V|VA|A|Ah|AWG|pies|series)\b)/g, `$1${glue}`)
  return units
    .replaceAll(/ (un|a|y|de|en|con|para|clase) /g, ` $1${glue}`)
    .replace(/ (\S{1,3})$/, `${glue}$1`)
}

function filled(words: string[], width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

export function wrapped(text: string, width: number, size: number): string[] {
  const parts = bound(text).split(' ')
  const lines = filled(parts, width, size)
  const narrower = range(20).map((step) => width * (0.62 + step * 0.02))
  const enough = narrower.find((less) => filled(parts, less, size).length === lines.length)
  const even = filled(parts, enough ?? width, size)
  return even.map((each) => each.replaceAll(glue, ' '))
}

export function largestFit(text: string, width: number, sizes: number[], maxLines: number): number {
  const fits = (size: number) => {
    const lines = wrapped(text, width, size)
    return lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width)
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 32
}
