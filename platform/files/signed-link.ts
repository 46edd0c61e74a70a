import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../secrets.ts'

export const linkSeconds = 5 * 60

interface Named {
  readonly bucket: string
  readonly name: string
  /** The user who may use the link; a forwarded link opens nothing for another user. */
  readonly viewer: string
}

const signature = (secret: string, { bucket, name, viewer }: Named, until: number): string =>
  createHmac('sha256', deriveKey(secret, 'signed files'))
    .update(JSON.stringify([bucket, name, viewer, until]))
    .digest('base64url')

/** The address of a private file for one viewer and five minutes. */
export function signedLink(secret: string, named: Named, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + linkSeconds
  const { bucket, name } = named
  return `/archivos/${bucket}/${name}?hasta=${until}&firma=${signature(secret, named, until)}`
}

/** Whether a link was signed here for this viewer and still holds. */
export function opensFile(
  secret: string,
  named: Named,
  options: { readonly until: string; readonly signature: string },
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(options.until)) return false
  const until = Number(options.until)
  const requested = Buffer.from(signature(secret, named, until))
  const brought = Buffer.from(options.signature)
  const isOurs = requested.length === brought.length && timingSafeEqual(requested, brought)
  return isOurs && now.getTime() / 1000 < until
}
