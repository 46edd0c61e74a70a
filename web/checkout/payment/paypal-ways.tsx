import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { PayPalButtons } from '#shop/payments/ui/paypal-buttons.tsx'
import { PayPalProvider } from '#shop/payments/ui/paypal-client.tsx'
import { isOwnDocument } from '#web/shell/document/own-document.ts'
import type { ServedPayPal } from './paypal-page.ts'

interface PayPalWaysProps {
  readonly payPal: ServedPayPal
  /** The endpoint of the form without scripts; `/boton` below it serves the buttons. */
  readonly url: string
  readonly messages: { readonly redirect: string; readonly redirectText: string }
}

/** A document that was loaded as another page has a policy without PayPal. */
function useOwnDocument(): boolean {
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    if (isOwnDocument()) setOwn(true)
    else location.reload()
  }, [])
  return isOwn
}

/** The form to PayPal, which needs no script, and PayPal's buttons where they load. */
export function PayPalWays({ payPal, url, messages }: PayPalWaysProps) {
  const isOwn = useOwnDocument()
  return (
    <div className="grid max-w-xl gap-5 rounded-card border border-line bg-raised p-5">
      <form method="post" action={url} className="grid gap-2">
        <Button type="submit" look="sun">
          {messages.redirect}
        </Button>
        <p className="text-soft-ink text-sm">{messages.redirectText}</p>
      </form>
      {/* below the form: content that arrives late must not move it */}
      {isOwn && (
        <PayPalProvider>
          <PayPalButtons {...payPal} address={`${url}/boton`} />
        </PayPalProvider>
      )}
    </div>
  )
}

interface PayPalOutcomeProps {
  readonly outcomes: Readonly<Record<string, string>>
  readonly code: string
}

/** The result of the return from PayPal; unknown codes show nothing. */
export function PayPalOutcome({ outcomes, code }: PayPalOutcomeProps) {
  if (!Object.hasOwn(outcomes, code)) return null
  return (
    <p
      role="status"
      className="max-w-xl rounded-field border border-line border-l-4 border-l-bad bg-raised p-3"
    >
      {outcomes[code]}
    </p>
  )
}
