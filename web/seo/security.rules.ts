import { dayMs } from '#kernel/time.ts'

const validDays = 180

/** RFC 9116: whom to tell about a vulnerability; it never expires while the shop runs. */
export function securityText(shopUrl: string, supportEmail: string, now: Date): string {
  const contact = supportEmail ? `mailto:${supportEmail}` : `${shopUrl}/#contacto`
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(midnight + validDays * dayMs).toISOString().replace('.000', '')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    `Canonical: ${shopUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
