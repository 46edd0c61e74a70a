import { states } from '../delivery/us-address.rules.ts'
import { FieldGroup, SelectField, TextField } from './fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** Recipient and address in the USA. */
export function UsaFields() {
  const messages = useCheckoutMessages().delivery
  return (
    <>
      <FieldGroup title={messages.recipient}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="givenNames"
            label={messages.givenNames}
            autoComplete="shipping given-name"
          />
          <TextField
            name="firstSurname"
            label={messages.surname}
            autoComplete="shipping family-name"
          />
          <TextField
            name="phone"
            type="tel"
            label={messages.usPhone}
            hint={messages.usPhoneHint}
            autoComplete="shipping tel"
          />
          <TextField
            name="email"
            type="email"
            label={messages.email}
            hint={messages.emailHint}
            autoComplete="shipping email"
            isOptional
          />
        </div>
      </FieldGroup>
      <FieldGroup title={messages.address}>
        <TextField name="street" label={messages.usStreet} autoComplete="shipping address-line1" />
        <TextField
          name="apartment"
          label={messages.usApartment}
          autoComplete="shipping address-line2"
          isOptional
        />
        <div className="grid gap-4 md:grid-cols-3">
          <TextField name="city" label={messages.city} autoComplete="shipping address-level2" />
          <SelectField name="state" label={messages.state} autoComplete="shipping address-level1">
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="zip"
            label={messages.zip}
            inputMode="numeric"
            autoComplete="shipping postal-code"
          />
        </div>
      </FieldGroup>
    </>
  )
}
