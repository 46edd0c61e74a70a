import type { ProductSummary, SpecValue } from './product.rules.ts'

export type FigureName =
  | 'power'
  | 'surge'
  | 'efficiency'
  | 'energy'
  | 'usable'
  | 'voltage'
  | 'current'
  | 'length'
  | 'panels'
  | 'circuits'
  | 'strings'

/** A number that matters, its unit apart so that it can stand small beside it. */
export interface Figure {
  readonly name: FigureName
  readonly value: number
  readonly unit: string
}

const asNumber = (value: SpecValue | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const accessoryFigures = [
  ['current_a', 'current', 'A'],
  ['rated_a', 'current', 'A'],
  ['max_a', 'current', 'A'],
  ['output_a', 'current', 'A'],
  ['length_ft', 'length', 'ft'],
  ['circuits', 'circuits', ''],
  ['strings', 'strings', ''],
  ['va', 'power', 'VA'],
  ['power_w', 'power', 'W'],
  ['rated_v_dc', 'voltage', 'V'],
  ['rated_v', 'voltage', 'V'],
  ['output_v', 'voltage', 'V'],
  ['panels', 'panels', ''],
] as const

/** The figures by which a product of its family is chosen, at most two. */
export function leadingFigures(product: ProductSummary): Figure[] {
  const { specs } = product
  const figure = (name: FigureName, value: SpecValue | null | undefined, unit: string) => {
    const number = asNumber(value)
    return number === null ? [] : [{ name, value: number, unit }]
  }
  switch (product.category) {
    case 'panel':
      return [
        ...figure('power', product.powerW, 'W'),
        ...figure('efficiency', specs.efficiency_pct, '%'),
      ]
    case 'battery':
      return [
        ...figure('energy', product.energyWh, 'Wh'),
        ...figure('voltage', product.voltageV, 'V'),
      ]
    case 'inverter':
      return [...figure('power', product.powerW, 'W'), ...figure('surge', specs.surge_w, 'W')]
    case 'portable':
      return [...figure('energy', product.energyWh, 'Wh'), ...figure('power', product.powerW, 'W')]
    case 'kit':
      return [...figure('usable', product.usableWh, 'Wh'), ...figure('power', product.powerW, 'W')]
    default:
      return accessoryFigures
        .flatMap(([key, name, unit]) => figure(name, specs[key], unit))
        .slice(0, 2)
  }
}

/** Binds each number to its unit, so that a line never ends between them. */
export const withWholeFigures = (text: string): string =>
  text.replace(/(\d) (?=(?:k?Wh?|V|Ah|A|VA|AWG)\b)/g, '$1\u00a0')
