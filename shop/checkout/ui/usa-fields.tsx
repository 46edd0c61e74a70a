import { states } from '#shop/shipping/us-address.rules.ts'
import { DeliveryField, FieldGroup, Options, SelectField } from './fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** Recipient and address in the USA. */
export function UsaFields() {
  const messages = useCheckoutMessages().delivery
  return (
    <>
      <FieldGroup title={messages.recipient}>
        <div className="grid gap-4 md:grid-cols-2">
          <DeliveryField name="givenNames" autoComplete="shipping given-name" />
          <DeliveryField name="firstSurname" label="surname" autoComplete="shipping family-name" />
          <DeliveryField name="phone" label="usPhone" type="tel" autoComplete="shipping tel" />
          <DeliveryField name="email" type="email" autoComplete="shipping email" isOptional />
        </div>
      </FieldGroup>
      <FieldGroup title={messages.address}>
        <DeliveryField name="street" label="usStreet" autoComplete="shipping address-line1" />
        <DeliveryField
          name="apartment"
          label="usApartment"
          autoComplete="shipping address-line2"
          isOptional
        />
        <div className="grid gap-4 md:grid-cols-3">
          <DeliveryField name="city" autoComplete="shipping address-level2" />
          <SelectField name="state" label={messages.state} autoComplete="shipping address-level1">
            <Options of={states} />
          </SelectField>
          <DeliveryField name="zip" inputMode="numeric" autoComplete="shipping postal-code" />
        </div>
      </FieldGroup>
    </>
  )
}
