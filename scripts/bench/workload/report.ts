import type { Load } from './load.ts'

export const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(8)

const share = (measured: Load, of: Load | null, name: string) =>
  of ? [`${((100 * measured.perSecond) / of.perSecond).toFixed(1)} % of ${name}`] : []

/** What the shop is to reach at ten connections. */
export interface Aim {
  readonly perSecond: number
  readonly p99: number
}

const aimed = (aim: Aim | null) => (aim ? [`aim ${aim.perSecond}/s, p99 ${aim.p99} ms`] : [])

/** One line of figures, relative to plain Node or the bare router on this machine now. */
export function print(
  name: string,
  measured: Load,
  plain: Load | null,
  bare: Load | null = null,
  aim: Aim | null = null,
): void {
  const { perSecond, p50, p99 } = measured
  const ratio = [
    ...share(measured, plain, 'plain'),
    ...share(measured, bare, 'a bare page of the router'),
    ...aimed(aim),
  ].join(', ')
  console.log(
    `${name.padEnd(40)}${figure(perSecond)}/s${figure(p50, 1)} ms${figure(p99, 1)} ms   ${ratio}`,
  )
}
