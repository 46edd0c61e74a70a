import type { FigureFilter } from './shown-field.rules.ts'
import { type SpecField, specFields } from './spec-fields.rules.ts'
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
  ...Object.entries<SpecField>(specFields).map(([name, spec]) => ({ unit: '', ...spec, name })),
].flatMap(({ filter, name, unit }) => (filter ? [{ ...filter, name, unit }] : [])) as Filter[]
