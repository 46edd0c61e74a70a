import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { usePartMessages } from '../../ui/use-messages.ts'
import { minParts } from '../division.rules.ts'
import type { PartText } from '../paying/part.input.ts'

interface CountFormProps {
  readonly count: number
  readonly max: number
}

/** Chooses how many pay; the page then has as many rows. */
export function CountForm({ count, max }: CountFormProps) {
  const messages = usePartMessages().divide
  const counts = Array.from({ length: max - minParts + 1 }, (_, index) => String(index + minParts))
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      <LabelledSelect
        key={count}
        label={messages.count}
        name="partes"
        value={String(count)}
        choices={counts.map((value) => [value, value])}
      />
      <Button type="submit">{messages.change}</Button>
    </form>
  )
}

interface DivideFormProps {
  readonly action: string
  /** What an empty amount would be if all were empty. */
  readonly shares: readonly Usd[]
  readonly input: readonly PartText[] | undefined
  /** Why the amount of a row cannot stand. */
  readonly refused: (row: number) => string | undefined
}

export function DivideForm({ action, shares, input, refused }: DivideFormProps) {
  const messages = usePartMessages().divide
  return (
    <form method="post" action={action} className="grid gap-4">
      <input type="hidden" name="partes" value={shares.length} />
      {shares.map((share, index) => {
        const number = index + 1
        return (
          <fieldset
            key={number}
            className="grid gap-4 rounded-card border border-line bg-raised p-4 md:grid-cols-2"
          >
            <legend className="px-1 font-bold">{format(messages.part, { number })}</legend>
            <LabelledField
              label={messages.name}
              hint={number === 1 ? messages.nameHint : undefined}
              name={`name-${number}`}
              autoComplete="off"
              maxLength={60}
              defaultValue={input?.[index]?.name}
            />
            <LabelledField
              label={messages.amount}
              hint={format(messages.amountHint, { amount: formatUsd(share) })}
              refused={refused(index)}
              name={`amount-${number}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={input?.[index]?.amount}
            />
          </fieldset>
        )
      })}
      <Button type="submit" look="sun" className="justify-self-start">
        {messages.submit}
      </Button>
    </form>
  )
}
