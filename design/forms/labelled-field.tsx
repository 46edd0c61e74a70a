import type { ComponentProps } from 'react'
import { fieldBox } from './field-box.ts'
import { FieldFrame, type FieldNotes } from './field-frame.tsx'

interface LabelledFieldProps extends ComponentProps<'input'>, FieldNotes {
  readonly label: string
}

/** A field with its label above and its error below. */
export function LabelledField(props: LabelledFieldProps) {
  const { id, label, hint, fold, problem, refused, className = '', ...input } = props
  return (
    <FieldFrame
      id={id}
      name={input.name}
      label={label}
      hint={hint}
      fold={fold}
      problem={problem}
      refused={refused}
    >
      {(ties) => <input {...input} {...ties} className={`min-h-12 ${fieldBox} ${className}`} />}
    </FieldFrame>
  )
}
