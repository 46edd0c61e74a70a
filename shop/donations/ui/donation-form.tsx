import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { format } from '#kernel/messages.ts'
import { kindOf } from '#kernel/payment-method.ts'
import type { OfferedMethod } from '#shop/payments/methods/method.rules.ts'
import type { DonationFormData, DonationProblems } from '../donation.input.ts'
import type { Progress } from '../donation.rules.ts'
import { CauseCards } from './cause-cards.tsx'
import { useDonationMessages } from './use-messages.ts'

interface DonationFormProps {
  readonly attempt: string
  readonly progress: Progress
  readonly input: DonationFormData | undefined
  readonly problems: DonationProblems
  /** The open methods. */
  readonly methods: readonly OfferedMethod[]
}

function Methods({
  methods,
  input: typedText,
  problem,
}: Pick<DonationFormProps, 'methods' | 'input'> & { problem: string | undefined }) {
  const messages = useDonationMessages()
  const chosen = methods.find(({ method }) => method === typedText?.method) ?? methods[0]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold text-lg">{messages.how}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methods.map(({ method, name, instructions }) => (
          <label
            key={method}
            className="flex cursor-pointer gap-3 rounded-card border border-line bg-raised p-4 has-checked:border-ink has-checked:outline-2 has-checked:outline-sun"
          >
            <input
              type="radio"
              name="method"
              value={method}
              defaultChecked={method === chosen?.method}
              required
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <span className="grid gap-1">
              <span className="font-bold">
                {format(messages.methods[kindOf(method)].name, { method: name })}
              </span>
              <span className="text-soft-ink text-sm">
                {format(messages.methods[kindOf(method)].text, { method: name })} {instructions}
              </span>
            </span>
          </label>
        ))}
      </div>
      {problem && <p className="text-bad text-sm">{problem}</p>}
    </fieldset>
  )
}

/** Cause, amount and donor; invalid input stays in its field. */
export function DonationForm({
  attempt,
  progress,
  input: typedText,
  problems,
  methods,
}: DonationFormProps) {
  const messages = useDonationMessages()
  const message = (field: keyof DonationProblems) => {
    const problem = problems[field]
    return problem && messages.problems[problem]
  }
  return (
    <Form method="post" className="grid max-w-2xl gap-5" noValidate>
      <input type="hidden" name="attempt" value={attempt} />
      <CauseCards
        progress={progress}
        chosen={typedText?.cause ?? 'lamp'}
        problem={message('cause')}
      />
      <LabelledField
        label={messages.amount}
        hint={messages.amountHint}
        refused={message('amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={typedText?.amount}
      />
      <LabelledField
        label={messages.name}
        refused={message('name')}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={typedText?.name}
      />
      <CheckField
        name="anonymous"
        label={<span className="font-semibold">{messages.anonymous}</span>}
        hint={messages.anonymousHint}
        defaultChecked={typedText?.anonymous}
      />
      <LabelledField
        label={messages.email}
        hint={messages.emailHint}
        refused={message('email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typedText?.email}
      />
      <LongField
        label={messages.message}
        hint={messages.messageHint}
        name="message"
        maxLength={500}
        defaultValue={typedText?.message}
      />
      <Methods methods={methods} input={typedText} problem={message('method')} />
      <Button type="submit" look="sun" className="justify-self-start">
        {messages.button}
      </Button>
    </Form>
  )
}
