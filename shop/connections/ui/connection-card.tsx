import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { formatDateTime } from '#kernel/time.ts'
import { forgetField } from '../connection-form.input.ts'
import {
  type ConnectionField,
  type ConnectionForm,
  connectionFormData,
  fieldsOf,
  type ShownConnection,
  type Variables,
} from '../connection-forms.rules.ts'
import { useConnectionMessages } from './use-messages.ts'

interface FieldProps {
  readonly field: ConnectionField
  readonly value: string
  readonly isStored: boolean
  readonly problem: string | undefined
}

function Secret({ field: { name }, value, isStored, problem }: FieldProps) {
  const messages = useConnectionMessages()
  const label = messages.fields[name as keyof typeof messages.fields]
  return (
    <div className="grid content-start gap-1">
      <LabelledField
        type="password"
        autoComplete="new-password"
        name={name}
        label={label}
        defaultValue={value}
        maxLength={500}
        problem={problem}
        hint={isStored ? messages.set : undefined}
      />
      {isStored && (
        <CheckField name={forgetField(name)} label={format(messages.forget, { field: label })} />
      )}
    </div>
  )
}

function Field(props: FieldProps) {
  const messages = useConnectionMessages()
  const { field, value, problem } = props
  const { name, kind, choices = [], usual } = field
  if (kind === 'secret') return <Secret {...props} />
  const label = messages.fields[name as keyof typeof messages.fields]
  const nameOf = (choice: string) => messages.choices[choice as keyof typeof messages.choices]
  if (kind === 'choice')
    return (
      <LabelledSelect
        name={name}
        label={label}
        value={value || usual}
        problem={problem}
        choices={choices.map((choice) => [choice, nameOf(choice || 'none')])}
      />
    )
  const shared = { name, label, problem, autoComplete: 'off', spellCheck: false }
  return kind === 'long' ? (
    <div className="sm:col-span-2 xl:col-span-3">
      <LongField {...shared} defaultValue={value.replaceAll(',', '\n')} maxLength={4000} />
    </div>
  ) : (
    <LabelledField
      {...shared}
      defaultValue={value || usual}
      maxLength={500}
      hint={messages.hints[name as keyof typeof messages.hints]}
    />
  )
}

/** A service that the environment connects: what may be seen of it. */
function FromEnvironment({ connection }: { connection: ShownConnection }) {
  const messages = useConnectionMessages()
  const values = Object.entries(connection.values).filter(([, value]) => value !== '')
  return (
    <>
      <p>{messages.inEnvironment}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {values.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft-ink">
              {messages.fields[name as keyof typeof messages.fields]}
            </dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-soft-ink text-sm">
        <summary className="min-h-9 cursor-pointer py-1.5">{messages.environmentNames}</summary>
        <p className="wrap-anywhere">{connection.inEnvironment.join(', ')}</p>
      </details>
    </>
  )
}

export interface ConnectionProblem {
  /** What was typed, so that nothing of it is lost. */
  readonly entered: Variables
  readonly fields: readonly string[]
  /** Empty where only somebody else's change stands in the way. */
  readonly text: string
  /** What is stored now, and what of it somebody else changed too. */
  readonly seen: FormValues
  readonly crossed: FormValues
}

interface ConnectionCardProps {
  readonly connection: ShownConnection
  readonly problem: ConnectionProblem | null
  /** The page, at this form. */
  readonly action: string
}

/** Keys that take real money take it as soon as they are saved: that is said first, and ticked. */
function RealMoney({ problem }: { problem: ConnectionProblem | null }) {
  const { text, sure, missing } = useConnectionMessages().realMoney
  return (
    <div className="grid gap-2 rounded-field border border-line border-l-4 border-l-warn p-3">
      <p className="measure text-sm">{text}</p>
      <CheckField
        name="isSure"
        label={sure}
        problem={problem?.fields.includes('isSure') ? missing : undefined}
      />
    </div>
  )
}

/** Of a secret that somebody else replaced only that is said. */
function useCrossedText() {
  const { secrets } = useConnectionMessages()
  return (form: ConnectionForm, crossed: FormValues): FormValues => {
    const isSecret = (name: string) =>
      fieldsOf(form).some((field) => field.name === name && field.kind === 'secret')
    return Object.fromEntries(
      Object.entries(crossed).map(([name, now]) => [
        name,
        now && isSecret(name) ? secrets.new : now,
      ]),
    )
  }
}

/** One service: its fields, or that it is set on the server. */
export function ConnectionCard({ connection, problem, action }: ConnectionCardProps) {
  const messages = useConnectionMessages()
  const crossedText = useCrossedText()
  const locale = useLocale()
  const { form, values, secrets, inEnvironment, changedAt } = connection
  const { title, text } = messages.forms[form]
  const problemOf = (name: string) => {
    if (!problem?.fields.includes(name)) return undefined
    const isGiven = Boolean(problem.entered[name]) || Boolean(secrets[name])
    if (!isGiven) return messages.problems.missing
    const expected: Readonly<Record<string, string>> = messages.expected
    return expected[name] ?? messages.problems.invalid
  }
  const frame = 'grid content-start gap-5 rounded-card border border-line bg-raised p-5'
  const head = (
    <div className="grid gap-1">
      <h2 className="font-bold text-lg">{title}</h2>
      <p className="measure text-soft-ink text-sm">{text}</p>
    </div>
  )
  if (inEnvironment.length > 0)
    return (
      <section aria-label={title} className={frame}>
        {head}
        <FromEnvironment connection={connection} />
      </section>
    )
  return (
    <PanelForm
      action={action}
      problem={problem?.text}
      seen={problem?.seen ?? connectionFormData(connection)}
      crossed={problem ? crossedText(form, problem.crossed) : undefined}
      noValidate
      aria-label={title}
      className={frame}
    >
      <input type="hidden" name="form" value={form} />
      {head}
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {fieldsOf(form).map((field) => (
          <Field
            key={field.name}
            field={field}
            value={(problem?.entered ?? values)[field.name] ?? ''}
            isStored={Boolean(secrets[field.name])}
            problem={problemOf(field.name)}
          />
        ))}
      </div>
      {form === 'paypal' && <RealMoney problem={problem} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <FormButton>{messages.save}</FormButton>
        {changedAt && (
          <p className="text-soft-ink text-sm">
            {format(messages.changed, { date: formatDateTime(changedAt, locale) })}
          </p>
        )}
      </div>
    </PanelForm>
  )
}
