import { useRefusalOf } from '#design/forms/refusal-context.ts'
import {
  StaffForm as Act,
  StaffSelect as Select,
  StaffText as Text,
} from '#design/forms/staff-form.tsx'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { CorrectedField } from '#shop/emails/order-email.rules.ts'
import { correctionRefusal } from '#shop/orders/corrections/recipient-correction.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import { states } from '#shop/shipping/us-address.rules.ts'
import { correctionForm } from '../correction/correction-form.rules.ts'
import { useCorrectionMessages } from './use-messages.ts'

type Choices = readonly (readonly [value: string, text: string])[]

/** A municipality says its province: one choice without scripts too. */
const municipalities: Choices = provinces.flatMap((province) =>
  province.municipalities.map(({ code, name }) => [code, `${name} (${province.name})`] as const),
)
const choicesOf: Readonly<Partial<Record<CorrectedField, Choices>>> = {
  municipality: municipalities,
  state: states.map(({ code, name }) => [code, name]),
}

const required: readonly CorrectedField[] = [
  ...(['givenNames', 'firstSurname', 'phone', 'street', 'number', 'city', 'zip'] as const),
]

function Field({ field, value }: { field: CorrectedField; value: string }) {
  const { fields, hints } = useCorrectionMessages()
  const hint: string | undefined = (hints as Partial<Record<CorrectedField, string>>)[field]
  const choices = choicesOf[field]
  const named = { label: fields[field], name: field, value, ...(hint && { hint }) }
  if (choices) return <Select {...named} choices={choices} />
  return <Text {...named} isRequired={required.includes(field)} />
}

interface CorrectRecipientProps {
  readonly order: Order
  /** What somebody else corrected to something else meanwhile. */
  readonly crossed: FormValues | undefined
  /** It was open when the order moved on: what is typed stays, to be copied. */
  readonly isGone: boolean
}

/** Who receives an order and where, to be corrected; once it left, why not and what to do. */
export function CorrectRecipientForm({ order, crossed, isGone }: CorrectRecipientProps) {
  const { problems, bounds, reason, reasonHint, button } = useCorrectionMessages()
  const refusal = correctionRefusal(order)
  const isTyped = useRefusalOf('correct') !== null || isGone
  if (refusal && !isTyped) return <p>{problems[refusal]}</p>
  const stored = correctionForm(order.recipient)
  return (
    <Act intent="correct" button={button} asksFirst seen={stored} crossed={crossed}>
      {refusal && <p>{problems[refusal]}</p>}
      <p className="text-soft-ink text-sm">{bounds}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(stored).map(([field, value]) => (
          <Field key={field} field={field as CorrectedField} value={value} />
        ))}
      </div>
      <Text label={reason} name="reason" isRequired hint={reasonHint} />
    </Act>
  )
}
