import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ProblemCode } from '../../sign-in/account-form.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  readonly label: string
  readonly problem?: ProblemCode | undefined
  readonly hint?: ReactNode
  /** At the end of the input, inside its frame. */
  readonly end?: ReactNode
}

/** A field with its label above and its error below. */
export function Field({ label, problem, hint, end, ...input }: FieldProps) {
  const messages = useAccountMessages().problems
  const id = useId()
  const described = [hint ? `${id}-hint` : null, problem ? `${id}-problem` : null]
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div
        className={`flex min-h-12 items-stretch overflow-hidden rounded-field border bg-paper has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-[var(--focus)] has-[input:focus-visible]:outline-offset-2 has-[input:read-only]:bg-sunk ${problem ? 'border-bad' : 'border-soft-ink'}`}
      >
        <input
          {...input}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className="w-full min-w-0 bg-transparent px-3 outline-none"
        />
        {end}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-soft-ink text-sm">
          {hint}
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-bad text-sm">
          {messages[problem]}
        </p>
      )}
    </div>
  )
}
