import { noChoice } from '#kernel/text/text-input.ts'

export const selectLook =
  'min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-raised px-3 text-ink'

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
}

/** One of few values, chosen from a list; an empty one is sent as `noChoice`. */
export function Choice<Value extends string>({ name, label, value, options }: ChoiceProps<Value>) {
  return (
    <label className="grid content-start text-sm text-soft-ink">
      {label}
      <select name={name} defaultValue={value || noChoice} className={`${selectLook} text-base`}>
        {(Object.keys(options) as Value[]).map((one) => (
          <option key={one} value={one || noChoice}>
            {options[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
