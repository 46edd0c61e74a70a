import type { Item, Volts } from '../calculator/calculation.rules.ts'
import { itemsIn, itemsText } from '../calculator/calculation-query.rules.ts'
import { figureIn } from '../calculator/figure.rules.ts'
import { voltsIn, voltsText } from '../calculator/volts-written.rules.ts'

export const runtimePath = '/calculadora-solar/duracion'
export const runtimeParameters = {
  items: 'equipos',
  names: 'nombres',
  slug: 'producto',
  backHours: 'vuelve',
  labelWh: 'wh',
  volts: 'voltaje',
} as const

export const usualBackHours = 4
const maxLabelWh = 100_000
const known = runtimeParameters

export interface RuntimeQuestion {
  readonly items: readonly Item[]
  readonly slug: string | null
  /** The label of a station from another shop. */
  readonly labelWh: number | null
  readonly backHours: number
  /** The name plate's volts of devices that are sold for both; unknown ones are missing. */
  readonly volts: Volts
}

const within = (text: string | null, max: number): number | null => {
  const read = figureIn(text ?? '', { max, aboveZero: true })
  return read.ok ? read.value : null
}

/** Parses a shared URL; invalid parts are dropped. */
export function runtimeIn(parameters: URLSearchParams): RuntimeQuestion {
  const slug = parameters.get(known.slug)?.trim() || null
  const names = parameters.get(known.names) ?? ''
  const { items } = itemsIn(parameters.get(known.items) ?? '', names)
  return {
    items,
    slug,
    labelWh: slug ? null : within(parameters.get(known.labelWh), maxLabelWh),
    backHours: within(parameters.get(known.backHours), 24) ?? usualBackHours,
    volts: voltsIn(parameters.get(known.volts) ?? '', items),
  }
}

/** The canonical URL of a question. */
export function runtimeHref(question: Partial<RuntimeQuestion>): string {
  const { items = [], slug, labelWh, backHours = usualBackHours, volts = {} } = question
  const names = items.filter(({ code }) => code === 'x').map(({ name }) => name)
  const values: readonly (readonly [string, string | null | undefined])[] = [
    [known.items, itemsText(items)],
    [known.names, names.some((name) => name !== '') ? names.join('~') : null],
    [known.slug, slug],
    [known.backHours, backHours === usualBackHours ? null : String(backHours)],
    [known.volts, voltsText(volts) || null],
    [known.labelWh, labelWh ? String(labelWh) : null],
  ]
  const query = new URLSearchParams(
    values.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return query.size === 0 ? runtimePath : `${runtimePath}?${query}`
}
