import { payPal } from '../paypal/paypal.provider.server.ts'
import type { ProviderName } from './payment.rules.ts'
import type { PaymentProvider } from './provider.server.ts'

export const providers: Readonly<Record<ProviderName, PaymentProvider>> = { paypal: payPal }
