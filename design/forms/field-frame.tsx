import { type ReactNode, useId } from 'react'
import { useRefusal } from './use-refusal.ts'
import { useCrossed } from './validity/crossed-fields.ts'
import { useLack } from './validity/field-validity.ts'

export interface FieldNotes {
  readonly hint?: ReactNode
  /** What the hint is folded behind, where there is little room. */
  readonly fold?: string | undefined
  /** What is wrong with what the field holds now. */
  readonly problem?: string | undefined
  /** What the server found wrong with what was sent: it is gone as soon as the field changes. */
  readonly refused?: string | undefined
}

/** What links a field to its label, its hint and its error. */
export interface FieldTies {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  /** A page without scripts leads to the first of them. */
  readonly autoFocus: boolean
}

interface FieldFrameProps extends FieldNotes {
  /** For a form that refers to its fields; otherwise one is made. */
  readonly id?: string | undefined
  /** For what the form around it finds missing. */
  readonly name?: string | undefined
  readonly label: ReactNode
  /** What a stored value is called. */
  readonly wordsOf?: (value: string) => string
  readonly children: (ties: FieldTies) => ReactNode
}

function Hint({
  id,
  fold,
  children,
}: {
  id: string
  fold?: string | undefined
  children: ReactNode
}) {
  const text = (
    <p id={id} className="text-soft-ink text-sm">
      {children}
    </p>
  )
  if (fold === undefined) return text
  return (
    <details>
      <summary className="opens min-h-11 text-soft-ink text-sm lg:min-h-6!">{fold}</summary>
      {text}
    </details>
  )
}

/** A label above a field, its hint and its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, children } = props
  const refusal = useRefusal(props.refused)
  const lack = useLack(props.name)
  const crossed = useCrossed(props.name, props.wordsOf)
  const problem = lack ?? props.problem ?? refusal.problem ?? crossed
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div ref={refusal.box} onInput={refusal.onInput} className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
        autoFocus: problem !== undefined,
      })}
      {hint && (
        <Hint id={`${id}-hint`} fold={props.fold}>
          {hint}
        </Hint>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
