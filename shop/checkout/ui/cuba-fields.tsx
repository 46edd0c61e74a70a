import { format } from '#kernel/messages.ts'
import type { CubaArrivals } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import { deliveryModes, endUses } from '../delivery/delivery-form.rules.ts'
import { ChoiceField, DeliveryField, FieldGroup, Options, SelectField } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** The last digits of stored identity numbers; the rest is never shown. */
export interface SavedIdentity {
  readonly nationalId: string
  readonly authorisedId: string
}

interface CubaFieldsProps {
  readonly arrivals: CubaArrivals | null
  readonly saved: SavedIdentity
}

interface IdentityFieldProps {
  readonly name: keyof SavedIdentity
  readonly saved: SavedIdentity
  readonly isOptional?: boolean
}

function IdentityField({ name, saved, isOptional = false }: IdentityFieldProps) {
  const { nationalIdSaved } = useCheckoutMessages().delivery
  const masked = saved[name]
  return (
    <DeliveryField
      name={name}
      {...(masked ? { hint: format(nationalIdSaved, { masked }) } : {})}
      inputMode="numeric"
      maxLength={20}
      isSecret
      isOptional={isOptional}
    />
  )
}

function PersonFields({ saved }: { saved: SavedIdentity }) {
  const messages = useCheckoutMessages().delivery
  return (
    <FieldGroup title={messages.recipient}>
      <DeliveryField name="givenNames" />
      <div className="grid gap-4 md:grid-cols-2">
        <DeliveryField name="firstSurname" />
        <DeliveryField name="secondSurname" isOptional />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <DeliveryField name="phone" type="tel" />
        <DeliveryField name="secondPhone" type="tel" isOptional />
      </div>
      <IdentityField name="nationalId" saved={saved} />
      <DeliveryField name="email" type="email" isOptional />
      <SelectField name="endUse" label={messages.endUse}>
        <Options of={endUses.map((use) => ({ code: use, name: messages.endUses[use] }))} />
      </SelectField>
    </FieldGroup>
  )
}

function AddressFields({ arrivals }: Pick<CubaFieldsProps, 'arrivals'>) {
  const messages = useCheckoutMessages().delivery
  return (
    <FieldGroup title={messages.address}>
      <PlaceFields arrivals={arrivals} />
      <DeliveryField name="reparto" isOptional />
      <div className="grid gap-4 md:grid-cols-3">
        <DeliveryField name="street" />
        <DeliveryField name="number" />
        <DeliveryField name="apartment" isOptional />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <DeliveryField name="between1" isOptional />
        <DeliveryField name="between2" isOptional />
      </div>
      <DeliveryField name="reference" isOptional />
    </FieldGroup>
  )
}

/** Recipient, address and delivery options in Cuba. */
export function CubaFields({ arrivals, saved }: CubaFieldsProps) {
  const messages = useCheckoutMessages().delivery
  return (
    <>
      <PersonFields saved={saved} />
      <AddressFields arrivals={arrivals} />
      <FieldGroup title={messages.way}>
        <ChoiceField
          name="delivery"
          label={messages.way}
          isTitled
          options={deliveryModes.map((mode) => ({ value: mode, text: messages.modes[mode] }))}
        />
        <DeliveryField name="schedule" isOptional />
      </FieldGroup>
      <FieldGroup title={messages.other} text={messages.otherText}>
        <div className="grid gap-4 md:grid-cols-2">
          <DeliveryField name="authorisedName" isOptional />
          <IdentityField name="authorisedId" saved={saved} isOptional />
        </div>
      </FieldGroup>
    </>
  )
}
