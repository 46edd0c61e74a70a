import { type ComponentProps, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { useOrderWords } from './use-order-words.ts'

interface OneFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
}

/** A field with its label above it and what is wrong with it below. */
export function OrderField({ label, hint, problem, ...input }: OneFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
        className={`min-h-12 w-full rounded-field border bg-paper px-3 ${problem ? 'border-bad' : 'border-soft-ink'}`}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft-ink text-sm">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

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
      <OrderField
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
      <OrderField
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
