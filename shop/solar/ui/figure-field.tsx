import { useLocale } from '#design/messages-context.tsx'
import { numberMarks } from '#kernel/locale.ts'
import type { FieldFault } from '../calculator/calculation-form.input.ts'
import { fieldId } from '../calculator/figure.rules.ts'
import { useSolarMessages } from './solar-messages.tsx'

interface FigureFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly fault?: FieldFault | undefined
  readonly hint?: string
  readonly className?: string
  /** True where a wide screen shows a column heading. */
  readonly isInTable?: boolean
}

/** A figure as it is typed in this language: ungrouped, so that it can be read back. */
export function useTyped(): (value: number) => string {
  const { decimal } = numberMarks[useLocale()]
  return (value) => String(value).replace('.', decimal)
}

/** A field for a localised number, with its error below. */
export function FigureField({
  name,
  label,
  value,
  fault,
  hint,
  className = '',
  isInTable = false,
}: FigureFieldProps) {
  const messages = useSolarMessages().faults
  const id = fieldId(name)
  const notes = [hint && `${id}-pista`, fault && `${id}-falta`].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label
        htmlFor={id}
        className={`block text-sm text-soft-ink ${isInTable ? 'md:sr-only' : ''}`}
      >
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={fault ? true : undefined}
        aria-describedby={notes || undefined}
        className={`figures min-h-11 w-full rounded-field border bg-raised px-3 text-ink ${fault ? 'border-2 border-bad' : 'border-soft-ink'}`}
      />
      {hint && (
        <p id={`${id}-pista`} className="mt-1 text-sm text-soft-ink">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-falta`} className="mt-1 text-sm font-semibold text-bad">
          {label}. {messages[fault]}
        </p>
      )}
    </div>
  )
}
