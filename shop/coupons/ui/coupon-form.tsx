import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { CouponField, CouponFormData, CouponWarning } from '../coupon-form.rules.ts'
import { useCouponStaffMessages } from './use-messages.ts'

interface CouponFormProps {
  readonly input: CouponFormData
  readonly invalid: readonly CouponField[]
  /** The code of an existing coupon is read-only: orders refer to it. */
  readonly isNew: boolean
  /** What is to be confirmed before it is saved. */
  readonly warnings: readonly CouponWarning[]
  /** Why the whole was refused. */
  readonly problem?: string | null
  /** Of an existing one: what is stored, and of that what somebody else changed meanwhile. */
  readonly seen?: FormValues | undefined
  readonly crossed?: FormValues | undefined
}

/** What is seldom meant, and the box that says it is. */
function Warnings({
  warnings,
  values,
}: Pick<CouponFormProps, 'warnings'> & { values: CouponFormData }) {
  const messages = useCouponStaffMessages()
  if (warnings.length === 0) return null
  const amount = values.kind === 'amount' ? parseMoney(values.value) : null
  const worth = { value: amount === null ? values.value : formatUsd(amount) }
  return (
    <div className="grid gap-1 border-sun border-l-4 bg-sunk px-4 py-3">
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold">
          {format(messages.warnings[warning], worth)}
        </p>
      ))}
      <CheckField name="sure" value={warnings.join()} label={messages.sure} />
    </div>
  )
}

export function CouponForm(props: CouponFormProps) {
  const { input: values, invalid, isNew, warnings, problem, seen, crossed } = props
  const messages = useCouponStaffMessages()
  const shared = (name: Exclude<CouponField, 'kind'>) => ({
    name,
    label: messages.fields[name],
    defaultValue: values[name],
    problem: invalid.includes(name) ? messages.problems[name] : undefined,
  })
  const code = shared('code')
  return (
    <PanelForm
      problem={problem ?? (warnings.length > 0 ? messages.unsure : invalid.length > 0)}
      {...(seen && { seen })}
      crossed={crossed}
      noValidate
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value={isNew ? 'create' : 'change'} />
      {!isNew && <input type="hidden" name="code" value={values.code} />}
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {isNew && (
          <LabelledField
            {...code}
            problem={problem ?? code.problem}
            hint={messages.hints.code}
            maxLength={40}
          />
        )}
        <LabelledSelect
          label={messages.fields.kind}
          name="kind"
          value={values.kind}
          choices={[
            ['percent', messages.kinds.percent],
            ['amount', messages.kinds.amount],
          ]}
          problem={invalid.includes('kind') ? messages.problems.kind : undefined}
        />
        <LabelledField {...shared('value')} hint={messages.hints.value} inputMode="decimal" />
        <LabelledField {...shared('from')} type="date" />
        <LabelledField {...shared('until')} type="date" />
        <LabelledField {...shared('maxUses')} hint={messages.hints.maxUses} inputMode="numeric" />
      </div>
      <Warnings warnings={warnings} values={values} />
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}
