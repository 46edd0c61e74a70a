import { donationPayable } from '#shop/donations/payment/donation-payable.service.server.ts'
import type { Payables } from '#shop/payments/engine/payable.service.server.ts'
import { orderPayable } from '#shop/payments/orders/order-payable.service.server.ts'

/** All that is paid for at a provider: what its notices and the jobs look after. */
export const payables: Payables = { order: orderPayable, donation: donationPayable }
