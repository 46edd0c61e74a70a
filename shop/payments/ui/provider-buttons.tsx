import type { ReactNode } from 'react'
import type { OnlineMethod } from '#kernel/payment-method.ts'
import { PayPalButtons } from '../paypal/ui/paypal-buttons.tsx'
import { PayPalProvider } from '../paypal/ui/paypal-client.tsx'

export interface ProviderButtonsProps {
  readonly origin: string
  readonly nonce: string
  /** Where the buttons start and capture the payment. */
  readonly address: string
}

/** The buttons that a provider's own script draws; most providers have a page instead. */
export const providerButtons: Partial<
  Record<OnlineMethod, (props: ProviderButtonsProps) => ReactNode>
> = {
  paypal: (props) => (
    <PayPalProvider>
      <PayPalButtons {...props} />
    </PayPalProvider>
  ),
}
