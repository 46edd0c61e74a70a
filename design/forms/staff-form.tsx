import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ButtonLook } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { LabelledField } from './labelled-field.tsx'
import { LabelledSelect } from './labelled-select.tsx'
import { FormButton, PanelForm } from './panel-form.tsx'
import { OwnRefusalProvider, useEntered, useRefusalOf } from './refusal-context.ts'

/** The idempotency key that a page's forms carry: a form sent twice takes effect once. */
const IdempotencyKey = createContext('')
export const IdempotencyKeyProvider = IdempotencyKey.Provider

export interface Question {
  readonly title: string
  readonly text: string
  readonly cancel: string
  readonly confirm: string
}

interface StaffFormProps {
  readonly intent: string
  /** Tells two forms with the same intent apart. */
  readonly name?: string
  readonly button: string
  readonly children?: ReactNode
  /** Where the form is sent when that is not the current page. */
  readonly action?: string
  /** Red, for destructive actions. */
  readonly isGrave?: boolean
  /** The next step of the page. */
  readonly isNext?: boolean
  /** The confirmation before an action that cannot be undone; may depend on what was entered. */
  readonly question?: Question | ((entered: FormData) => Question)
}

const lookOf = ({ isGrave, isNext }: StaffFormProps): ButtonLook =>
  isGrave ? 'grave' : isNext ? 'sun' : 'plain'

/** Asks before the form is sent; without scripts the form is sent at once. */
function useQuestion(question: StaffFormProps['question']) {
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [asked, setAsked] = useState<Question | null>(null)
  const ask = (event: { preventDefault: () => void }) => {
    if (!question || isSure.current || !form.current) return
    event.preventDefault()
    setAsked(typeof question === 'function' ? question(new FormData(form.current)) : question)
  }
  const confirm = () => {
    setAsked(null)
    isSure.current = true
    form.current?.requestSubmit()
    isSure.current = false
  }
  return { form, ask, confirm, asked, cancel: () => setAsked(null) }
}

/** One action of staff: its fields and its button; a refusal is shown beside its field and below the button. */
export function StaffForm(props: StaffFormProps) {
  const { intent, button, children, action, name = intent } = props
  const attempt = useContext(IdempotencyKey)
  const isBusy = useNavigation().state !== 'idle'
  const { form, ask, confirm, asked, cancel } = useQuestion(props.question)
  const refusal = useRefusalOf(name)
  return (
    <PanelForm
      ref={form}
      problem={refusal?.text}
      {...(action && { action })}
      onSubmit={ask}
      className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="attempt" value={attempt} />
      <OwnRefusalProvider value={refusal}>{children}</OwnRefusalProvider>
      <FormButton disabled={isBusy} look={lookOf(props)} className="justify-self-start">
        {button}
      </FormButton>
      {asked && (
        <ConfirmDialog
          title={asked.title}
          text={asked.text}
          cancelLabel={asked.cancel}
          confirmLabel={asked.confirm}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
    </PanelForm>
  )
}

interface StaffTextProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'date'
}

export function StaffText({ value, isRequired, ...field }: StaffTextProps) {
  const entered = useEntered(field.name, value)
  return (
    <LabelledField
      {...field}
      defaultValue={entered.value}
      problem={entered.problem}
      required={isRequired}
      maxLength={1_000}
    />
  )
}

interface StaffSelectProps {
  readonly label: string
  readonly name: string
  readonly value?: string | undefined
  readonly choices: readonly (readonly [value: string, text: string])[]
}

export function StaffSelect({ value, ...field }: StaffSelectProps) {
  const entered = useEntered(field.name, value)
  return <LabelledSelect {...field} value={entered.value} problem={entered.problem} />
}
