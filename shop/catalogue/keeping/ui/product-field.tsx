import { useId } from 'react'
import { LabelledField } from '#design/labelled-field.tsx'
import { categories } from '../../product.rules.ts'
import { availabilities, type FieldName, fieldOf } from '../fields.rules.ts'
import { useProductStaffWords } from './use-staff-words.ts'
import { useValueText } from './use-value-text.ts'

interface ProductFieldProps {
  readonly name: FieldName
  readonly typed: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

const box = (problem?: string) =>
  `w-full rounded-field border bg-paper px-3 ${problem ? 'border-bad' : 'border-soft-ink'}`

function Below({
  id,
  hint,
  problem,
}: Pick<ProductFieldProps, 'hint' | 'problem'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-soft-ink text-sm">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </>
  )
}

const described = (id: string, { hint, problem }: Pick<ProductFieldProps, 'hint' | 'problem'>) =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

function Lines(props: ProductFieldProps) {
  const { name, typed, problem } = props
  const words = useProductStaffWords()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {words.fields[name]}
      </label>
      <textarea
        id={id}
        name={name}
        defaultValue={typed}
        rows={fieldOf(name).kind === 'long' ? 5 : 8}
        spellCheck={fieldOf(name).kind === 'long'}
        aria-invalid={problem !== undefined}
        aria-describedby={described(id, props)}
        className={`${box(problem)} py-2 ${fieldOf(name).kind === 'long' ? '' : 'font-mono text-sm'}`}
      />
      <Below id={id} {...props} />
    </div>
  )
}

function Choice(props: ProductFieldProps) {
  const { name, typed, problem } = props
  const words = useProductStaffWords()
  const textOf = useValueText()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {words.fields[name]}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={typed}
        aria-describedby={described(id, props)}
        className={`${box(problem)} min-h-12`}
      >
        {(name === 'category' ? categories : availabilities).map((option) => (
          <option key={option} value={option}>
            {textOf(name, option)}
          </option>
        ))}
      </select>
      <Below id={id} {...props} />
    </div>
  )
}

function Tick({ name, typed, problem }: ProductFieldProps) {
  const words = useProductStaffWords()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={typed === 'true'}
          className="size-5"
        />
        {words.fields[name]}
      </label>
      {problem && <p className="text-bad text-sm">{problem}</p>}
    </div>
  )
}

/** One field of the form of a product, as its kind wants it. */
export function ProductField(props: ProductFieldProps) {
  const words = useProductStaffWords()
  const { name, typed, hint, problem } = props
  const { kind, isNeeded = false } = fieldOf(name)
  if (kind === 'flag') return <Tick {...props} />
  if (kind === 'choice') return <Choice {...props} />
  if (['long', 'figures', 'parts'].includes(kind)) return <Lines {...props} />
  return (
    <LabelledField
      label={words.fields[name]}
      name={name}
      defaultValue={typed}
      required={isNeeded}
      inputMode={kind === 'decimal' ? 'decimal' : kind === 'whole' ? 'numeric' : 'text'}
      autoComplete="off"
      {...(hint ? { hint } : {})}
      problem={problem}
    />
  )
}
