import { add, cents, type Usd, zero } from '#kernel/money.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'

export interface PartCapture {
  readonly provider: PaymentMethod
  /** The provider's id of the capture; of a transfer the bank's reference. */
  readonly id: string
  readonly amount: Usd
}

/** What a part received and returned, oldest first, and the refunds requested of its providers. */
export interface PartMoney {
  readonly captures: readonly PartCapture[]
  readonly refunds: readonly { readonly provider: PaymentMethod; readonly amount: Usd }[]
  readonly requests: readonly {
    readonly captureId: string
    readonly provider: PaymentMethod
    readonly amount: Usd
    readonly state: 'asked' | 'pending' | 'done' | 'failed'
  }[]
}

const sumOf = (entries: readonly { readonly amount: Usd }[]): Usd =>
  add(zero, ...entries.map(({ amount }) => amount))

const atLeastNothing = (amount: number): Usd => (amount > 0 ? cents(amount) : zero)

export const receivedOf = ({ captures, refunds }: PartMoney): Usd =>
  atLeastNothing(sumOf(captures) - sumOf(refunds))

/** All that came, whether it was returned since or not. */
export const broughtBy = ({ captures }: PartMoney): Usd => sumOf(captures)

export const returnedOf = ({ refunds }: PartMoney): Usd => sumOf(refunds)

/** What a page showed of the money, as its form carries it. */
export const partMoneySeen = ({ captures, refunds, requests }: PartMoney): string =>
  [captures, refunds, requests.filter(({ state }) => state !== 'failed')].map(sumOf).join(' ')

export const partDue = (amount: Usd, money: PartMoney): Usd =>
  atLeastNothing(amount - receivedOf(money))

/** Refunds in the ledger that nobody requested here, such as those made at the provider itself. */
const unrequested = ({ refunds, requests }: PartMoney, provider: PaymentMethod): number =>
  sumOf(refunds.filter((refund) => refund.provider === provider)) -
  sumOf(requests.filter((one) => one.provider === provider && one.state === 'done'))

/** What providers took back by themselves: a dispute that was lost, or a refund made there. */
export const takenBack = (money: PartMoney): Usd =>
  [...new Set(money.captures.map(({ provider }) => provider))]
    .filter((provider) => !isTransfer(provider))
    .reduce((sum, provider) => add(sum, atLeastNothing(unrequested(money, provider))), zero)

/**
 * What has to be returned of each capture beyond what the part needs, newest first. A request counts whatever became of
 * it: one that a provider refused is left to a person.
 */
export function moneyBack(
  money: PartMoney,
  needed: Usd,
): readonly { readonly capture: PartCapture; readonly amount: Usd }[] {
  let open: number = needed
  const surplus = money.captures.map((capture) => {
    const used = Math.min(open, capture.amount)
    open -= used
    const requests = money.requests.filter(({ captureId }) => captureId === capture.id)
    return { capture, amount: atLeastNothing(capture.amount - used - sumOf(requests)) }
  })
  const returned = new Map<PaymentMethod, number>()
  return surplus.toReversed().flatMap(({ capture, amount }) => {
    const { provider } = capture
    const elsewhere = returned.get(provider) ?? Math.max(0, unrequested(money, provider))
    const left = atLeastNothing(amount - elsewhere)
    returned.set(provider, Math.max(0, elsewhere - amount))
    return left > zero ? [{ capture, amount: left }] : []
  })
}
