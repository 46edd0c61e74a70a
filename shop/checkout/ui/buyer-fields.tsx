import { locales } from '#kernel/locale.ts'
import { relations } from '#shop/orders/parties.rules.ts'
import type { Countries, Country } from '../countries.rules.ts'
import { ChoiceField, FieldGroup, SelectField, TextField, TickField } from './fields.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'

const options = (countries: readonly Country[]) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

/** Who pays, and how he is spoken to. */
export function BuyerFields({ countries }: { countries: Countries }) {
  const words = useCheckoutWords().buyer
  return (
    <>
      <FieldGroup title={words.details}>
        <TextField name="name" label={words.name} hint={words.nameHint} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField name="country" label={words.country} autoComplete="country">
            <optgroup label={words.frequent}>{options(countries.frequent)}</optgroup>
            <optgroup label={words.others}>{options(countries.others)}</optgroup>
          </SelectField>
          <TextField
            name="phone"
            type="tel"
            label={words.phone}
            hint={words.phoneHint}
            autoComplete="tel"
          />
        </div>
      </FieldGroup>
      <FieldGroup title={words.relation}>
        <ChoiceField
          name="relation"
          label={words.relation}
          isTitled
          options={relations.map((value) => ({ value, text: words.relations[value] }))}
        />
        <SelectField name="locale" label={words.locale}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {words.locales[locale]}
            </option>
          ))}
        </SelectField>
        <TickField name="showsPrices" value="yes" hint={words.showsPricesHint}>
          {words.showsPrices}
        </TickField>
      </FieldGroup>
    </>
  )
}
