import { type FormEvent, useState } from 'react'
import { FormButton, FormReason, PanelForm } from '#design/forms/panel-form.tsx'
import { format } from '#kernel/messages.ts'
import { type FormGroup, formGroups } from '#shop/catalogue/fields/product-field.rules.ts'
import { type FieldName, formFields } from '#shop/catalogue/fields/product-fields.rules.ts'
import type { PriceWarning } from '#shop/catalogue/files/price-warning.rules.ts'
import type { FieldError } from '#shop/catalogue/management/change.rules.ts'
import {
  fieldAsText,
  type ProductFields,
  readField,
} from '#shop/catalogue/management/fields.rules.ts'
import { seenAsText, type TypedFields } from '#shop/catalogue/management/form.rules.ts'
import { marginOf } from '#shop/catalogue/management/table/table.rules.ts'
import type { OfferedPart } from '#shop/catalogue/management/ui/parts-field.tsx'
import { ProductField } from '#shop/catalogue/management/ui/product-field.tsx'
import { useValueText } from '#shop/catalogue/management/ui/use-value-text.ts'
import { useProductFormMessages, useProductStaffMessages } from '#shop/catalogue/ui/use-messages.ts'
import { landedOf, type PricedFields } from '#shop/pricing/landed-fields.rules.ts'
import { PriceBreakdown } from '#shop/pricing/ui/price-breakdown.tsx'
import type { Tariff } from '#shop/shipping/tariff.rules.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { ConfirmDanger, ConfirmPrices } from './product-findings.tsx'

export interface ProductFormProps {
  readonly fields: ProductFields
  readonly isNew: boolean
  readonly input: TypedFields
  readonly errors: readonly FieldError[]
  readonly tariff: Tariff
  /** What a kit may hold. */
  readonly offered?: readonly OfferedPart[]
  /** True where what was typed is a danger and must be confirmed. */
  readonly isDanger?: boolean
  /** Prices that look like slips and must be confirmed. */
  readonly doubtful?: readonly PriceWarning[] | undefined
}

const priced = ['sell_price', 'cost_price', 'weight_lbs', 'delivery_fee', 'final_price'] as const
type LiveFields = PricedFields & Pick<ProductFields, 'cost_price' | 'category'>

/** The entered values as far as they are readable; the others stay unchanged. */
function pricedBy(form: FormData, fields: ProductFields): LiveFields {
  const read = priced.map((name) => {
    const input = readField(name, String(form.get(name) ?? ''))
    return [name, input.ok ? input.value : fields[name]]
  })
  const category = String(form.get('category') ?? fields.category)
  return { ...Object.fromEntries(read), category } as LiveFields
}

/** Below a field: its error, and the value that another user has stored. */
function useProblemOf(errors: readonly FieldError[]) {
  const messages = useProductStaffMessages()
  const { clash, parts } = useProductFormMessages()
  const textOf = useValueText()
  return (name: FieldName): string | undefined => {
    const invalid = errors.find(({ field }) => field === name)
    if (!invalid) return undefined
    if (invalid.names) return format(parts.unknown, { names: invalid.names.join(', ') })
    const problem = messages.problems[invalid.problem]
    if (invalid.problem !== 'changed_meanwhile') return problem
    return format(clash, { problem, value: textOf(name, invalid.theirs ?? null) || messages.none })
  }
}

interface GroupFieldsProps extends ProductFormProps {
  readonly group: FormGroup
  readonly category: string | null
}

function GroupFields({ group, ...props }: GroupFieldsProps) {
  const messages = useProductFormMessages()
  const problemOf = useProblemOf(props.errors)
  return (
    <fieldset className="grid min-w-0 items-start gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-2">
      <legend className="float-left mb-2 font-bold text-lg sm:col-span-2">
        {messages.groups[group]}
      </legend>
      {formFields(props.isNew, group).map((name) => (
        <ProductField
          key={name}
          name={name}
          typed={props.input[name] ?? fieldAsText(props.fields[name])}
          hint={messages.hints[name]}
          problem={problemOf(name)}
          category={props.category}
          offered={props.offered ?? []}
        />
      ))}
    </fieldset>
  )
}

/** The fields by group, and the price delivered to Cuba while they are edited. */
function Groups({ fields: newest, ...options }: ProductFormProps) {
  // as it was opened: later changes by others must be detected as conflicts
  const [fields] = useState(newest)
  const props = { ...options, fields }
  const { isNew, tariff } = props
  const messages = useProductFormMessages()
  const [live, setLive] = useState<LiveFields>(fields)
  // without scripts another category may be chosen, and its figures must be there
  const category = useHydrated() ? String(live.category) : null
  const typing = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const form = currentTarget.closest('form')
    if (form) setLive(pricedBy(new FormData(form), fields))
  }
  return (
    <div onInput={typing} className="grid content-start gap-5">
      {!isNew && <input type="hidden" name="seen" value={seenAsText(fields)} />}
      {formGroups.map((group) => (
        <div key={group} className="grid gap-3">
          <GroupFields {...props} group={group} category={category} />
          {group === 'prices' && (marginOf(live) ?? 0) < 0 && (
            <p role="status" className="text-warn">
              {messages.underCost}
            </p>
          )}
          {group === 'prices' && (
            <div className="rounded-card border border-line p-5 empty:hidden">
              <PriceBreakdown
                breakdown={landedOf(live, tariff)}
                weightLbs={live.weight_lbs === null ? null : Number(live.weight_lbs)}
                isOwnPrice={Number(live.final_price ?? 0) > 0}
                destination="cuba"
              />
            </div>
          )}
        </div>
      ))}
      <div className="sticky bottom-0 z-10 border-line border-t bg-paper py-3">
        {props.isDanger && <ConfirmDanger />}
        {props.doubtful && props.doubtful.length > 0 && <ConfirmPrices warnings={props.doubtful} />}
        <FormReason />
        <FormButton look="sun">{isNew ? messages.create : messages.save}</FormButton>
      </div>
    </div>
  )
}

type FormProps = ProductFormProps & { readonly problem: string | false }

/** Every field of a product. */
export function ProductForm({ problem, ...props }: FormProps) {
  return (
    <PanelForm problem={problem} hasOwnReason noValidate>
      <Groups {...props} />
    </PanelForm>
  )
}
