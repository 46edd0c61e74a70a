import { ground, lightest, page, placed, side } from './frame.ts'
import { badge, type Piece } from './kit-contents.ts'
import { prune } from './prune.ts'
import { at, svg } from './svg.ts'

interface Spot {
  piece: Piece
  x: number
  base: number
  scale: number
  copies: number
  dx: number
  dy: number
}

const unit = 46
const frontRow = 540

function sizeUnits(piece: Piece): number {
  const reach = piece.sku.startsWith('ACC-RIEL') ? 34 : piece.art.reach
  const weight = isKind(piece, 'PAN') ? 0.9 : isKind(piece, 'ACC') ? 1 : 1.14
  return unit * weight * reach ** 0.5
}

function scaleOf(piece: Piece): number {
  return sizeUnits(piece) / Math.max(piece.art.w, piece.art.h)
}

function isKind(piece: Piece, ...starts: string[]): boolean {
  return starts.some((start) => piece.sku.startsWith(start))
}

function panelSpots(pieces: Piece[]): Spot[] {
  return pieces.map((piece) => {
    const folding = piece.sku.endsWith('P')
    const copies = Math.min(piece.qty, folding ? 2 : 4)
    return {
      piece,
      x: 0,
      base: 0,
      scale: scaleOf(piece),
      copies,
      dx: folding ? 36 : 42,
      dy: folding ? -64 : -7,
    }
  })
}

function widthOf(spot: Spot): number {
  return spot.piece.art.w * spot.scale + (spot.copies - 1) * Math.max(0, spot.dx)
}

function machineSpots(pieces: Piece[], from: number): Spot[] {
  let x = from
  return pieces.map((piece, index) => {
    const stacked = isKind(piece, 'BAT') && piece.qty > 1
    const scale = scaleOf(piece)
    const dy = stacked ? -(piece.art.front?.h ?? 0) * scale - 3 : 0
    const spot = {
      piece,
      x,
      base: 26 + index * 22,
      scale,
      copies: Math.min(2, stacked ? piece.qty : 1),
      dx: 0,
      dy,
    }
    x += piece.art.w * scale - 12
    return spot
  })
}

function smallSpots(pieces: Piece[], width: number): Spot[] {
  const total = pieces.reduce((all, piece) => all + piece.art.w * scaleOf(piece), 0)
  const gap = 18
  const shrink = Math.min(1, (Math.max(width, frontRow) - gap * (pieces.length - 1)) / total)
  const room = total * shrink + gap * (pieces.length - 1)
  const tallest = Math.max(0, ...pieces.map((piece) => piece.art.h * scaleOf(piece) * shrink))
  let x = (width - room) / 2
  return pieces.map((piece) => {
    const scale = scaleOf(piece) * shrink
    const spot = { piece, x, base: 58 + tallest, scale, copies: 1, dx: 0, dy: 0 }
    x += piece.art.w * scale + gap
    return spot
  })
}

function bounds(spots: Spot[]) {
  const left = Math.min(...spots.map((spot) => spot.x))
  const right = Math.max(...spots.map((spot) => spot.x + widthOf(spot)))
  const top = Math.min(
    ...spots.map(
      (spot) =>
        spot.base - spot.piece.art.h * spot.scale + (spot.copies - 1) * Math.min(0, spot.dy),
    ),
  )
  const bottom = Math.max(...spots.map((spot) => spot.base))
  return { left, top, w: right - left, h: bottom - top }
}

function drawSpot(spot: Spot, zoom: number, detail: number): string {
  const { piece, scale } = spot
  const h = piece.art.h * scale
  const lean = { ...piece.art, body: prune(piece.art.body, scale * zoom * detail) }
  const y = spot.base - h
  const id = `k-${piece.sku.toLowerCase()}`
  const thick = `stroke-width="${Math.min(6, 1.5 / (scale * zoom) ** 0.8).toFixed(1)}"`
  const first = `<g id="${id}" ${thick}>${placed(lean, spot.x, y, scale)}</g>`
  const copies = Array.from({ length: spot.copies - 1 }, (_, index) => {
    const step = spot.copies - 1 - index
    return svg`<use href="#${id}" x="${spot.dx * step}" y="${spot.dy * step}"/>`
  })
  const under = ground(spot.x, spot.base - 3, widthOf(spot))
  const upward = spot.dy < 0 && spot.dx === 0
  return under + (upward ? first + copies.join('') : copies.join('') + first)
}

function badges(spots: Spot[], zoom: number): string {
  const many = spots.filter((spot) => spot.piece.qty > 1)
  return many
    .map((spot) => {
      const raised = (spot.copies - 1) * spot.dy
      const top = spot.base - spot.piece.art.h * spot.scale + Math.min(0, raised)
      const big = isKind(spot.piece, 'PAN', 'BAT')
      return badge(
        spot.x + widthOf(spot) - (big ? 6 : 10),
        top + (big ? 8 : 4),
        spot.piece.qty,
        (big ? 30 : 22) / zoom,
      )
    })
    .join('')
}

function arrange(pieces: Piece[]): Spot[] {
  const panels = panelSpots(pieces.filter((piece) => isKind(piece, 'PAN')))
  const panelWidth = Math.max(0, ...panels.map(widthOf))
  const folding = panels.some((spot) => spot.piece.sku.endsWith('P'))
  const from = panelWidth === 0 ? 0 : panelWidth * (folding ? 0.64 : 1) - 26
  const machines = machineSpots(
    pieces.filter((piece) => isKind(piece, 'INV', 'BAT', 'EST')).toReversed(),
    from,
  )
  const width = bounds([...panels, ...machines]).w
  const small = smallSpots(
    pieces.filter((piece) => isKind(piece, 'ACC')),
    width,
  )
  return [...panels, ...machines, ...small]
}

function scene(pieces: Piece[], detail: number): string {
  const spots = arrange(pieces)
  const box = bounds(spots)
  const zoom = Math.min(700 / box.w, 640 / box.h)
  const x = (side - box.w * zoom) / 2 - box.left * zoom
  const base = Math.min(736, Math.max(620, 410 + (box.h * zoom) / 2))
  const y = base - (box.top + box.h) * zoom
  const body = spots.map((spot) => drawSpot(spot, zoom, detail)).join('') + badges(spots, zoom)
  return page(at(x, y, body, zoom))
}

export function kitPicture(pieces: Piece[]): string {
  return lightest((detail) => scene(pieces, detail))
}
