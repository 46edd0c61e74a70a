import type { ComponentProps } from 'react'
import { LabelledField } from '#design/forms/labelled-field.tsx'

interface ProofTextProps extends Omit<ComponentProps<typeof LabelledField>, 'defaultValue'> {
  readonly value?: string | undefined
}

/** A text of a transfer or of its settings; browsers have nothing to suggest for it. */
export function ProofText({ value, ...field }: ProofTextProps) {
  return <LabelledField maxLength={120} autoComplete="off" {...field} defaultValue={value} />
}
