/** What a page that pays at PayPal is told: its loader returns it as `payPal`. */
export interface ServedPayPal {
  /** Where PayPal's script comes from. */
  readonly origin: string
  /** Names what PayPal's script writes into the page. */
  readonly nonce: string
}

/** The PayPal that a route's loader brings to the page, if it does. */
export function payPalOf(data: unknown): ServedPayPal | null {
  const isPage = typeof data === 'object' && data !== null && 'payPal' in data
  return isPage ? ((data.payPal as ServedPayPal | null) ?? null) : null
}

/** PayPal itself with its cards, and the wallets that its buttons offer. */
const providers = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
  'https://pay.google.com',
  'https://applepay.cdn-apple.com',
]

/** Where a page that pays may load from, and where its form may lead. */
export const payPalHosts = ({ origin }: ServedPayPal): readonly string[] =>
  origin.endsWith('.paypal.com') ? providers : [...providers, origin]
