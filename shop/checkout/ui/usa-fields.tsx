import { states } from '../us-address.rules.ts'
import { FieldGroup, SelectField, TextField } from './fields.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'

/** Who receives the order in the USA, and where. */
export function UsaFields() {
  const words = useCheckoutWords().delivery
  return (
    <>
      <FieldGroup title={words.recipient}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="givenNames"
            label={words.givenNames}
            autoComplete="shipping given-name"
          />
          <TextField
            name="firstSurname"
            label={words.surname}
            autoComplete="shipping family-name"
          />
          <TextField
            name="phone"
            type="tel"
            label={words.usPhone}
            hint={words.usPhoneHint}
            autoComplete="shipping tel"
          />
          <TextField
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            autoComplete="shipping email"
            isOptional
          />
        </div>
      </FieldGroup>
      <FieldGroup title={words.address}>
        <TextField name="street" label={words.usStreet} autoComplete="shipping address-line1" />
        <TextField
          name="apartment"
          label={words.usApartment}
          autoComplete="shipping address-line2"
          isOptional
        />
        <div className="grid gap-4 md:grid-cols-3">
          <TextField name="city" label={words.city} autoComplete="shipping address-level2" />
          <SelectField name="state" label={words.state} autoComplete="shipping address-level1">
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="zip"
            label={words.zip}
            inputMode="numeric"
            autoComplete="shipping postal-code"
          />
        </div>
      </FieldGroup>
    </>
  )
}
