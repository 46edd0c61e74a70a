import type { ComponentProps, ReactNode } from 'react'
import { useFieldState } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

type ProblemMessages = Readonly<Record<string, string>>

interface LabelledProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly children: ReactNode
}

/** Ids of hint and problem, for screen readers. */
const describedBy = (name: string, hint: ReactNode, code: string | null) =>
  [hint ? `${name}-hint` : '', code ? `${name}-problem` : ''].filter(Boolean).join(' ') || undefined

export function ProblemOf({ name }: { name: string }) {
  const messages = useCheckoutMessages().problems as ProblemMessages
  const { code } = useFieldState(name)
  if (code === null) return null
  return (
    <p id={`${name}-problem`} className="text-bad text-sm">
      {messages[code] ?? code}
    </p>
  )
}

function Labelled({ name, label, hint, isOptional = false, children }: LabelledProps) {
  const messages = useCheckoutMessages()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
        {isOptional && <span className="font-normal text-soft-ink"> ({messages.optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="text-soft-ink text-sm">
          {hint}
        </p>
      )}
      <ProblemOf name={name} />
    </div>
  )
}

const frame = (code: string | null) =>
  `min-h-12 w-full min-w-0 rounded-field border bg-paper px-3 ${code ? 'border-bad' : 'border-soft-ink'}`

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
  const { value, code } = useFieldState(name)
  return (
    <Labelled name={name} label={label} hint={hint} isOptional={isOptional ?? false}>
      <input
        maxLength={200}
        {...input}
        id={name}
        name={name}
        defaultValue={value}
        data-secret={isSecret || undefined}
        aria-required={!isOptional}
        aria-invalid={code !== null}
        aria-describedby={describedBy(name, hint, code)}
        className={frame(code)}
      />
    </Labelled>
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
  const { value, code } = useFieldState(name)
  return (
    <Labelled name={name} label={label} hint={hint}>
      <select
        {...select}
        id={name}
        name={name}
        defaultValue={value}
        aria-required
        aria-invalid={code !== null}
        aria-describedby={describedBy(name, hint, code)}
        className={frame(code)}
      >
        <option value="">{messages.choose}</option>
        {children}
      </select>
    </Labelled>
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
          aria-describedby={describedBy(name, hint, code)}
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
