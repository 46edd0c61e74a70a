import { type ComponentProps, useId } from 'react'

interface LabelledFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
}

/** A field with its label above it and what is wrong with it below. */
export function LabelledField({ label, hint, problem, ...input }: LabelledFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
        className={`min-h-12 w-full rounded-field border bg-paper px-3 ${problem ? 'border-bad' : 'border-soft-ink'}`}
      />
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
    </div>
  )
}
