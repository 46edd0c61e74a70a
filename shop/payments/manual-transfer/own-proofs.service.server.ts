import { centsFromDecimal, type Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { isPaymentState, type PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { maxProofs, takesProof } from './transfer.rules.ts'
import { proofsOf, zellePaymentsOf } from './transfers.queries.server.ts'

export interface OwnProof {
  readonly at: Date
  readonly sender: string
  readonly confirmation: string
  readonly amount: Usd | null
}
export interface OwnZelle {
  readonly orderId: string
  readonly memo: string
  readonly amount: Usd
  readonly state: PaymentState
  /** Why another proof is requested; empty if none is. */
  readonly askedAgain: string
  readonly maySend: boolean
  readonly proofs: readonly OwnProof[]
}

const maxShown = 50

/** A customer's transfers with their proofs; row security hides those of others. */
export async function ownZelle(ctx: Needs, userId: string): Promise<OwnZelle[]> {
  const payments = await inTransaction(ctx, ({ tx }) => zellePaymentsOf(tx, userId, maxShown))
  const ids = payments.map(({ order_id }) => order_id)
  const acting = asSystem(ctx.db, 'the proofs of own orders')
  const proofs = await inTransaction(acting, ({ tx }) => proofsOf(tx, ids))
  return payments.map((payment) => {
    const state = payment.payment_status
    if (!isPaymentState(state)) throw new Error(`a payment is in no known state: ${state}`)
    const own = proofs.filter(({ order_id }) => order_id === payment.order_id)
    return {
      orderId: payment.order_id,
      memo: payment.memo_reference,
      amount: centsFromDecimal(payment.amount),
      state,
      askedAgain: state === 'awaiting_proof' ? payment.asked_again : '',
      maySend: takesProof(state) && own.length < maxProofs,
      proofs: own.map((proof) => ({
        at: proof.uploaded_at,
        sender: proof.sender_name,
        confirmation: proof.bank_confirmation,
        amount: proof.sent_amount,
      })),
    }
  })
}
