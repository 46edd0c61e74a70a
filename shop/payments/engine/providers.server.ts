import { payPal } from '../paypal/paypal.provider.server.ts'
import type { ProviderName } from './payment.rules.ts'
import type { PaymentProvider } from './provider.server.ts'

/** Every provider; its code is also in `onlineMethods`, and its row in `payment_methods`. */
export const providers: Readonly<Record<ProviderName, PaymentProvider>> = { paypal: payPal }
