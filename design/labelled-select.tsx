import { useId } from 'react'

interface LabelledSelectProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, text: string])[]
}

/** A choice with its label above it. */
export function LabelledSelect({ label, name, value, choices }: LabelledSelectProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-12 w-full rounded-field border border-soft-ink bg-paper px-3"
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
