import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import type { CouponField, TypedCoupon } from '../coupon-form.rules.ts'
import { useCouponStaffMessages } from './use-messages.ts'

interface CouponFormProps {
  readonly typed: TypedCoupon
  readonly wrong: readonly CouponField[]
  /** A coupon that exists keeps its code: orders name it. */
  readonly isNew: boolean
}

function Kind({ value, isWrong }: { value: string; isWrong: boolean }) {
  const messages = useCouponStaffMessages()
  return (
    <label className="grid content-start gap-1.5 font-semibold text-sm">
      {messages.fields.kind}
      <select
        name="kind"
        defaultValue={value}
        aria-invalid={isWrong}
        className="min-h-12 rounded-field border border-soft-ink bg-paper px-3 font-normal text-base"
      >
        <option value="percent">{messages.kinds.percent}</option>
        <option value="amount">{messages.kinds.amount}</option>
      </select>
      {isWrong && <span className="font-normal text-bad">{messages.problems.kind}</span>}
    </label>
  )
}

/** What a coupon gives, when, and how often. */
export function CouponForm({ typed, wrong, isNew }: CouponFormProps) {
  const messages = useCouponStaffMessages()
  const shared = (name: Exclude<CouponField, 'kind'>) => ({
    name,
    label: messages.fields[name],
    defaultValue: typed[name],
    problem: wrong.includes(name) ? messages.problems[name] : undefined,
  })
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value={isNew ? 'create' : 'change'} />
      {!isNew && <input type="hidden" name="code" value={typed.code} />}
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {isNew && <LabelledField {...shared('code')} hint={messages.hints.code} maxLength={40} />}
        <Kind value={typed.kind} isWrong={wrong.includes('kind')} />
        <LabelledField {...shared('value')} hint={messages.hints.value} inputMode="decimal" />
        <LabelledField {...shared('from')} type="date" />
        <LabelledField {...shared('until')} type="date" />
        <LabelledField {...shared('mostUses')} hint={messages.hints.mostUses} inputMode="numeric" />
      </div>
      <Button type="submit" className="justify-self-start">
        {messages.save}
      </Button>
    </Form>
  )
}
