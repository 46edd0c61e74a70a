import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { format } from '#kernel/messages.ts'
import { isChosen, mayBeOther, specChoices } from '../../fields/spec-choices.rules.ts'
import { isKnownSpec } from '../../fields/specs.rules.ts'
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
  choosableFigures,
  figureField,
  figuresIn,
  otherField,
  type TypedFigure,
} from '../figures/figures-form.rules.ts'
import { useFigureLabel } from './use-figure-label.ts'

/** A figure that is one of few, or yes or no: its words, never its code. */
function ChosenFigure({ figure: { key, value } }: { figure: TypedFigure }) {
  const { specs } = useCatalogueMessages()
  const { figures } = useProductFormMessages()
  const label = useFigureLabel()(key)
  const shown: Readonly<Record<string, string>> = specs.values
  const known = isKnownSpec(key) ? specChoices[key] : undefined
  const options: readonly (readonly [string, string])[] = known
    ? [...new Set([...known, value])].filter(Boolean).map((code) => [code, shown[code] ?? code])
    : [
        ['true', specs.yes],
        ['false', specs.no],
      ]
  return (
    <div className="grid min-w-0 content-start gap-1">
      <LabelledSelect
        label={label}
        name={figureField(key)}
        value={value}
        choices={[['', figures.noValue], ...options]}
        hint={figures.hints[key]}
      />
      {known && isKnownSpec(key) && mayBeOther(key) && (
        <details>
          <summary className="opens min-h-9 text-sm">{figures.other}</summary>
          <LabelledField
            label={format(figures.otherValue, { label })}
            name={otherField(key)}
            autoComplete="off"
          />
        </details>
      )}
    </div>
  )
}

function Figure({ figure }: { figure: TypedFigure }) {
  const { key, value } = figure
  const { figures } = useProductFormMessages()
  const label = useFigureLabel()(key)
  const isFlag = value === 'true' || value === 'false'
  if (isFlag || (isKnownSpec(key) && isChosen(key))) return <ChosenFigure figure={figure} />
  return (
    <LabelledField
      label={label}
      name={figureField(key)}
      defaultValue={value}
      autoComplete="off"
      hint={figures.hints[key]}
    />
  )
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
  /** The one chosen in the form; null where it is not known, and all figures are offered. */
  readonly category?: string | null | undefined
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

/** The figures of a product, each in a field with its name and unit, and fields for those that it lacks. */
export function FiguresField({ typed: text, category = null, hint, problem }: FiguresFieldProps) {
  const messages = useProductStaffMessages()
  const { figures } = useProductFormMessages()
  const labelOf = useFigureLabel()
  const present = figuresIn(text)
  const addable = addableFigures(present, labelOf, category)
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
      <details className="grid gap-4 sm:col-span-2">
        <summary className="opens min-h-11 font-semibold text-sm">{figures.choices}</summary>
        <div className="grid gap-4 sm:grid-cols-2">
          {choosableFigures(present, category).map((key) => (
            <ChosenFigure key={key} figure={{ key, value: '' }} />
          ))}
        </div>
      </details>
      {addedRows.map((row) => (
        <AddedFigure key={row} row={row} choices={[['', figures.none], ...sorted]} />
      ))}
    </fieldset>
  )
}
