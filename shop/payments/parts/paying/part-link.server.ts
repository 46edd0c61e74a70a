import type { Needs } from '#platform/ctx.ts'
import { isSigned, type Secrets, secretsIn, sign } from '#platform/secrets.ts'

const shape = /^([0-9a-f]{32})([A-Za-z0-9_-]{22})$/
const purpose = 'part link'
const macBytes = 16

export interface LinkedPart {
  readonly id: string
  /** Of its order: links that staff ended open no part either. */
  readonly linkVersion: number
}

const textOf = ({ id, linkVersion }: LinkedPart) => `part link\n${id}\n${linkVersion}`

/** The signed token of a part's link; like an order's it is not stored. */
const partToken = (secrets: Secrets, part: LinkedPart): string =>
  `${part.id.replaceAll('-', '')}${sign(secrets, purpose, textOf(part)).subarray(0, macBytes).toString('base64url')}`

/** The path that a payer gets. */
export const partLink = (
  { config }: Pick<Needs<'config'>, 'config'>,
  { id }: Pick<LinkedPart, 'id'>,
  { linkVersion }: Pick<LinkedPart, 'linkVersion'>,
): string => `/pagar/${partToken(secretsIn(config), { id, linkVersion })}`

/** Parses a token; it counts only once `isPartToken` has verified it. */
export function readPartToken(token: string): string | null {
  const [, hex] = shape.exec(token) ?? []
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') ?? null
}

export function isPartToken(secrets: Secrets, part: LinkedPart, token: string): boolean {
  const [, hex, mac = ''] = shape.exec(token) ?? []
  if (hex !== part.id.replaceAll('-', '')) return false
  const signature = Buffer.from(mac, 'base64url')
  if (signature.toString('base64url') !== mac) return false
  return isSigned(secrets, { purpose, text: textOf(part), bytes: macBytes }, signature)
}
