import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { Spinner } from '#design/spinner.tsx'
import { format } from '#kernel/messages.ts'
import { usePaymentMessages } from '../../ui/use-messages.ts'
import { usePayPalClient } from './paypal-client.tsx'
import { type ButtonsOptions, loadPayPal, type PayPalScript, warn } from './paypal-script.ts'

interface ApiResponse {
  readonly id?: string
  readonly outcome?: string
  readonly location?: string
}

async function ask(address: string, input: Readonly<Record<string, string>>): Promise<ApiResponse> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(input) })
  const body = (await response.json()) as ApiResponse
  if (body.location) window.location.assign(body.location)
  if (!response.ok) throw new Error(body.outcome ?? 'the shop did not answer')
  return body
}

/** The requests of PayPal's buttons; prices and sums never come from the browser. */
const optionsFor = (
  address: string,
  fundingSource: string,
  fail: (reason: string) => void,
): ButtonsOptions => ({
  fundingSource,
  createOrder: async () => (await ask(address, { intent: 'create' })).id ?? '',
  onApprove: async ({ orderID }, actions) => {
    const { outcome } = await ask(address, { intent: 'capture', order: orderID })
    if (outcome === 'choose_again') actions.restart()
  },
  onCancel: () => {},
  onError: (error) => {
    warn('PayPal', error)
    fail(error instanceof Error ? error.message : '')
  },
})

async function draw(
  paypal: PayPalScript,
  place: HTMLElement,
  address: string,
  fail: (reason: string) => void,
) {
  const sources = paypal.getFundingSources().filter((source) => paypal.isFundingEligible(source))
  if (sources.length === 0) throw new Error('PayPal offers nothing here')
  for (const source of sources)
    await paypal.Buttons(optionsFor(address, source, fail)).render(place)
}

interface PayPalButtonsProps {
  readonly origin: string
  readonly nonce: string
  /** The URL that the buttons call. */
  readonly address: string
}

/** PayPal's buttons if they load within eight seconds; paying on PayPal's page always works. */
export function PayPalButtons({ origin, nonce, address }: PayPalButtonsProps) {
  const { paypal: messages, provider } = usePaymentMessages()
  const outcomes: Readonly<Record<string, string>> = provider.outcomes
  const locale = useLocale()
  const clientId = usePayPalClient()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready'>('loading')
  /** What the shop answered to the buttons, or nothing where they did not open; null while all is well. */
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const here = place.current
    if (!clientId || !here) return
    const fail = (reason: string) => setFailure(reason)
    loadPayPal({ origin, clientId, nonce, locale })
      .then((paypal) => draw(paypal, here, address, fail))
      .then(
        () => setState('ready'),
        (error: unknown) => {
          warn('PayPal', error)
          setState('ready')
          fail('')
        },
      )
  }, [clientId, origin, nonce, address, locale])
  return (
    <section aria-label={messages.buttons} className="grid gap-3">
      {state === 'loading' && <Spinner label={messages.loading} />}
      {failure !== null && (
        <p role="status" className="text-soft-ink">
          {format(
            Object.hasOwn(outcomes, failure) ? (outcomes[failure] ?? '') : messages.unavailable,
            {
              method: 'PayPal',
            },
          )}
        </p>
      )}
      <div ref={place} />
    </section>
  )
}
