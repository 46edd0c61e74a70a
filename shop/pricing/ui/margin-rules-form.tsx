import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useCrossed } from '#design/forms/validity/crossed-fields.ts'
import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import {
  browsableCategories,
  type ProductCategory,
} from '#shop/catalogue/products/product.rules.ts'
import type { MarginField } from '../margin.input.ts'
import { roundings } from '../margin.rules.ts'
import { usePricingStaffMessages } from './use-messages.ts'

interface MarginRulesFormProps {
  readonly entered: FormValues
  readonly seen: FormValues
  readonly crossed?: FormValues
  readonly invalid: readonly (MarginField | 'rounding')[]
  readonly categories: Readonly<Record<ProductCategory, string>>
}

function Rounding({ value, hasError }: { value: string | undefined; hasError: boolean }) {
  const messages = usePricingStaffMessages().margins
  const names: Readonly<Record<string, string>> = messages.roundings
  const crossed = useCrossed('rounding', (stored) => names[stored] ?? stored)
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="font-semibold text-sm">{messages.rounding}</legend>
      {roundings.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-3">
          <input
            type="radio"
            name="rounding"
            value={name}
            defaultChecked={name === value}
            aria-invalid={hasError}
          />
          {messages.roundings[name]}
        </label>
      ))}
      {crossed && <p className="text-bad text-sm">{crossed}</p>}
      {hasError && <p className="text-bad text-sm">{messages.wrongRounding}</p>}
    </fieldset>
  )
}

export function MarginRulesForm(props: MarginRulesFormProps) {
  const { entered: values, seen, crossed, invalid, categories } = props
  const messages = usePricingStaffMessages().margins
  const field = (name: MarginField, label: string, hint?: string) => (
    <LabelledField
      key={name}
      name={name}
      label={label}
      {...(hint && { hint })}
      defaultValue={values[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      problem={invalid.includes(name) ? messages.invalid : undefined}
    />
  )
  return (
    <PanelForm
      problem={invalid.length > 0}
      seen={seen}
      crossed={crossed}
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
      aria-label={messages.rules}
    >
      <input type="hidden" name="intent" value="rules" />
      <h2 className="font-bold text-lg">{messages.rules}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {browsableCategories.map((category) =>
          field(category, format(messages.target, { family: categories[category] })),
        )}
        {field('floor', messages.floor, messages.floorHint)}
        <Rounding value={values.rounding} hasError={invalid.includes('rounding')} />
      </div>
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}
