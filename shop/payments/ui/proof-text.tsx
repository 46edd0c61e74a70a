import type { ComponentProps } from 'react'

interface ProofTextProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string | undefined
  /** Distinguishes fields of the same name in several forms of a page. */
  readonly of?: string
}

/** A labelled text field; its input is saved across reloads. */
export function ProofText({ name, label, hint, value, of = 'proof', ...rest }: ProofTextProps) {
  const id = `${of}-${name}`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        maxLength={120}
        {...rest}
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-paper px-3 py-2"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft-ink text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
