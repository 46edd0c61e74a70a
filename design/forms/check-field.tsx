import { type ComponentProps, type ReactNode, useId } from 'react'
import { useCrossed } from './validity/crossed-fields.ts'
import { useFieldTexts, useLack } from './validity/field-validity.ts'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode
  readonly hint?: string
  readonly problem?: string | undefined
}

/** A box to tick, its label and hint beside it and its error below. */
export function CheckField({ label, hint, problem: refused, ...input }: CheckFieldProps) {
  const id = useId()
  const { ticked } = useFieldTexts()
  const crossed = useCrossed(input.name, (value) => (value === 'on' ? ticked : ''))
  const problem = useLack(input.name) ?? refused ?? crossed
  const ties = problem ? { 'aria-invalid': true, 'aria-describedby': id, autoFocus: true } : {}
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input {...input} {...ties} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-ink" />
        <span className="min-w-0">
          {label}
          {hint && <span className="block text-soft-ink text-sm">{hint}</span>}
        </span>
      </label>
      {problem && (
        <p id={id} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </>
  )
}
