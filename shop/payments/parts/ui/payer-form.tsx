import { type ReactNode, useId } from 'react'
import { Button } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { fieldBox } from '#design/forms/field-box.ts'
import { FieldFrame } from '#design/forms/field-frame.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import type { OfferedMethod } from '../../methods/method.rules.ts'
import { PaymentMethods } from '../../ui/payment-methods.tsx'
import { usePartMessages } from '../../ui/use-messages.ts'
import type { PayerText } from '../paying/part.input.ts'

interface Country {
  readonly code: string
  readonly name: string
}

interface PayerFormProps {
  readonly action: string
  readonly due: Usd
  readonly methods: readonly OfferedMethod[]
  readonly countries: { readonly frequent: readonly Country[]; readonly others: readonly Country[] }
  readonly input: PayerText | undefined
  readonly problems: readonly string[]
  readonly isAlive: boolean
  /** Paying is asked about: the payer said to have sent the money, or somebody else has begun to pay. */
  readonly asksAgain: boolean | 'started'
  readonly children?: ReactNode
}

const options = (countries: readonly Country[]) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

function CountryField({
  countries,
  input,
  problem,
}: { problem: string | undefined } & Pick<PayerFormProps, 'countries' | 'input'>) {
  const messages = usePartMessages().page
  return (
    <FieldFrame label={messages.country} refused={problem}>
      {(ties) => (
        <select
          {...ties}
          name="country"
          autoComplete="country"
          defaultValue={input?.country || noChoice}
          className={`min-h-12 ${fieldBox}`}
        >
          <option value={noChoice}>{messages.choose}</option>
          <optgroup label={messages.frequent}>{options(countries.frequent)}</optgroup>
          <optgroup label={messages.others}>{options(countries.others)}</optgroup>
        </select>
      )}
    </FieldFrame>
  )
}

/** Who pays a part, from where and how. */
export function PayerForm({
  action,
  due,
  methods,
  countries,
  input,
  problems,
  isAlive,
  asksAgain,
  children,
}: PayerFormProps) {
  const messages = usePartMessages().page
  const title = useId()
  const problem = (
    field: Exclude<keyof typeof messages.problems, `too_${string}` | `captcha_${string}`>,
  ) => (problems.includes(field) ? messages.problems[field] : undefined)
  const chosen = methods.find(({ method }) => method === input?.method)?.method
  return (
    <form
      method="post"
      action={action}
      aria-labelledby={title}
      noValidate
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={title} className="font-bold text-lg">
        {messages.form}
      </h2>
      <LabelledField
        label={messages.name}
        hint={messages.nameHint}
        refused={problem('name') ?? problem('nameOdd')}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={input?.name}
      />
      <CountryField
        countries={countries}
        input={input}
        problem={problem('country') ?? problem('countryUnpayable')}
      />
      <LabelledField
        label={messages.email}
        hint={messages.emailHint}
        refused={problem('email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={input?.email}
      />
      <PaymentMethods
        methods={methods}
        chosen={chosen}
        isAlive={isAlive}
        problem={problem('method')}
        texts={messages.methods}
      />
      {asksAgain && (
        <CheckField
          label={asksAgain === 'started' ? messages.started : messages.again}
          problem={problem('again') ?? problem('started')}
          name="again"
          value="yes"
          defaultChecked={input?.again === 'yes'}
        />
      )}
      <p className="text-soft-ink text-sm">{messages.declares}</p>
      {children}
      <Button type="submit" name="intent" value="pay" look="sun" className="justify-self-start">
        {format(messages.pay, { amount: formatUsd(due) })}
      </Button>
    </form>
  )
}
