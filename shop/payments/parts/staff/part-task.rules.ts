import { cents, type Usd, zero } from '#kernel/money.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import { dayMs } from '#kernel/time.ts'
import {
  type DividedOrder,
  dueOfPart,
  isEnded,
  neededFor,
  type Part,
  partState,
} from '../part.rules.ts'
import { moneyBack, type PartMoney } from '../part-money.rules.ts'

/** What of each capture may still be returned; a request that a provider refused counts as none. */
export const returnable = (money: PartMoney) =>
  moneyBack({ ...money, requests: money.requests.filter(({ state }) => state !== 'failed') }, zero)

/** What a person has to return: transfers, and what a provider refused or must not return by itself. */
export function toReturnByHand(order: DividedOrder, part: Part): Usd {
  const wanted = { ...part.money, requests: part.money.requests.filter(isStillAsked) }
  const isRefused = order.compliance === 'rejected'
  return moneyBack(wanted, neededFor(order, part))
    .filter(
      ({ capture }) => isTransfer(capture.provider) || isRefused || hasFailed(part, capture.id),
    )
    .reduce((sum, { amount }) => (sum + amount) as Usd, zero)
}

const isStillAsked = ({ state }: PartMoney['requests'][number]) => state !== 'failed'
const hasFailed = ({ money }: Part, captureId: string) =>
  money.requests.some((one) => one.captureId === captureId && one.state === 'failed')

/** What a confirmed transfer brings beyond what the part still needs. */
export const excessOfPart = (
  part: Part,
  { intent, amount }: { readonly intent: string; readonly amount: Usd | null },
): Usd => cents(intent === 'confirm' ? Math.max(0, (amount ?? zero) - dueOfPart(part)) : zero)

export type PartTask = 'confirm' | 'return'

/** For so long after its order ended a transfer is looked for at the bank. */
const lookedForMs = 14 * dayMs
export const lookedForSince = (now: Date): Date => new Date(now.getTime() - lookedForMs)

/** What a part waits for; null where nobody has to do anything. */
export function partTask(order: DividedOrder, part: Part, now: Date): PartTask | null {
  if (order.compliance === 'held') return null
  if (toReturnByHand(order, part) > zero) return 'return'
  const isLookedFor = partState(part, order) === 'looked_for'
  if (isLookedFor && order.closedAt && order.closedAt > lookedForSince(now)) return 'confirm'
  const isAwaited = !isEnded(order) && order.payment === 'awaiting_parts'
  return isAwaited && part.sentAt !== null && dueOfPart(part) > zero ? 'confirm' : null
}
