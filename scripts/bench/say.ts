import type { Load } from './load.ts'

export const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(8)

/** One line of figures, as a share of what plain Node does on this machine at this moment. */
export function say(name: string, measured: Load, plain: Load | null): void {
  const { perSecond, p50, p99 } = measured
  const ratio = plain ? `${((100 * perSecond) / plain.perSecond).toFixed(1)} % of plain` : ''
  console.log(
    `${name.padEnd(34)}${figure(perSecond)}/s${figure(p50, 1)} ms${figure(p99, 1)} ms   ${ratio}`,
  )
}
