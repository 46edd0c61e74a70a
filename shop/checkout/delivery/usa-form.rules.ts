import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import type { Recipient } from '#shop/orders/parties.rules.ts'
import { isState, isZip } from '#shop/shipping/us-address.rules.ts'
import { isZipOf } from '#shop/shipping/usa/zip-states.rules.ts'
import { nameChecks, type Problem, problemsOf, textChecks } from '../form-checks.rules.ts'
import { usPhone } from '../phone.rules.ts'

/** In the order of the page. */
export const usaFields = [
  'givenNames',
  'firstSurname',
  'phone',
  'email',
  'street',
  'apartment',
  'city',
  'state',
  'zip',
] as const
export type UsaField = (typeof usaFields)[number]
export type UsaForm = Readonly<Record<UsaField, string>>

export const usaProblems = (form: UsaForm): Problem<UsaField>[] =>
  problemsOf(usaFields, [
    ...nameChecks('givenNames', form.givenNames, 'given_names_required'),
    ...nameChecks('firstSurname', form.firstSurname, 'surname_required'),
    [form.phone === '', 'phone', 'us_phone_required'],
    [usPhone(form.phone) === null, 'phone', 'us_phone'],
    [form.email !== '' && !isEmail(form.email), 'email', 'email_invalid'],
    ...textChecks('street', form.street, 'us_street_required', 100),
    ...textChecks('apartment', form.apartment, null, 40),
    ...textChecks('city', form.city, 'city_required', 60),
    [!isState(form.state), 'state', 'state_required'],
    [form.zip === '', 'zip', 'zip_required'],
    [!isZip(form.zip), 'zip', 'zip_digits'],
    [isState(form.state) && !isZipOf(form.zip, form.state), 'zip', 'zip_elsewhere'],
  ])

/** Call it only for a form without problems. */
export function recipientInUsa(form: UsaForm): Recipient {
  const { givenNames, firstSurname, email, street, apartment, city, state, zip } = form
  return {
    ...{ givenNames, firstSurname, email },
    secondSurname: '',
    phone: usPhone(form.phone) ?? '',
    secondPhone: '',
    authorised: null,
    schedule: '',
    endUse: 'home',
    address: { kind: 'usa', street, apartment, city, state, zip },
  }
}
