import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
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
      <LabelledSelect
        label={messages.family}
        name="familia"
        value={category ?? ''}
        choices={[
          ['', messages.allFamilies],
          ...browsableCategories.map((name) => [name, categories[name]] as const),
        ]}
      />
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
