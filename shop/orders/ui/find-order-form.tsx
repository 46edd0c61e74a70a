import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { Notice } from '#design/notice.tsx'
import { useOrderMessages } from './use-messages.ts'

interface FindOrderFormProps {
  readonly result:
    | {
        readonly input: { readonly number: string; readonly email: string }
        readonly problems: { readonly number: boolean; readonly email: boolean }
        readonly notice: 'sent' | 'tooMany' | null
      }
    | undefined
}

/** Number and e-mail; the result is shown above the fields, which keep their values. */
export function FindOrderForm({ result }: FindOrderFormProps) {
  const messages = useOrderMessages().find
  return (
    <Form method="post" className="mt-6 grid max-w-md gap-4" noValidate>
      <Notice
        isBad={result?.notice === 'tooMany'}
        text={result?.notice && messages[result.notice]}
      />
      <LabelledField
        label={messages.number}
        hint={messages.numberHint}
        refused={result?.problems.number ? messages.badNumber : undefined}
        name="number"
        defaultValue={result?.input.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <LabelledField
        label={messages.email}
        refused={result?.problems.email ? messages.badEmail : undefined}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={result?.input.email}
        maxLength={254}
        required
      />
      <Button type="submit" look="sun">
        {messages.button}
      </Button>
    </Form>
  )
}
