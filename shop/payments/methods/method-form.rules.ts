import { toDecimal } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { MethodInfo, MethodLimits, TransferDetails } from './method.rules.ts'

/** The settings of a method by the fields of its form, as it sends them. */
export function methodFormData(
  { method, name, instructions }: MethodInfo,
  { isActive, destinations, min, max }: MethodLimits,
  { recipient, registeredName, secondPersonAbove }: TransferDetails,
): FormValues {
  const isOn = (is: boolean) => (is ? 'on' : '')
  return {
    active: isOn(isActive),
    usa: isOn(destinations.includes('usa')),
    cuba: isOn(destinations.includes('cuba')),
    min: min > 0 ? toDecimal(min) : '',
    max: max === null ? '' : toDecimal(max),
    ...(isTransfer(method) && {
      ...{ name, recipient, registeredName },
      ...{ instructionsEs: instructions.es, instructionsEn: instructions.en },
      secondAbove: toDecimal(secondPersonAbove),
    }),
  }
}
