import { ground, lightest, page, placed } from '../frame.ts'
import { middle } from '../lettering/label.ts'
import { night, steel } from '../palette.ts'
import { prune } from '../prune.ts'
import type { Art } from '../solid.ts'
import { at, rect, svg } from '../svg.ts'

export interface Piece {
  sku: string
  qty: number
  art: Art
}

const margin = 28
const gutter = 16

export function badge(x: number, y: number, qty: number, size = 30): string {
  const text = `×${qty}`
  const w = text.length * size * 0.7 + size * 0.9
  const h = size * 1.6
  const body =
    rect(
      -w / 2,
      -h / 2,
      w,
      h,
      night,
      svg`rx="${h / 2}" stroke="${steel[300]}" stroke-width="1.5"`,
    ) + middle(0, size * 0.36, size, '#F3EFE6', text)
  return at(x, y, body)
}

function cellOf(piece: Piece, w: number, h: number, detail: number): string {
  const pad = 20
  const scale = Math.min((w - pad * 2) / piece.art.w, (h - pad * 2 - 16) / piece.art.h)
  const artW = piece.art.w * scale
  const artH = piece.art.h * scale
  const x = (w - artW) / 2
  const y = (h - artH) / 2 - 6
  const lean = { ...piece.art, body: prune(piece.art.body, scale * detail) }
  const thick = Math.min(5, 1.5 / scale ** 0.8).toFixed(1)
  return [
    rect(0, 0, w, h, 'none', `rx="16" stroke="${steel[400]}" stroke-width="1.5" opacity=".55"`),
    ground(x, y + artH - 2, artW),
    `<g stroke-width="${thick}">${placed(lean, x, y, scale)}</g>`,
    badge(w - 40, h - 32, piece.qty, 26),
  ].join('')
}

function grid(pieces: Piece[], detail: number): string {
  const cols = pieces.length <= 2 ? pieces.length : pieces.length <= 4 ? 2 : 3
  const rows = Math.ceil(pieces.length / cols)
  const w = (800 - margin * 2 - gutter * (cols - 1)) / cols
  const h = Math.min(w * 1.25, (800 - margin * 2 - gutter * (rows - 1)) / rows)
  const top = (800 - h * rows - gutter * (rows - 1)) / 2
  const cells = pieces.map((piece, index) => {
    const row = Math.floor(index / cols)
    const inRow = Math.min(cols, pieces.length - row * cols)
    const indent = ((cols - inRow) * (w + gutter)) / 2
    const x = margin + indent + (index % cols) * (w + gutter)
    return at(x, top + row * (h + gutter), cellOf(piece, w, h, detail))
  })
  return page(cells.join(''))
}

export function contents(pieces: Piece[]): string {
  return lightest((detail) => grid(pieces, detail))
}
