import { format } from '#kernel/messages.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { deliveryModes, endUses } from '../delivery/delivery-form.rules.ts'
import { ChoiceField, FieldGroup, SelectField, TextField } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** The last digits of stored identity numbers; the rest is never shown. */
export interface SavedIdentity {
  readonly nationalId: string
  readonly authorisedId: string
}

interface CubaFieldsProps {
  readonly services: readonly ProvinceService[]
  readonly saved: SavedIdentity
}

function IdentityField({ name, label, hint, saved, isOptional }: IdentityProps) {
  const messages = useCheckoutMessages().delivery
  const message = saved ? format(messages.nationalIdSaved, { masked: saved }) : hint
  return (
    <TextField
      name={name}
      label={label}
      hint={message}
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
  readonly saved: string
  readonly isOptional: boolean
}

function PersonFields({ saved }: { saved: SavedIdentity }) {
  const messages = useCheckoutMessages().delivery
  return (
    <FieldGroup title={messages.recipient}>
      <TextField name="givenNames" label={messages.givenNames} autoComplete="off" />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="firstSurname" label={messages.firstSurname} autoComplete="off" />
        <TextField
          name="secondSurname"
          label={messages.secondSurname}
          hint={messages.secondSurnameHint}
          autoComplete="off"
          isOptional
        />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          label={messages.phone}
          hint={messages.phoneHint}
          autoComplete="off"
        />
        <TextField
          name="secondPhone"
          type="tel"
          label={messages.secondPhone}
          hint={messages.secondPhoneHint}
          autoComplete="off"
          isOptional
        />
      </div>
      <IdentityField
        name="nationalId"
        label={messages.nationalId}
        hint={messages.nationalIdHint}
        saved={saved.nationalId}
        isOptional={false}
      />
      <TextField
        name="email"
        type="email"
        label={messages.email}
        hint={messages.emailHint}
        autoComplete="off"
        isOptional
      />
      <SelectField name="endUse" label={messages.endUse}>
        {endUses.map((use) => (
          <option key={use} value={use}>
            {messages.endUses[use]}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}

function AddressFields({ services }: Pick<CubaFieldsProps, 'services'>) {
  const messages = useCheckoutMessages().delivery
  return (
    <FieldGroup title={messages.address}>
      <PlaceFields services={services} />
      <TextField name="reparto" label={messages.reparto} autoComplete="off" isOptional />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          name="street"
          label={messages.street}
          hint={messages.streetHint}
          autoComplete="off"
        />
        <TextField
          name="number"
          label={messages.number}
          hint={messages.numberHint}
          autoComplete="off"
        />
        <TextField name="apartment" label={messages.apartment} autoComplete="off" isOptional />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="between1" label={messages.between1} autoComplete="off" isOptional />
        <TextField name="between2" label={messages.between2} autoComplete="off" isOptional />
      </div>
      <TextField name="reference" label={messages.reference} autoComplete="off" isOptional />
    </FieldGroup>
  )
}

/** Recipient, address and delivery options in Cuba. */
export function CubaFields({ services, saved }: CubaFieldsProps) {
  const messages = useCheckoutMessages().delivery
  return (
    <>
      <PersonFields saved={saved} />
      <AddressFields services={services} />
      <FieldGroup title={messages.way}>
        <ChoiceField
          name="delivery"
          label={messages.way}
          isTitled
          options={deliveryModes.map((mode) => ({ value: mode, text: messages.modes[mode] }))}
        />
        <TextField name="schedule" label={messages.schedule} autoComplete="off" isOptional />
      </FieldGroup>
      <FieldGroup title={messages.other} text={messages.otherText}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="authorisedName"
            label={messages.authorisedName}
            autoComplete="off"
            isOptional
          />
          <IdentityField
            name="authorisedId"
            label={messages.authorisedId}
            hint=""
            saved={saved.authorisedId}
            isOptional
          />
        </div>
      </FieldGroup>
    </>
  )
}
