import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
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
const macOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`donation link\n${id}`).digest().subarray(0, 16)

export const donationToken = (secret: string, id: string): string =>
  `d${id.replaceAll('-', '')}${macOf(secret, id).toString('base64url')}`

/** The id of the donation that a link opens; null for an invalid link. */
export function readDonationToken(secret: string, token: string): string | null {
  const [, hex, mac] = shape.exec(token) ?? []
  if (!hex || !mac) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const [expected, options] = [macOf(secret, id), Buffer.from(mac, 'base64url')]
  return options.length === expected.length && timingSafeEqual(expected, options) ? id : null
}
