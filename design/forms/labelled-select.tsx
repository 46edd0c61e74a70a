import { noChoice } from '#kernel/text/text-input.ts'
import { fieldBox } from './field-box.ts'
import { FieldFrame, type FieldNotes } from './field-frame.tsx'

interface LabelledSelectProps extends FieldNotes {
  readonly label: string
  readonly name: string
  readonly value?: string | undefined
  readonly choices: readonly (readonly [value: string, text: string])[]
}

/** A select with its label above it; an empty choice is sent as `noChoice`. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, name, value, choices, hint, fold, problem, refused } = props
  const wordsOf = (stored: string) =>
    choices.find(([choice]) => (choice || noChoice) === (stored || noChoice))?.[1] ?? stored
  return (
    <FieldFrame {...{ name, label, hint, fold, problem, refused, wordsOf }}>
      {(ties) => (
        <select
          {...ties}
          name={name}
          defaultValue={value || noChoice}
          className={`min-h-12 ${fieldBox}`}
        >
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice || noChoice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
