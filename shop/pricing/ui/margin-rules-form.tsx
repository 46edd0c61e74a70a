import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { browsableCategories, type Family } from '#shop/catalogue/product.rules.ts'
import type { MarginField, TypedMargins } from '../margin.input.ts'
import { roundings } from '../margin.rules.ts'
import { usePricingStaffMessages } from './use-messages.ts'

interface MarginRulesFormProps {
  readonly typed: TypedMargins
  readonly wrong: readonly (MarginField | 'rounding')[]
  readonly families: Readonly<Record<Family, string>>
}

function Rounding({ value, isWrong }: { value: string; isWrong: boolean }) {
  const messages = usePricingStaffMessages().margins
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="font-semibold text-sm">{messages.rounding}</legend>
      {roundings.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-3">
          <input type="radio" name="rounding" value={name} defaultChecked={name === value} />
          {messages.roundings[name]}
        </label>
      ))}
      {isWrong && <p className="text-bad text-sm">{messages.wrongRounding}</p>}
    </fieldset>
  )
}

/** By which margins prices are proposed. */
export function MarginRulesForm({ typed, wrong, families }: MarginRulesFormProps) {
  const messages = usePricingStaffMessages().margins
  const field = (name: MarginField, label: string, hint?: string) => (
    <LabelledField
      key={name}
      name={name}
      label={label}
      {...(hint && { hint })}
      defaultValue={typed[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      problem={wrong.includes(name) ? messages.wrong : undefined}
    />
  )
  return (
    <Form
      method="post"
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
      aria-label={messages.rules}
    >
      <input type="hidden" name="intent" value="rules" />
      <h2 className="font-bold text-lg">{messages.rules}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {browsableCategories.map((family) =>
          field(family, format(messages.target, { family: families[family] })),
        )}
        {field('floor', messages.floor, messages.floorHint)}
        <Rounding value={typed.rounding} isWrong={wrong.includes('rounding')} />
      </div>
      <Button type="submit" className="justify-self-start">
        {messages.save}
      </Button>
    </Form>
  )
}
