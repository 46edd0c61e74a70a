import type { Day } from '#kernel/time.ts'
import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { readCarnet } from '#shop/compliance/carnet.rules.ts'
import type { Recipient } from '#shop/orders/parties.rules.ts'
import { municipalityByCode, provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { allows, type ProvinceService } from '#shop/shipping/province-service.rules.ts'
import {
  type Check,
  nameChecks,
  type Problem,
  problemsOf,
  textChecks,
} from '../form-checks.rules.ts'
import { cubanMobile, cubanPhone } from '../phone.rules.ts'

/** In the order of the page. */
export const cubaFields = [
  'givenNames',
  'firstSurname',
  'secondSurname',
  'phone',
  'secondPhone',
  'nationalId',
  'email',
  'endUse',
  'province',
  'municipality',
  'reparto',
  'street',
  'number',
  'apartment',
  'between1',
  'between2',
  'reference',
  'delivery',
  'schedule',
  'authorisedName',
  'authorisedId',
] as const
export type CubaField = (typeof cubaFields)[number]
export type CubaForm = Readonly<Record<CubaField, string>>

/** Fields that are stored encrypted. */
export const sealedFields = ['nationalId', 'authorisedId'] as const

export const endUses = ['home', 'private_business', 'farm', 'other'] as const
export const deliveryModes = ['door', 'pickup'] as const

/** What validation needs besides the form's own fields. */
export interface DeliveryFacts {
  readonly today: Day
  readonly services: readonly ProvinceService[]
}

const isOneOf = <Value extends string>(values: readonly Value[], input: string): input is Value =>
  values.some((value) => value === input)

function carnetChecks(
  field: CubaField,
  input: string,
  missing: string | null,
  today: Day,
): Check<CubaField>[] {
  const carnet = readCarnet(input, today)
  return [
    [input === '' && missing !== null, field, missing ?? ''],
    [input !== '' && !carnet.ok, field, carnet.ok ? '' : carnet.code],
  ]
}

const personChecks = (form: CubaForm, { today }: DeliveryFacts): Check<CubaField>[] => [
  ...nameChecks('givenNames', form.givenNames, 'given_names_required'),
  ...nameChecks('firstSurname', form.firstSurname, 'first_surname_required'),
  ...nameChecks('secondSurname', form.secondSurname, null),
  ...carnetChecks(
    'nationalId',
    form.nationalId,
    form.delivery === 'pickup' ? null : 'carnet_required',
    today,
  ),
  [form.phone === '', 'phone', 'cuban_mobile_required'],
  [cubanMobile(form.phone) === null, 'phone', 'cuban_mobile'],
  [form.secondPhone !== '' && cubanPhone(form.secondPhone) === null, 'secondPhone', 'cuban_phone'],
  [form.email !== '' && !isEmail(form.email), 'email', 'email_invalid'],
  [!isOneOf(endUses, form.endUse), 'endUse', 'end_use_required'],
]

function placeChecks(form: CubaForm, { services }: DeliveryFacts): Check<CubaField>[] {
  const province = provinceByCode(form.province)
  const isInside = form.municipality.startsWith(`${form.province}.`)
  const mode = services.find(({ code }) => code === form.province)?.mode ?? 'suspended'
  const request = isOneOf(deliveryModes, form.delivery) ? form.delivery : null
  return [
    [province === null, 'province', 'province_required'],
    [mode === 'suspended', 'province', 'province_suspended'],
    [municipalityByCode(form.municipality) === null, 'municipality', 'municipality_required'],
    [province !== null && !isInside, 'municipality', 'municipality_elsewhere'],
    [request === null, 'delivery', 'delivery_required'],
    [
      request !== null && mode !== 'suspended' && !allows(mode, request),
      'delivery',
      'door_not_here',
    ],
  ]
}

const addressChecks = (form: CubaForm): Check<CubaField>[] => [
  ...textChecks('reparto', form.reparto, null, 60),
  ...textChecks('street', form.street, 'street_required', 80),
  ...textChecks('number', form.number, 'number_required', 40),
  ...textChecks('apartment', form.apartment, null, 40),
  ...textChecks('between1', form.between1, form.between2 === '' ? null : 'between_required', 60),
  ...textChecks('between2', form.between2, null, 60),
  ...textChecks('reference', form.reference, null, 200),
]

const authorisedChecks = (form: CubaForm, { today }: DeliveryFacts): Check<CubaField>[] => {
  const { authorisedName, authorisedId } = form
  return [
    ...nameChecks(
      'authorisedName',
      authorisedName,
      authorisedId === '' ? null : 'authorised_name_required',
      120,
    ),
    ...carnetChecks(
      'authorisedId',
      authorisedId,
      authorisedName === '' ? null : 'authorised_carnet_required',
      today,
    ),
    ...textChecks('schedule', form.schedule, null, 100),
  ]
}

export const cubaProblems = (form: CubaForm, facts: DeliveryFacts): Problem<CubaField>[] =>
  problemsOf(cubaFields, [
    ...personChecks(form, facts),
    ...placeChecks(form, facts),
    ...addressChecks(form),
    ...authorisedChecks(form, facts),
  ])

/** Call it only for a form without problems. */
export function recipientInCuba(form: CubaForm): Recipient {
  const { givenNames, firstSurname, secondSurname, email, schedule } = form
  const { reparto, street, number, apartment, reference } = form
  const [first, second] = [form.between1, form.between2]
  return {
    ...{ givenNames, firstSurname, secondSurname, email, schedule },
    phone: cubanMobile(form.phone) ?? '',
    secondPhone: cubanPhone(form.secondPhone) ?? '',
    authorised:
      form.authorisedName === ''
        ? null
        : { name: form.authorisedName, nationalId: form.authorisedId.replace(/\D/g, '') },
    endUse: endUses.find((use) => use === form.endUse) ?? 'home',
    address: {
      kind: 'cuba',
      provinceCode: form.province,
      municipalityCode: form.municipality,
      province: provinceByCode(form.province)?.name ?? '',
      municipality: municipalityByCode(form.municipality)?.name ?? '',
      ...{ reparto, street, number, apartment, reference },
      between: [first, second],
      delivery: form.delivery === 'pickup' ? 'pickup' : 'door',
    },
  }
}

/** A municipality determines its province, which need not be chosen too. */
export const withProvince = (form: CubaForm): CubaForm =>
  form.province === '' && municipalityByCode(form.municipality) !== null
    ? { ...form, province: form.municipality.split('.')[0] ?? '' }
    : form
