import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import type { CouponField, CouponFormData } from '../coupon-form.rules.ts'
import { useCouponStaffMessages } from './use-messages.ts'

interface CouponFormProps {
  readonly input: CouponFormData
  readonly invalid: readonly CouponField[]
  /** The code of an existing coupon is read-only: orders refer to it. */
  readonly isNew: boolean
  /** Why the whole was refused. */
  readonly problem?: string | null
}

export function CouponForm({ input: values, invalid, isNew, problem }: CouponFormProps) {
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
      problem={problem ?? invalid.length > 0}
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
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}
