import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { providerButtons } from '#shop/payments/ui/provider-buttons.tsx'
import { usePaymentMessages } from '#shop/payments/ui/use-messages.ts'
import { isOwnDocument } from '#web/shell/document/own-document.ts'
import type { ServedProvider } from './provider-page.ts'

interface ProviderWaysProps {
  readonly provider: ServedProvider
  /** The endpoint of the form without scripts; `/boton` below it serves the buttons. */
  readonly url: string
  readonly messages: { readonly redirect: string; readonly redirectText: string }
  /** What the page says of the last attempt. */
  readonly outcome: string
}

/** With these outcomes the provider's buttons would only say the same in other words. */
const unavailable = ['provider_unavailable', 'not_configured', 'in_maintenance']

/** A document that was loaded as another page has a policy without the provider. */
function useOwnDocument(): boolean {
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    if (isOwnDocument()) setOwn(true)
    else location.reload()
  }, [])
  return isOwn
}

/** The form to the provider's page, which needs no script, and its own buttons where they load. */
export function ProviderWays({ provider, url, messages, outcome }: ProviderWaysProps) {
  const isOwn = useOwnDocument()
  const { demo } = usePaymentMessages().methods
  const { method, name, isDemo, buttons } = provider
  const Buttons = unavailable.includes(outcome) ? undefined : providerButtons[method]
  return (
    <div className="grid max-w-xl gap-5 rounded-card border border-line bg-raised p-5">
      {isDemo && (
        <p className="rounded-field border border-line border-l-4 border-l-warn bg-paper p-3">
          {format(demo, { method: name })}
        </p>
      )}
      <form method="post" action={url} className="grid gap-2">
        <Button type="submit" look="sun">
          {format(messages.redirect, { method: name })}
        </Button>
        <p className="text-soft-ink text-sm">{format(messages.redirectText, { method: name })}</p>
      </form>
      {/* below the form: content that arrives late must not move it */}
      {isOwn && buttons && Buttons && <Buttons {...buttons} address={`${url}/boton`} />}
    </div>
  )
}

interface ProviderOutcomeProps {
  readonly outcomes: Readonly<Record<string, string>>
  readonly code: string
  /** The name of the method. */
  readonly name: string
}

/** The result of the return from a provider; unknown codes show nothing. */
export function ProviderOutcome({ outcomes, code, name }: ProviderOutcomeProps) {
  const text = Object.hasOwn(outcomes, code) ? outcomes[code] : undefined
  if (text === undefined) return null
  return (
    <p
      role="status"
      className="max-w-xl rounded-field border border-line border-l-4 border-l-bad bg-raised p-3"
    >
      {format(text, { method: name })}
    </p>
  )
}
