import { night, sun } from './palette.ts'
import { repeat } from './svg.ts'

const petals = 12

function two(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function petal(heart: number): string {
  const base = 32 - heart
  const out = `C${two(37.8)} 7 ${two(38.7)} ${two(base - 6)} ${two(34.6)} ${two(base)}`
  return `M32 1${out}h-5.2C${two(25.3)} ${two(base - 6)} ${two(26.2)} 7 32 1Z`
}

function pane(gap: number, heart: number): string {
  const reach = Math.sqrt(heart ** 2 - gap ** 2)
  const edge = two(32 + gap)
  const run = two(reach - gap)
  return `M${edge} ${two(32 - gap)}h${run}A${heart} ${heart} 0 0 0 ${edge} ${two(32 - reach)}Z`
}

export function mark(gap = 1.6, heart = 15.5): string {
  const ring = `<circle cx="32" cy="32" r="${two(heart + 2.2)}"/>`
  const ray = (index: number) => {
    const turn = index === 0 ? '' : ` transform="rotate(${(360 / petals) * index} 32 32)"`
    return `<path d="${petal(heart)}"${turn}/>`
  }
  const quarter = (index: number) => {
    const turn = index === 0 ? '' : ` transform="rotate(${90 * index} 32 32)"`
    return `<path d="${pane(gap, heart)}"${turn}/>`
  }
  return `<g fill="${sun}">${ring}${repeat(petals, ray)}</g><g fill="${night}">${repeat(4, quarter)}</g>`
}
