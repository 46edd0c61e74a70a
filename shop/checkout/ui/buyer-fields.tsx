import { localeNames, locales } from '#kernel/locale.ts'
import { relations } from '#shop/orders/parties.rules.ts'
import type { Countries } from '../buyer/countries.rules.ts'
import { ChoiceField, FieldGroup, Options, SelectField, TextField, TickField } from './fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

export function BuyerFields({ countries }: { countries: Countries }) {
  const messages = useCheckoutMessages().buyer
  return (
    <>
      <FieldGroup title={messages.relation}>
        <ChoiceField
          name="relation"
          label={messages.relation}
          isTitled
          options={relations.map((value) => ({
            value,
            text: messages.relations[value],
            ...(value === 'self' ? { hint: messages.selfHint } : {}),
          }))}
        />
      </FieldGroup>
      <FieldGroup title={messages.details}>
        <TextField name="name" label={messages.name} hint={messages.nameHint} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={messages.email}
          hint={messages.emailHint}
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField name="country" label={messages.country} autoComplete="country">
            <optgroup label={messages.frequent}>
              <Options of={countries.frequent} />
            </optgroup>
            <optgroup label={messages.others}>
              <Options of={countries.others} />
            </optgroup>
          </SelectField>
          <TextField
            name="phone"
            type="tel"
            label={messages.phone}
            hint={messages.phoneHint}
            autoComplete="tel"
          />
        </div>
      </FieldGroup>
      <FieldGroup title={messages.options}>
        <SelectField name="locale" label={messages.locale}>
          <Options of={locales.map((locale) => ({ code: locale, name: localeNames[locale] }))} />
        </SelectField>
        <TickField name="showsPrices" value="yes" hint={messages.showsPricesHint}>
          {messages.showsPrices}
        </TickField>
      </FieldGroup>
    </>
  )
}
