import type { ComponentProps, ReactNode } from 'react'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode
  readonly hint?: string
}

/** A box to tick, its label and hint beside it. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input {...input} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-ink" />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-soft-ink text-sm">{hint}</span>}
      </span>
    </label>
  )
}
