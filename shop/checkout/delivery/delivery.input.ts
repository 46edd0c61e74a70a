import type { Destination } from '#kernel/destination.ts'
import { readCarnet } from '#shop/compliance/carnet.rules.ts'
import type { Recipient } from '#shop/orders/parties.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'
import { formOf, type Validated } from '../form-data.input.ts'
import {
  type CubaForm,
  cubaFields,
  cubaProblems,
  type DeliveryFacts,
  recipientInCuba,
  withProvince,
} from './delivery-form.rules.ts'
import { recipientInUsa, usaFields, usaProblems } from './usa-form.rules.ts'

const cubaForm = formOf(cubaFields).transform(withProvince)
const usaForm = formOf(usaFields)

/** Recipient and address, as an order stores them. */
export interface Delivery {
  readonly recipient: Recipient
  /** Empty when unknown. */
  readonly nationalId: string
}

/** The cleaned fields of the destination's form. */
export const readDelivery = (destination: Destination, posted: unknown): FormInput =>
  destination === 'cuba' ? cubaForm.parse(posted) : usaForm.parse(posted)

const nationalIdOf = (form: CubaForm, { today }: DeliveryFacts): string => {
  const carnet = readCarnet(form.nationalId, today)
  return carnet.ok ? carnet.digits : ''
}

/** The submitted form with either the delivery of an order or its problems. */
export function validateDelivery(
  destination: Destination,
  input: FormInput,
  facts: DeliveryFacts,
): Validated<FormInput, Delivery> {
  if (destination === 'usa') {
    const fields = usaForm.parse(input)
    const problems = usaProblems(fields)
    if (problems.length > 0) return { ok: false, fields, problems }
    return { ok: true, fields, value: { recipient: recipientInUsa(fields), nationalId: '' } }
  }
  const fields = cubaForm.parse(input)
  const problems = cubaProblems(fields, facts)
  if (problems.length > 0) return { ok: false, fields, problems }
  const nationalId = nationalIdOf(fields, facts)
  return { ok: true, fields, value: { recipient: recipientInCuba(fields), nationalId } }
}
