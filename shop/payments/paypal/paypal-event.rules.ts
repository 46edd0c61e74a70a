import type { ProviderEvent } from '../engine/payment.rules.ts'
import type { PayPalEvent } from './paypal-answer.input.ts'

const dispute = 'CUSTOMER.DISPUTE.'
const retainedByShop = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']

function actionOf(type: string): ProviderEvent['action'] {
  if (type === 'CHECKOUT.ORDER.APPROVED') return 'approved'
  if (type === 'PAYMENT.CAPTURE.REVERSED') return 'reversed'
  if (type.startsWith(dispute)) return 'dispute'
  const isOfPayment = type.startsWith('PAYMENT.CAPTURE.') || type.startsWith('CHECKOUT.ORDER.')
  return isOfPayment ? 'changed' : 'none'
}

/** What a dispute's state means for its money. */
function disputeOf({ type, outcome }: PayPalEvent): ProviderEvent['dispute'] {
  if (type !== `${dispute}RESOLVED`) return 'open'
  return retainedByShop.includes(outcome) ? 'kept' : 'lost'
}

export function providerEvent(event: PayPalEvent): ProviderEvent {
  const { id, type, resourceId, payPalOrderId, captureIds, outcome } = event
  const action = actionOf(type)
  return {
    ...{ id, type, action, outcome, providerPaymentId: payPalOrderId, reference: resourceId },
    captureIds: action === 'reversed' ? [resourceId] : captureIds,
    dispute: disputeOf(event),
  }
}
