/** PayPal's settings for a payment page: its loader returns them as `payPal`. */
export interface ServedPayPal {
  /** The origin of PayPal's script. */
  readonly origin: string
  /** The namespace of PayPal's script on the page. */
  readonly nonce: string
}

/** The PayPal settings in a route's loader data, if any. */
export function payPalOf(data: unknown): ServedPayPal | null {
  const isPage = typeof data === 'object' && data !== null && 'payPal' in data
  return isPage ? ((data.payPal as ServedPayPal | null) ?? null) : null
}

/** PayPal with its cards, and the wallets that its buttons offer. */
const providers = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
  'https://pay.google.com',
  'https://applepay.cdn-apple.com',
]

/** The sources that the policy of a payment page allows, and the targets of its form. */
export const payPalHosts = ({ origin }: ServedPayPal): readonly string[] =>
  origin.endsWith('.paypal.com') ? providers : [...providers, origin]
