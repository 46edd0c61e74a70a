import type { Load } from './load.ts'

export const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(8)

const share = (measured: Load, of: Load | null, name: string) =>
  of ? [`${((100 * measured.perSecond) / of.perSecond).toFixed(1)} % of ${name}`] : []

/** One line of figures, relative to plain Node or the bare router on this machine now. */
export function print(
  name: string,
  measured: Load,
  plain: Load | null,
  bare: Load | null = null,
): void {
  const { perSecond, p50, p99 } = measured
  const ratio = [
    ...share(measured, plain, 'plain'),
    ...share(measured, bare, 'a bare page of the router'),
  ].join(', ')
  console.log(
    `${name.padEnd(40)}${figure(perSecond)}/s${figure(p50, 1)} ms${figure(p99, 1)} ms   ${ratio}`,
  )
}
