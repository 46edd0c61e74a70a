import { localeNames, locales } from '#kernel/locale.ts'
import { relations } from '#shop/orders/parties.rules.ts'
import type { Countries, Country } from '../buyer/countries.rules.ts'
import { ChoiceField, FieldGroup, SelectField, TextField, TickField } from './fields.tsx'
import { useCheckoutMessages } from './use-messages.ts'

const options = (countries: readonly Country[]) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

export function BuyerFields({ countries }: { countries: Countries }) {
  const messages = useCheckoutMessages().buyer
  return (
    <>
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
            <optgroup label={messages.frequent}>{options(countries.frequent)}</optgroup>
            <optgroup label={messages.others}>{options(countries.others)}</optgroup>
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
      <FieldGroup title={messages.relation}>
        <ChoiceField
          name="relation"
          label={messages.relation}
          isTitled
          options={relations.map((value) => ({ value, text: messages.relations[value] }))}
        />
        <SelectField name="locale" label={messages.locale}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </SelectField>
        <TickField name="showsPrices" value="yes" hint={messages.showsPricesHint}>
          {messages.showsPrices}
        </TickField>
      </FieldGroup>
    </>
  )
}
