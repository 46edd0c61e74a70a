/** PayPal with its cards, and the wallets that its buttons offer. */
const payPalHosts = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
  'https://pay.google.com',
  'https://applepay.cdn-apple.com',
]

/** What a payment page loads from PayPal, or from another service that answers like it. */
export function payPalPage(apiBase: string) {
  if (apiBase === '') return { hosts: payPalHosts, scriptOrigin: 'https://www.paypal.com' }
  const { origin } = new URL(apiBase)
  const hosts = origin.endsWith('.paypal.com') ? payPalHosts : [...payPalHosts, origin]
  return { hosts, scriptOrigin: origin }
}
