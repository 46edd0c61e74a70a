import type { ComponentProps } from 'react'
import { fieldBox } from './field-box.ts'
import { FieldFrame, type FieldNotes } from './field-frame.tsx'

interface LongFieldProps extends ComponentProps<'textarea'>, FieldNotes {
  readonly label: string
}

/** A text area with its error below. */
export function LongField(props: LongFieldProps) {
  const { label, hint, fold, problem, refused, className = '', ...area } = props
  return (
    <FieldFrame
      name={area.name}
      label={label}
      hint={hint}
      fold={fold}
      problem={problem}
      refused={refused}
    >
      {(ties) => (
        <textarea rows={3} {...area} {...ties} className={`py-2 ${fieldBox} ${className}`} />
      )}
    </FieldFrame>
  )
}
