import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { useOrderMessages } from './use-messages.ts'

interface FindOrderFormProps {
  readonly answer:
    | {
        readonly typed: { readonly number: string; readonly email: string }
        readonly problems: { readonly number: boolean; readonly email: boolean }
        readonly said: 'sent' | 'tooMany' | null
      }
    | undefined
}

/** Number and e-mail; the answer stands above the fields, and what was typed stays in them. */
export function FindOrderForm({ answer }: FindOrderFormProps) {
  const messages = useOrderMessages().find
  return (
    <Form method="post" className="mt-6 grid max-w-md gap-4" noValidate>
      {answer?.said && (
        <p
          role="status"
          className={`rounded-card border border-l-4 border-line bg-raised p-4 ${answer.said === 'sent' ? 'border-l-good' : 'border-l-bad'}`}
        >
          {messages[answer.said]}
        </p>
      )}
      <LabelledField
        label={messages.number}
        hint={messages.numberHint}
        problem={answer?.problems.number ? messages.badNumber : undefined}
        name="number"
        defaultValue={answer?.typed.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <LabelledField
        label={messages.email}
        problem={answer?.problems.email ? messages.badEmail : undefined}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={answer?.typed.email}
        maxLength={254}
        required
      />
      <Button type="submit" look="sun">
        {messages.button}
      </Button>
    </Form>
  )
}
