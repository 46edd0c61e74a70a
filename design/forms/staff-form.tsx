import { createContext, type ReactNode, useContext } from 'react'
import { useNavigation } from 'react-router'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { ButtonLook } from '../button.tsx'
import { LabelledField } from './labelled-field.tsx'
import { LabelledSelect } from './labelled-select.tsx'
import { FormButton, PanelForm } from './panel-form.tsx'
import { OwnRefusalProvider, useEntered, useRefusalOf } from './refusal-context.ts'

/** The idempotency key that a page's forms carry: a form sent twice takes effect once. */
const IdempotencyKey = createContext('')
export const IdempotencyKeyProvider = IdempotencyKey.Provider

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
  /** The server shows what would happen before it does it, with and without scripts. */
  readonly asksFirst?: boolean
  /** The stored values it shows, by the names of its fields: what others change meanwhile is not undone by it. */
  readonly seen?: FormValues
  /** Of those, what somebody else changed too. */
  readonly crossed?: FormValues | undefined
}

const lookOf = ({ isGrave, isNext }: StaffFormProps): ButtonLook =>
  isGrave ? 'grave' : isNext ? 'sun' : 'plain'

const hidden: readonly string[] = [
  ...['intent', 'form', 'attempt', 'asks', 'to', 'vuelta', 'seen', 'emailsSeen'],
]

/** Whether somebody typed something that could be lost. */
export const hasText = (entered: Readonly<Record<string, string>>) =>
  Object.entries(entered).some(([name, value]) => value !== '' && !hidden.includes(name))

/** One action of staff: its fields and its button; a refusal is shown beside its field, else below the button. */
export function StaffForm(props: StaffFormProps) {
  const {
    intent,
    button,
    children,
    action,
    name = intent,
    asksFirst = false,
    seen,
    crossed,
  } = props
  const attempt = useContext(IdempotencyKey)
  const isBusy = useNavigation().state !== 'idle'
  const refusal = useRefusalOf(name)
  const isRefused = refusal !== null && refusal.text !== ''
  return (
    <PanelForm
      problem={isRefused && (refusal.field !== '' || refusal.text)}
      isPreviewed={refusal !== null && !isRefused && hasText(refusal.entered)}
      {...{ ...(action && { action }), ...(seen && { seen, crossed }) }}
      className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="attempt" value={attempt} />
      {asksFirst && <input type="hidden" name="asks" value="first" />}
      <OwnRefusalProvider value={refusal}>{children}</OwnRefusalProvider>
      <FormButton disabled={isBusy} look={lookOf(props)} className="justify-self-start">
        {button}
      </FormButton>
    </PanelForm>
  )
}

interface StaffTextProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly hint?: string
  readonly fold?: string | undefined
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
  readonly hint?: string
  readonly fold?: string | undefined
}

export function StaffSelect({ value, ...field }: StaffSelectProps) {
  const entered = useEntered(field.name, value)
  return <LabelledSelect {...field} value={entered.value} problem={entered.problem} />
}
