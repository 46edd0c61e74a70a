import type { FigureFilter } from './shown-field.rules.ts'
import type { specFields } from './spec-fields.rules.ts'
import { type SpecKey, specKeys, specOf } from './specs.rules.ts'
import { summaryFieldNames, summaryFieldOf, type summaryFields } from './summary-fields.rules.ts'

type Fields = typeof summaryFields & typeof specFields
export type FilteredName = {
  [Name in keyof Fields]: Fields[Name] extends { filter: FigureFilter } ? Name : never
}[keyof Fields]
type Filter = Fields[FilteredName]['filter'] & {
  readonly name: FilteredName
  readonly unit: string
}
/** Names of the range parameters, such as `minW`. */
export type FilterLimit = Filter['min'] | Filter['max']

/** The filters by a figure, in the order of the form. */
export const figureFilters = [
  ...summaryFieldNames.map((name) => ({ ...summaryFieldOf(name), name })),
  ...specKeys.map((name: SpecKey) => ({ unit: '', ...specOf(name), name })),
].flatMap(({ filter, name, unit }) => (filter ? [{ ...filter, name, unit }] : [])) as Filter[]
