import type { FormValues } from '#kernel/text/merged-form.ts'
import { type CorrectedField, correctedFields } from '#shop/emails/order-email.rules.ts'
import type { CubanAddress, Recipient, UsAddress } from '#shop/orders/parties.rules.ts'
import {
  cubaFields,
  cubaProblems,
  type DeliveryFacts,
  recipientInCuba,
} from '../delivery/delivery-form.rules.ts'
import { recipientFields } from '../delivery/recipient-fields.rules.ts'
import { recipientInUsa, usaFields, usaProblems } from '../delivery/usa-form.rules.ts'
import { type FormInput, namedFields, type Problem } from '../form-checks.rules.ts'

/** The fields of the form of a correction, in its order: whoever else may receive it and the carné are none of them. */
const fieldsFor = (recipient: Recipient): readonly CorrectedField[] => {
  const known: readonly string[] = recipient.address.kind === 'usa' ? usaFields : cubaFields
  return correctedFields.filter((field) => known.includes(field))
}

/** A recipient by the fields of the form of a correction. */
export function correctionForm(recipient: Recipient): FormValues {
  const stored = recipientFields(recipient)
  return Object.fromEntries(fieldsFor(recipient).map((field) => [field, stored[field] ?? '']))
}

/** What says something only with the other one is checked with it. */
const together = [
  ['between1', 'between2'],
  ['state', 'zip'],
] as const
const groupOf = (field: CorrectedField): readonly CorrectedField[] =>
  together.find((group) => group.some((one) => one === field)) ?? [field]

const changedIn = (recipient: Recipient, form: FormInput): ReadonlySet<string> => {
  const stored = namedFields(fieldsFor(recipient), correctionForm(recipient))
  const changed = fieldsFor(recipient).filter((field) => form[field] !== stored[field])
  return new Set(changed.flatMap(groupOf))
}

/** Where it is delivered was paid for: the way it is handed over stays as it was ordered. */
function placeProblem({ field, code }: Problem, changed: ReadonlySet<string>): Problem[] {
  if (changed.has(field)) return [{ field, code }]
  const isOfPlace = changed.has('municipality') && (field === 'province' || field === 'delivery')
  return isOfPlace ? [{ field: 'municipality', code: `correct_${code}` }] : []
}

function formIn(recipient: Recipient, form: FormInput) {
  const whole = { ...recipientFields(recipient), ...namedFields(fieldsFor(recipient), form) }
  const province = whole.municipality?.split('.')[0] ?? ''
  return { ...whole, province }
}

/** What is wrong with what was changed; what was ordered as it stands is nobody's mistake now. */
export function correctionProblems(
  recipient: Recipient,
  form: FormInput,
  facts: DeliveryFacts,
): Problem[] {
  const whole = formIn(recipient, form)
  const changed = changedIn(recipient, namedFields(fieldsFor(recipient), form))
  const problems =
    recipient.address.kind === 'usa'
      ? usaProblems(namedFields(usaFields, whole))
      : cubaProblems(namedFields(cubaFields, whole), facts)
  return problems.flatMap((problem) => placeProblem(problem, changed))
}

const newFields = <Value extends object>(
  stored: Value,
  corrected: Value,
  changed: ReadonlySet<string>,
): Value => ({
  ...stored,
  ...Object.fromEntries(Object.entries(corrected).filter(([name]) => changed.has(name))),
})

function newAddress(
  stored: CubanAddress | UsAddress,
  corrected: CubanAddress | UsAddress,
  changed: ReadonlySet<string>,
): CubanAddress | UsAddress {
  if (stored.kind === 'usa' || corrected.kind === 'usa')
    return newFields(stored, corrected, changed)
  const { provinceCode, municipalityCode, province, municipality } = corrected
  return {
    ...newFields(stored, corrected, changed),
    ...(changed.has('municipality') && {
      ...{ provinceCode, municipalityCode, province, municipality },
    }),
    ...(changed.has('between1') && { between: corrected.between }),
  }
}

/** The recipient with what was changed, and all else as it was ordered. Call it only for a form without problems. */
export function correctedRecipient(recipient: Recipient, form: FormInput): Recipient {
  const whole = formIn(recipient, form)
  const corrected =
    recipient.address.kind === 'usa'
      ? recipientInUsa(namedFields(usaFields, whole))
      : recipientInCuba(namedFields(cubaFields, whole))
  const changed = changedIn(recipient, namedFields(fieldsFor(recipient), form))
  const { address, ...person } = recipient
  const { address: _, ...newPerson } = corrected
  return {
    ...newFields(person, newPerson, changed),
    address: newAddress(address, corrected.address, changed),
  }
}
