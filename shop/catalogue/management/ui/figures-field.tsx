import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { format } from '#kernel/messages.ts'
import {
  useCatalogueMessages,
  useProductFormMessages,
  useProductStaffMessages,
} from '../../ui/use-messages.ts'
import {
  addableFigures,
  addedKeyField,
  addedRows,
  addedValueField,
  figureField,
  figuresIn,
  type TypedFigure,
} from '../figures/figures-form.rules.ts'
import { useFigureLabel } from './use-figure-label.ts'

function Figure({ figure: { key, value } }: { figure: TypedFigure }) {
  const { specs } = useCatalogueMessages()
  const label = useFigureLabel()(key)
  const name = figureField(key)
  // how the shop's pages write a value that is a code
  const shown: Readonly<Record<string, string>> = specs.values
  if (value !== 'true' && value !== 'false')
    return (
      <LabelledField
        label={label}
        name={name}
        defaultValue={value}
        autoComplete="off"
        hint={shown[value]}
      />
    )
  const choices = [
    ['true', specs.yes],
    ['false', specs.no],
  ] as const
  return <LabelledSelect label={label} name={name} value={value} choices={choices} />
}

function AddedFigure({
  row,
  choices,
}: {
  row: number
  choices: readonly (readonly [string, string])[]
}) {
  const { figures } = useProductFormMessages()
  return (
    <>
      <LabelledSelect
        label={format(figures.added, { row })}
        name={addedKeyField(row)}
        choices={choices}
      />
      <LabelledField
        label={format(figures.value, { row })}
        name={addedValueField(row)}
        autoComplete="off"
      />
    </>
  )
}

interface FiguresFieldProps {
  readonly typed: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

/** The figures of a product, each in a field with its name and unit, and rows for those that it lacks. */
export function FiguresField({ typed: text, hint, problem }: FiguresFieldProps) {
  const messages = useProductStaffMessages()
  const { figures } = useProductFormMessages()
  const labelOf = useFigureLabel()
  const present = figuresIn(text)
  const byLabel = new Map(addableFigures(present).map((key) => [labelOf(key), key]))
  const addable = [...byLabel].map(([label, key]) => [key, label] as const)
  const sorted = addable.toSorted(([, one], [, other]) => one.localeCompare(other))
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="float-left font-semibold sm:col-span-2">{messages.fields.specs}</legend>
      {hint && <p className="text-soft-ink text-sm sm:col-span-2">{hint}</p>}
      {problem && (
        <p role="alert" className="text-bad text-sm sm:col-span-2">
          {problem}
        </p>
      )}
      {present.map((figure) => (
        <Figure key={figure.key} figure={figure} />
      ))}
      {addedRows.map((row) => (
        <AddedFigure key={row} row={row} choices={[['', figures.none], ...sorted]} />
      ))}
    </fieldset>
  )
}
