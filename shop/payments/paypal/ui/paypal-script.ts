import { intlLocales, type Locale } from '#kernel/locale.ts'

interface Buttons {
  render(place: HTMLElement): Promise<void>
}

export interface ButtonsOptions {
  readonly fundingSource: string
  readonly createOrder: () => Promise<string>
  readonly onApprove: (
    data: { readonly orderID: string },
    actions: { restart(): void },
  ) => Promise<void>
  readonly onCancel: () => void
  readonly onError: (error: unknown) => void
}

export interface PayPalScript {
  getFundingSources(): readonly string[]
  isFundingEligible(source: string): boolean
  Buttons(options: ButtonsOptions): Buttons
}

declare global {
  interface Window {
    paypal?: PayPalScript
  }
}

interface Overrides {
  readonly origin: string
  readonly clientId: string
  readonly nonce: string
  readonly locale: Locale
}

/** In dollars, captured on approval, with a button for each funding source. */
export function scriptUrl({ origin, clientId, locale }: Omit<Overrides, 'nonce'>): string {
  const requested = new URLSearchParams({
    'client-id': clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons,funding-eligibility',
    locale: intlLocales[locale].replace('-', '_'),
  })
  return `${origin}/sdk/js?${requested}`
}

export const loadTimeoutMs = 8_000

/** Loads PayPal's script, or fails within eight seconds. */
export const loadPayPal = (requested: Overrides): Promise<PayPalScript> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl(requested)
    script.setAttribute('data-csp-nonce', requested.nonce)
    script.nonce = requested.nonce
    const late = setTimeout(() => reject(new Error('PayPal did not come')), loadTimeoutMs)
    script.addEventListener('load', () => {
      clearTimeout(late)
      if (window.paypal) resolve(window.paypal)
      else reject(new Error('PayPal came without its buttons'))
    })
    script.addEventListener('error', () => {
      clearTimeout(late)
      reject(new Error('PayPal did not load'))
    })
    document.head.append(script)
  })

/** A provider's fault stays off the page while there is another way to pay. */
export const warn = (text: string, fault?: unknown): void =>
  // biome-ignore lint/suspicious/noConsole: the specification wants a warning and nothing on the page
  console.warn(text, ...(fault === undefined ? [] : [fault]))
