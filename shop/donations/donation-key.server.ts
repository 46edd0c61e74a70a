import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { NewDonation } from './donation.input.ts'

/** Crockford's base32: no I, L, O or U, which are read wrong. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What the donor writes with the transfer: short enough for a bank's memo. */
export const newMemo = (): string => `DN-${group()}-${group()}`

/** A form sent twice says the same under the same key; whatever was changed is another gift. */
export const attemptHash = ({ attempt, ...donation }: NewDonation): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt || randomUUID(), donation]))
    .digest('hex')

const shape = /^d([0-9a-f]{32})([A-Za-z0-9_-]{22})$/
const macOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`donation link\n${id}`).digest().subarray(0, 16)

export const donationToken = (secret: string, id: string): string =>
  `d${id.replaceAll('-', '')}${macOf(secret, id).toString('base64url')}`

/** Whose donation a link opens; null for a link that the shop did not write. */
export function readDonationToken(secret: string, token: string): string | null {
  const [, hex, mac] = shape.exec(token) ?? []
  if (!hex || !mac) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const [expected, options] = [macOf(secret, id), Buffer.from(mac, 'base64url')]
  return options.length === expected.length && timingSafeEqual(expected, options) ? id : null
}
