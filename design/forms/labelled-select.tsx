import { FieldFrame, type FieldNotes, fieldBox } from './field-frame.tsx'

interface LabelledSelectProps extends FieldNotes {
  readonly label: string
  readonly name: string
  readonly value?: string | undefined
  readonly choices: readonly (readonly [value: string, text: string])[]
}

/** A select with its label above it. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, name, value, choices, hint, problem } = props
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(ties) => (
        <select
          {...ties}
          name={name}
          defaultValue={value}
          className={`min-h-12 ${fieldBox(problem)}`}
        >
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
