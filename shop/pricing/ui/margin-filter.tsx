import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import {
  browsableCategories,
  type Category,
  type ProductCategory,
} from '#shop/catalogue/products/product.rules.ts'
import { usePricingStaffMessages } from './use-messages.ts'

interface MarginFilterProps {
  readonly path: string
  readonly family: Category | null
  readonly rate: string
  readonly isRateInvalid: boolean
  readonly categories: Readonly<Record<ProductCategory, string>>
}

export function MarginFilter({
  path,
  family: category,
  rate,
  isRateInvalid,
  categories,
}: MarginFilterProps) {
  const messages = usePricingStaffMessages().margins
  return (
    <Form action={path} className="flex flex-wrap items-start gap-4">
      <label className="grid gap-1.5 font-semibold text-sm">
        {messages.family}
        <select
          name="familia"
          defaultValue={category ?? ''}
          className="min-h-12 rounded-field border border-soft-ink bg-paper px-3 font-normal"
        >
          <option value="">{messages.allFamilies}</option>
          {browsableCategories.map((name) => (
            <option key={name} value={name}>
              {categories[name]}
            </option>
          ))}
        </select>
      </label>
      <LabelledField
        name="libra"
        label={messages.rate}
        hint={messages.rateHint}
        defaultValue={rate}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        problem={isRateInvalid ? messages.rateInvalid : undefined}
      />
      <Button type="submit" className="mt-6.5">
        {messages.show}
      </Button>
    </Form>
  )
}
