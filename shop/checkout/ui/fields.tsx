import type { ComponentProps, ReactNode } from 'react'
import { fieldBox } from '#design/forms/field-box.ts'
import { FieldFrame, type FieldTies } from '#design/forms/field-frame.tsx'
import { noChoice } from '#kernel/text/text-input.ts'
import { useFieldState } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

type ProblemMessages = Readonly<Record<string, string>>

function useProblem(name: string): string | undefined {
  const messages = useCheckoutMessages().problems as ProblemMessages
  const { code } = useFieldState(name)
  return code === null ? undefined : (messages[code] ?? code)
}

export function ProblemOf({ name }: { name: string }) {
  const problem = useProblem(name)
  if (problem === undefined) return null
  return (
    <p id={`${name}-problem`} className="text-bad text-sm">
      {problem}
    </p>
  )
}

interface FrameProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly isOptional?: boolean | undefined
  readonly children: (ties: FieldTies) => ReactNode
}

/** A field of the checkout: its id is its name, to which the summary of problems links. */
function Frame({ name, label, hint, isOptional, children }: FrameProps) {
  const messages = useCheckoutMessages()
  const problem = useProblem(name)
  return (
    <FieldFrame
      id={name}
      label={
        <>
          {label}
          {isOptional && <span className="font-normal text-soft-ink"> ({messages.optional})</span>}
        </>
      }
      hint={hint}
      problem={problem}
    >
      {children}
    </FieldFrame>
  )
}

interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  /** A placeholder for the stored value, which is not sent to the browser. */
  readonly isSecret?: boolean
}

export function TextField({ name, label, hint, isOptional, isSecret, ...input }: TextFieldProps) {
  const { value } = useFieldState(name)
  return (
    <Frame name={name} label={label} hint={hint} isOptional={isOptional}>
      {(ties) => (
        <input
          maxLength={200}
          {...input}
          {...ties}
          name={name}
          defaultValue={value}
          data-secret={isSecret || undefined}
          aria-required={!isOptional}
          className={`min-h-12 ${fieldBox}`}
        />
      )}
    </Frame>
  )
}

type DeliveryMessages = ReturnType<typeof useCheckoutMessages>['delivery']
type Label = {
  [Name in keyof DeliveryMessages]: DeliveryMessages[Name] extends string ? Name : never
}[keyof DeliveryMessages]

interface DeliveryFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly name: Label
  /** Name of its message, where it is not the field's own. */
  readonly label?: Label
}

/** A text field of a delivery; its label and hint are messages of the same name. */
export function DeliveryField({ name, label = name, ...field }: DeliveryFieldProps) {
  const messages: Readonly<Record<string, unknown>> = useCheckoutMessages().delivery
  const [text, hint] = [messages[label], messages[`${label}Hint`]] as string[]
  return <TextField autoComplete="off" name={name} label={text ?? ''} hint={hint} {...field} />
}

interface OptionsProps {
  readonly of: readonly { readonly code: string; readonly name: string }[]
}

export const Options = ({ of }: OptionsProps) =>
  of.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

interface SelectFieldProps extends Pick<ComponentProps<'select'>, 'autoComplete' | 'onChange'> {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

export function SelectField({ name, label, hint, children, ...select }: SelectFieldProps) {
  const messages = useCheckoutMessages()
  const { value } = useFieldState(name)
  return (
    <Frame name={name} label={label} hint={hint}>
      {(ties) => (
        <select
          {...select}
          {...ties}
          name={name}
          defaultValue={value || noChoice}
          aria-required
          className={`min-h-12 ${fieldBox}`}
        >
          <option value={noChoice}>{messages.choose}</option>
          {children}
        </select>
      )}
    </Frame>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  /** True where the title of the group is the label. */
  readonly isTitled?: boolean
  readonly options: readonly {
    readonly value: string
    readonly text: string
    readonly hint?: string
  }[]
}

/** A choice among a few visible options. */
export function ChoiceField({ name, label, isTitled = false, options }: ChoiceProps) {
  const { value, code } = useFieldState(name)
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={code ? `${name}-problem` : undefined}
      aria-invalid={code !== null}
    >
      <legend className={isTitled ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{label}</legend>
      {options.map((option, at) => (
        <label
          key={option.value}
          className={`flex min-h-12 cursor-pointer items-start gap-3 rounded-field border bg-paper p-3 has-checked:border-ink has-checked:bg-raised ${code ? 'border-bad' : 'border-line'}`}
        >
          <input
            type="radio"
            id={at === 0 ? name : undefined}
            name={name}
            value={option.value}
            defaultChecked={value === option.value}
            className="mt-0.5 size-5 shrink-0 accent-[var(--ink)]"
          />
          <span className="min-w-0">
            {option.text}
            {option.hint && <span className="block text-soft-ink text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
      <ProblemOf name={name} />
    </fieldset>
  )
}

interface TickProps {
  readonly name: string
  readonly value: string
  readonly children: ReactNode
  readonly hint?: string
}

export function TickField({ name, value, children, hint }: TickProps) {
  const { value: current, code } = useFieldState(name)
  const described = [hint && `${name}-hint`, code && `${name}-problem`].filter(Boolean)
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          id={name}
          name={name}
          value={value}
          defaultChecked={current === value}
          aria-invalid={code !== null}
          aria-describedby={described.join(' ') || undefined}
          className="mt-0.5 size-5 shrink-0 accent-[var(--ink)]"
        />
        <span className="min-w-0">
          {children}
          {hint && (
            <span id={`${name}-hint`} className="block text-soft-ink text-sm">
              {hint}
            </span>
          )}
        </span>
      </label>
      <ProblemOf name={name} />
    </div>
  )
}

/** A group of fields with a heading. */
export function FieldGroup({ title, text, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <legend className="contents">
        <span className="block font-bold font-display text-xl">{title}</span>
      </legend>
      {text && <p className="-mt-2 text-soft-ink text-sm">{text}</p>}
      {children}
    </fieldset>
  )
}

interface GroupProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}
