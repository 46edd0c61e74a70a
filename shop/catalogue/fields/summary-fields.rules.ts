import type { ProductCategory } from '../products/product.rules.ts'
import type { Shown } from './shown-field.rules.ts'

/** A figure that the database computes for every listed product from specifications or prices. */
interface SummaryField extends Shown {
  readonly unit: 'cents' | 'centsPerWh' | 'W' | 'Wh' | 'V' | 'lb'
  /** A list filter by one of these. */
  readonly choice?: {
    readonly options: readonly number[]
    readonly categories: readonly ProductCategory[]
  }
}

export const summaryFields = {
  priceCuba: { unit: 'cents', compare: { place: 1, better: 'least', growsWithSize: true } },
  priceUsa: { unit: 'cents', compare: { place: 2, better: 'least', growsWithSize: true } },
  pricePerWh: { unit: 'centsPerWh', compare: { place: 3, better: 'least' } },
  powerW: {
    unit: 'W',
    card: { term: 'power', panel: 1, inverter: 1, portable: 2, kit: 2 },
    compare: { place: 6, better: 'most' },
    filter: {
      min: 'minW',
      max: 'maxW',
      column: 'power_w',
      categories: ['kit', 'panel', 'inverter', 'portable'],
    },
  },
  energyWh: {
    unit: 'Wh',
    card: { term: 'energy', battery: 1, portable: 1 },
    compare: { place: 5, better: 'most' },
    filter: {
      min: 'minWh',
      max: 'maxWh',
      column: 'energy_wh',
      categories: ['kit', 'battery', 'portable'],
    },
  },
  usableWh: {
    unit: 'Wh',
    card: { term: 'usable', kit: 1 },
    compare: { place: 4, better: 'most' },
  },
  voltageV: {
    unit: 'V',
    card: { term: 'voltage', battery: 2 },
    compare: { place: 8 },
    choice: { options: [12, 24, 48], categories: ['battery', 'inverter'] },
  },
  weightLbs: { unit: 'lb', compare: { place: 9, better: 'least', growsWithSize: true } },
} as const satisfies Readonly<Record<string, SummaryField>>

export type SummaryFieldName = keyof typeof summaryFields
export const summaryFieldNames = Object.keys(summaryFields) as SummaryFieldName[]
export const summaryFieldOf = (name: SummaryFieldName): SummaryField => summaryFields[name]
export const isSummaryField = (name: string): name is SummaryFieldName =>
  Object.hasOwn(summaryFields, name)
