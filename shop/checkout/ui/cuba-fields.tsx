import { fill } from '#kernel/words.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { deliveryModes, endUses } from '../delivery-form.rules.ts'
import { ChoiceField, FieldGroup, SelectField, TextField } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'

/** The last digits of carnés that are kept; they are never shown in full. */
export interface KeptIdentity {
  readonly nationalId: string
  readonly authorisedId: string
}

interface CubaFieldsProps {
  readonly services: readonly ProvinceService[]
  readonly kept: KeptIdentity
}

function IdentityField({ name, label, hint, kept, isOptional }: IdentityProps) {
  const words = useCheckoutWords().delivery
  const said = kept ? fill(words.nationalIdKept, { masked: kept }) : hint
  return (
    <TextField
      name={name}
      label={label}
      hint={said}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      isSecret
      isOptional={isOptional}
    />
  )
}

interface IdentityProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly kept: string
  readonly isOptional: boolean
}

function PersonFields({ kept }: { kept: KeptIdentity }) {
  const words = useCheckoutWords().delivery
  return (
    <FieldGroup title={words.recipient}>
      <TextField name="givenNames" label={words.givenNames} autoComplete="off" />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="firstSurname" label={words.firstSurname} autoComplete="off" />
        <TextField
          name="secondSurname"
          label={words.secondSurname}
          hint={words.secondSurnameHint}
          autoComplete="off"
          isOptional
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          autoComplete="off"
        />
        <TextField
          name="secondPhone"
          type="tel"
          label={words.secondPhone}
          hint={words.secondPhoneHint}
          autoComplete="off"
          isOptional
        />
      </div>
      <IdentityField
        name="nationalId"
        label={words.nationalId}
        hint={words.nationalIdHint}
        kept={kept.nationalId}
        isOptional={false}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="off"
        isOptional
      />
      <SelectField name="endUse" label={words.endUse}>
        {endUses.map((use) => (
          <option key={use} value={use}>
            {words.endUses[use]}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

function AddressFields({ services }: Pick<CubaFieldsProps, 'services'>) {
  const words = useCheckoutWords().delivery
  return (
    <FieldGroup title={words.address}>
      <PlaceFields services={services} />
      <TextField name="reparto" label={words.reparto} autoComplete="off" isOptional />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField name="street" label={words.street} hint={words.streetHint} autoComplete="off" />
        <TextField name="number" label={words.number} hint={words.numberHint} autoComplete="off" />
        <TextField name="apartment" label={words.apartment} autoComplete="off" isOptional />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="between1" label={words.between1} autoComplete="off" isOptional />
        <TextField name="between2" label={words.between2} autoComplete="off" isOptional />
      </div>
      <TextField name="reference" label={words.reference} autoComplete="off" isOptional />
    </FieldGroup>
  )
}

/** Who receives the order in Cuba, where and how. */
export function CubaFields({ services, kept }: CubaFieldsProps) {
  const words = useCheckoutWords().delivery
  return (
    <>
      <PersonFields kept={kept} />
      <AddressFields services={services} />
      <FieldGroup title={words.way}>
        <ChoiceField
          name="delivery"
          label={words.way}
          isTitled
          options={deliveryModes.map((mode) => ({ value: mode, text: words.modes[mode] }))}
        />
        <TextField name="schedule" label={words.schedule} autoComplete="off" isOptional />
      </FieldGroup>
      <FieldGroup title={words.other} text={words.otherText}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="authorisedName"
            label={words.authorisedName}
            autoComplete="off"
            isOptional
          />
          <IdentityField
            name="authorisedId"
            label={words.authorisedId}
            hint=""
            kept={kept.authorisedId}
            isOptional
          />
        </div>
      </FieldGroup>
    </>
  )
}
