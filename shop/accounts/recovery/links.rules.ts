const hour = 60 * 60

/** How long the link of a letter may be used. */
export const linkSeconds = {
  confirm: 24 * hour,
  reset: hour,
  'new-email': 24 * hour,
  'first-admin': hour,
} as const

export type OneTimeLink = keyof typeof linkSeconds

const linkPaths = {
  confirm: '/email-confirmado',
  reset: '/reset-password',
  'new-email': '/email-confirmado',
  'first-admin': '/email-confirmado',
} as const satisfies Record<OneTimeLink, string>

/** Where the link of a letter leads; its kind stands beside the token where one page serves several. */
export function linkTo(shopUrl: string, kind: OneTimeLink, token: string): string {
  const query = new URLSearchParams({ token })
  if (kind === 'new-email' || kind === 'first-admin') query.set('tipo', kind)
  return `${shopUrl}${linkPaths[kind]}?${query}`
}
