import { createHash, randomInt, randomUUID } from 'node:crypto'
import { isSigned, type Secrets, sign } from '#platform/secrets.ts'
import type { NewDonation } from './donation.input.ts'

/** Crockford's base32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The transfer's memo: short enough for a bank. */
export const newMemo = (): string => `DN-${group()}-${group()}`

/** The same form under the same key has the same hash; any change makes another donation. */
export const attemptHash = ({ attempt, ...donation }: NewDonation): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt || randomUUID(), donation]))
    .digest('hex')

const shape = /^d([0-9a-f]{32})([A-Za-z0-9_-]{22})$/
const purpose = 'donation link'
const macBytes = 16
const textOf = (id: string) => `donation link\n${id}`

export const donationToken = (secrets: Secrets, id: string): string =>
  `d${id.replaceAll('-', '')}${sign(secrets, purpose, textOf(id)).subarray(0, macBytes).toString('base64url')}`

/** The id of the donation that a link opens; null for an invalid link. */
export function readDonationToken(secrets: Secrets, token: string): string | null {
  const [, hex, mac] = shape.exec(token) ?? []
  if (!hex || !mac) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const signature = Buffer.from(mac, 'base64url')
  return isSigned(secrets, { purpose, text: textOf(id), bytes: macBytes }, signature) ? id : null
}
