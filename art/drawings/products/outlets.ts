import { black, ink, night, paper, rim, steel, sun } from '../palette.ts'
import { at, disc, line, rect, shape, svg } from '../svg.ts'

export function outlet(x: number, y: number, size: number): string {
  const body = [
    rect(-26, -30, 52, 60, steel[50], `rx="12" stroke="${steel[600]}"`),
    shape('M-14-15h5v15h-5ZM9-13h5v13H9Z', ink),
    shape('M-6 20v-7a6 6 0 0 1 12 0v7Z', ink),
  ].join('')
  return at(x, y, body, size / 60)
}

export function bigOutlet(x: number, y: number, size: number): string {
  const body = [
    disc(0, 0, 30, steel[50], `stroke="${steel[600]}"`),
    disc(0, 0, 22, night),
    line('M-11-7l5 8M11-7l-5 8M0 9v6', steel[300], 5),
  ].join('')
  return at(x, y, body, size / 60)
}

export function usbA(x: number, y: number, size: number): string {
  const body =
    rect(-14, -8, 28, 16, steel[100], `rx="2" stroke="${ink}" stroke-width="1.5"`) +
    rect(-10, -4, 20, 5, night)
  return at(x, y, body, size / 28)
}

export function usbC(x: number, y: number, size: number): string {
  const body =
    rect(-14, -6, 28, 12, steel[100], `rx="6" stroke="${ink}" stroke-width="1.5"`) +
    rect(-8, -2, 16, 4, night, 'rx="2"')
  return at(x, y, body, size / 28)
}

export function carPort(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, steel[300], `stroke="${ink}" stroke-width="1.5"`) +
    disc(x, y, r * 0.72, night) +
    disc(x, y, r * 0.22, steel[500])
  )
}

export function power(x: number, y: number, r: number, lit = true): string {
  const mark = svg`M${x} ${y - r * 0.55}v${r * 0.5}M${x - r * 0.36} ${y - r * 0.3}a${r * 0.5} ${r * 0.5} 0 1 0 ${r * 0.72} 0`
  return disc(x, y, r, black, `stroke="${rim}"`) + line(mark, lit ? sun : paper, r * 0.16)
}

export function fan(x: number, y: number, r: number): string {
  const blade = svg`M${x} ${y}q${r * 0.1} ${-r * 0.7} ${r * 0.62}${-r * 0.6}`
  const turn = (angle: number) =>
    line(blade, steel[500], r * 0.12, svg`transform="rotate(${angle} ${x} ${y})"`)
  return (
    disc(x, y, r, night, `stroke="${rim}"`) +
    [0, 72, 144, 216, 288].map(turn).join('') +
    disc(x, y, r * 0.62, 'none', `stroke="${steel[600]}" stroke-width="1"`) +
    disc(x, y, r * 0.24, steel[400])
  )
}
