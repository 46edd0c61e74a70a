import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { useCorrectionMessages } from '#shop/checkout/ui/use-messages.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { Route } from '../+types/order'

type Shown = Route.ComponentProps['loaderData']

const sumsOf = ({ captured, refunded, underway, left }: Shown['money']) => ({
  ...{ captured: formatUsd(captured), refunded: formatUsd(refunded) },
  ...{ underway: formatUsd(underway), left: formatUsd(left) },
})

/** Why a form of the page was refused, beside the field to correct; without a text where it is only asked about. */
export function useRefusal({ loaderData, actionData }: Route.ComponentProps) {
  const { problems } = useStaffOrderMessages()
  const { aboveLimit, moneyChanged } = useOrderStepMessages()
  const { problems: ofCorrection } = useCorrectionMessages()
  if (!actionData) return null
  const { problem, form, entered, where } = actionData
  if (!problem) return { form, entered, field: '', text: '' }
  const texts: Readonly<Record<string, string>> = {
    ...{ ...ofCorrection, ...problems },
    more_than_paid: format(aboveLimit, { amount: formatUsd(loaderData.money.left) }),
    changed_meanwhile: format(moneyChanged, sumsOf(loaderData.money)),
  }
  const textOf = ({ code, max = '' }: { code: string; max?: number | string }) =>
    format(texts[code] ?? problems.not_understood, { ...{ max: String(max), where } })
  const others = problem.others?.map((other) => ({ field: other.field, text: textOf(other) }))
  return { form, entered, field: problem.field, text: textOf(problem), ...(others && { others }) }
}
