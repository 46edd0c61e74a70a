import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { type FieldName, fieldOf } from '../../fields/product-fields.rules.ts'
import { useProductStaffMessages } from '../../ui/use-messages.ts'
import { FiguresField } from './figures-field.tsx'
import { type OfferedPart, PartsField } from './parts-field.tsx'
import { useValueText } from './use-value-text.ts'

interface ProductFieldProps {
  readonly name: FieldName
  readonly typed: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  /** Chosen in the same form; null where it is not known. */
  readonly category?: string | null
  /** What a kit may hold, to be chosen by name. */
  readonly offered?: readonly OfferedPart[]
}

function Lines({ name, typed: input, hint, problem }: ProductFieldProps) {
  const messages = useProductStaffMessages()
  return (
    <LongField
      label={messages.fields[name]}
      name={name}
      defaultValue={input}
      rows={5}
      spellCheck
      hint={hint}
      problem={problem}
    />
  )
}

function Choice({ name, typed: input, hint, problem }: ProductFieldProps) {
  const messages = useProductStaffMessages()
  const textOf = useValueText()
  const { options = [] } = fieldOf(name)
  return (
    <LabelledSelect
      label={messages.fields[name]}
      name={name}
      value={input}
      choices={options.map((option) => [option, textOf(name, option)])}
      hint={hint}
      problem={problem}
    />
  )
}

function Tick({ name, typed: typedText, hint, problem }: ProductFieldProps) {
  const messages = useProductStaffMessages()
  return (
    <div>
      <CheckField
        name={name}
        value="true"
        defaultChecked={typedText === 'true'}
        label={messages.fields[name]}
        {...(hint && { hint })}
      />
      {problem && <p className="text-bad text-sm">{problem}</p>}
    </div>
  )
}

/** The form control of a field, by its kind. */
export function ProductField(props: ProductFieldProps) {
  const messages = useProductStaffMessages()
  const { name, typed: input, hint, problem } = props
  const { kind, isNeeded = false } = fieldOf(name)
  if (kind === 'flag') return <Tick {...props} />
  if (kind === 'choice') return <Choice {...props} />
  if (kind === 'figures')
    return <FiguresField typed={input} category={props.category} hint={hint} problem={problem} />
  if (kind === 'parts')
    return <PartsField typed={input} hint={hint} problem={problem} offered={props.offered ?? []} />
  if (kind === 'long') return <Lines {...props} />
  return (
    <LabelledField
      label={messages.fields[name]}
      name={name}
      defaultValue={input}
      required={isNeeded}
      inputMode={kind === 'decimal' ? 'decimal' : kind === 'whole' ? 'numeric' : 'text'}
      autoComplete="off"
      hint={hint}
      problem={problem}
    />
  )
}
