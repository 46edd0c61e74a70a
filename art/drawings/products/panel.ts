import { figure, type Product, sizeOf, words as spec } from '../catalogue.ts'
import { aluminium, black, red, steel, sun } from '../palette.ts'
import { type Art, solid } from '../solid.ts'
import { at, line, oval, rect, svg } from '../svg.ts'
import { cells, connector, gloss, gridOf, sticker } from './panel-face.ts'
import { foldingPanel } from './panel-folding.ts'

const backing = { white: steel[200], glass: '#31475C' }

function leads(w: number, h: number): string {
  const lead = (y: number, end: number, reach: number, colour: string) =>
    line(svg`M${w - 6} ${y}c60 10 50 ${end - y - 20} 10 ${end - y - 8}s10 28 ${reach} 8`, colour, 5)
  return [
    lead(h * 0.46, h - 34, 46, black),
    lead(h * 0.52, h - 4, 30, red),
    at(w + 48, h - 41, connector(steel[500])),
    at(w + 32, h - 13, connector(red)),
  ].join('')
}

function albedo(w: number, h: number): string {
  return oval(w * 0.6, h - 2, w * 0.86, 26, sun, 'opacity=".3"')
}

function rigidPanel(product: Product, bare = false): Art {
  const size = sizeOf(product)
  const scale = 620 / size.h
  const w = size.w * scale
  const h = size.h * scale
  const dark = spec(product, 'technology').includes('bifacial')
  const box = solid(w, h, 36, aluminium, 3)
  const frame = Math.max(7, w * 0.022)
  const rim = frame + 3
  const inside = { x: rim, y: box.b + rim, w: w - rim * 2, h: h - rim * 2 }
  const wide = w * (bare ? 0.5 : 0.36)
  const tag = { x: bare ? rim + 6 : w - rim - wide - 8, w: wide, h: wide / 2 }
  const glass = `stroke="${aluminium.edge}" stroke-width="1"`
  const body = [
    dark && !bare ? albedo(w, box.h) : '',
    bare ? '' : leads(w, box.h),
    box.body,
    rect(
      frame,
      box.b + frame,
      w - frame * 2,
      h - frame * 2,
      dark ? backing.glass : backing.white,
      glass,
    ),
    cells(inside, gridOf(product, size), dark, bare ? 1.5 : 1),
    gloss(inside),
    at(tag.x, box.h - rim - tag.h - 8, sticker(tag.w, tag.h, `${figure(product, 'power_w')} W`)),
  ].join('')
  const front = { x: 0, y: box.b, w, h }
  return { w: bare ? box.w : w + 98, h: box.h, body, reach: (size.h * box.h) / h, front }
}

export function drawPanel(product: Product, bare = false): Art {
  const folds = spec(product, 'technology').includes('fold')
  return folds ? foldingPanel(product) : rigidPanel(product, bare)
}
