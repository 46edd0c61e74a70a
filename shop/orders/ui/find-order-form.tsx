import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { useOrderWords } from './use-order-words.ts'

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
  const words = useOrderWords().find
  return (
    <Form method="post" className="mt-6 grid max-w-md gap-4" noValidate>
      {answer?.said && (
        <p
          role="status"
          className={`rounded-card border border-l-4 border-line bg-raised p-4 ${answer.said === 'sent' ? 'border-l-good' : 'border-l-bad'}`}
        >
          {words[answer.said]}
        </p>
      )}
      <LabelledField
        label={words.number}
        hint={words.numberHint}
        problem={answer?.problems.number ? words.badNumber : undefined}
        name="number"
        defaultValue={answer?.typed.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <LabelledField
        label={words.email}
        problem={answer?.problems.email ? words.badEmail : undefined}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={answer?.typed.email}
        maxLength={254}
        required
      />
      <Button type="submit" look="sun">
        {words.button}
      </Button>
    </Form>
  )
}
