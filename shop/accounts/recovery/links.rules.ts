const hour = 60 * 60

/** Lifetime of the link in an e-mail. */
export const linkSeconds = {
  confirm: 24 * hour,
  reset: hour,
  'new-email': 24 * hour,
  'first-admin': hour,
  device: hour,
} as const

export type OneTimeLink = keyof typeof linkSeconds

const linkPaths = {
  confirm: '/email-confirmado',
  reset: '/reset-password',
  'new-email': '/email-confirmado',
  'first-admin': '/email-confirmado',
  device: '/login',
} as const satisfies Record<OneTimeLink, string>

/** The URL of the link in an e-mail; the kind is added where one page serves several. */
export function linkTo(shopUrl: string, kind: OneTimeLink, token: string): string {
  const query = new URLSearchParams({ token })
  if (kind === 'new-email' || kind === 'first-admin') query.set('tipo', kind)
  return `${shopUrl}${linkPaths[kind]}?${query}`
}
