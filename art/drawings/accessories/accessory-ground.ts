import { figure, type Product, words as spec } from '../catalogue.ts'
import { middle } from '../lettering/label.ts'
import { aluminium, cell, ink, night, steel, sun } from '../palette.ts'
import { type Art, solid } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, shape, svg } from '../svg.ts'

const front = { x: 40, y: 330 }
const rear = { x: 150, y: 70 }
const wide = 460
const floor = { front: 440, rear: 372 }

function tube(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const path = svg`M${x1} ${y1}L${x2} ${y2}`
  return (
    line(path, steel[600], width) +
    line(path, aluminium.front, width - 4) +
    line(path, '#fff', 2, 'opacity=".7"')
  )
}

function footing(x: number, y: number): string {
  const tone = { front: '#C9C5BC', side: '#A19C92', top: '#DEDBD3', edge: '#8B867C' }
  const block = solid(58, 40, 60, tone, 3)
  return at(x - 34, y - 18, block.body)
}

function along(t: number, end: { x: number; y: number }): number {
  return end.x + wide * t
}

function purlin(t: number): string {
  const x = front.x + (rear.x - front.x) * t
  const y = front.y + (rear.y - front.y) * t
  return tube(x - 24, y, x + wide + 24, y, 16)
}

function ghosts(count: number): string {
  const step = wide / count
  const dx = (rear.x - front.x) * 0.96
  const dy = (rear.y - front.y) * 0.96
  return repeat(count, (index) => {
    const x = front.x + 4 + step * index + dx * 0.02
    const y = front.y - 10
    const frame = svg`M${x + 4} ${y}h${step - 8}l${dx} ${dy}h${8 - step}Z`
    const grid = svg`M${x + step / 2} ${y}l${dx} ${dy}M${x + 4 + dx / 2} ${y + dy / 2}h${step - 8}`
    return (
      shape(frame, cell, `fill-opacity=".2" stroke="${steel[500]}" stroke-dasharray="10 7"`) +
      line(grid, steel[500], 1.5, 'opacity=".7"')
    )
  })
}

function legs(t: number): string {
  const xf = along(t, front)
  const xr = along(t, rear)
  return [
    footing(xr, floor.rear),
    footing(xf, floor.front),
    tube(xr, rear.y, xr, floor.rear - 14, 17),
    tube(xf, floor.front - 80, xr, floor.rear - 140, 9),
    tube(xf, front.y, xf, floor.front - 14, 17),
    tube(xf - 14, front.y + 34, xr + 8, rear.y - 18, 17),
    disc(xf, front.y + 4, 6, steel[700]),
  ].join('')
}

function tilt(text: string): string {
  const x = along(1, front) - 4
  return (
    line(svg`M${x} ${front.y + 2}h120`, steel[400], 3, 'stroke-dasharray="8 7"') +
    line(svg`M${x + 92} ${front.y + 2}A92 92 0 0 0 ${x + 38} ${front.y - 84}`, sun, 7) +
    rect(x - 6, front.y + 28, 142, 46, night, `rx="10" stroke="${steel[400]}" stroke-width="1.5"`) +
    middle(x + 65, front.y + 61, 28, '#F3EFE6', text)
  )
}

export function groundMount(product: Product): Art {
  const text = `${spec(product, 'tilt_deg').replace('-', '–')}°`
  const body = [
    oval(330, 410, 320, 40, ink, 'opacity=".08"'),
    [0.04, 0.5, 0.96].map(legs).join(''),
    [0.1, 0.42, 0.62, 0.92].map(purlin).join(''),
    ghosts(figure(product, 'panels')),
    tilt(text),
  ].join('')
  return { w: 650, h: 466, body, reach: 170 }
}
