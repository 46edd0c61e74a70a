import { type ComponentProps, useId } from 'react'

interface LongFieldProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
}

/** Several lines of text, with what is wrong with them below. */
export function LongField({ label, hint, problem, className = '', ...area }: LongFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
        className={`w-full rounded-field border bg-paper px-3 py-2 ${problem ? 'border-bad' : 'border-soft-ink'} ${className}`}
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
