import type { ReactNode } from 'react'

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** The ids for `aria-describedby`. */
export const describedBy = (id: string, hint?: string, problem?: string): string | undefined =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

export const fieldLook = (problem: string | undefined): string =>
  `min-h-11 w-full min-w-0 rounded-field border bg-paper px-3 py-2 ${problem ? 'border-bad' : 'border-soft-ink'}`

/** A field with its label above and its error below. */
export function Labelled({ id, label, hint, problem, children }: LabelledProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
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
