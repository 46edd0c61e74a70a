import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import type { Payables } from '#shop/payments/engine/payable.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'
import { partPayable } from '#shop/payments/parts/part-payable.service.server.ts'

/** Everything that is paid through a provider: handled by its notices and the jobs. */
export const payables: Payables = {
  order: orderPayable,
  donation: donationPayable,
  part: partPayable,
}
