import type { Locale } from '#kernel/locale.ts'
import { locales } from '#kernel/locale.ts'
import { isEmail, normaliseEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { type Buyer, relations } from '#shop/orders/parties.rules.ts'
import { nameChecks, type Problem, problemsOf } from '../form-checks.rules.ts'
import { anyPhone } from '../phone.rules.ts'
import { isCountry, isUnpayable } from './countries.rules.ts'

/** In the order of the page. */
export const buyerFields = [
  'relation',
  'name',
  'email',
  'country',
  'phone',
  'locale',
  'showsPrices',
] as const
export type BuyerField = (typeof buyerFields)[number]
export type BuyerForm = Readonly<Record<BuyerField, string>>

const isOneOf = (values: readonly string[], input: string): boolean => values.includes(input)

export const buyerProblems = (form: BuyerForm): Problem<BuyerField>[] =>
  problemsOf(buyerFields, [
    ...nameChecks('name', form.name, 'buyer_name_required', 120),
    [!form.name.includes(' '), 'name', 'buyer_name_whole'],
    [form.email === '', 'email', 'email_required'],
    [!isEmail(normaliseEmail(form.email)), 'email', 'email_invalid'],
    [!isCountry(form.country), 'country', 'country_required'],
    [isUnpayable(form.country), 'country', 'country_unpayable'],
    [form.phone === '', 'phone', 'phone_required'],
    [
      isCountry(form.country) && anyPhone(form.phone, form.country) === null,
      'phone',
      'phone_international',
    ],
    [!isOneOf(relations, form.relation), 'relation', 'relation_required'],
    [!isOneOf(locales, form.locale), 'locale', 'locale_required'],
  ])

/** Call it only for a form without problems. */
export const buyerOf = (form: BuyerForm, spoken: Locale): Buyer => ({
  name: form.name,
  email: normaliseEmail(form.email),
  phone: anyPhone(form.phone, form.country) ?? '',
  country: form.country,
  relation: relations.find((relation) => relation === form.relation) ?? 'family',
  locale: locales.find((locale) => locale === form.locale) ?? spoken,
})

/** Whether the recipient may see the prices of the order. */
export const showsPrices = (form: BuyerForm): boolean => form.showsPrices === 'yes'
