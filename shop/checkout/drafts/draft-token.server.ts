import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#kernel/text/uuid.ts'

const shape = /^([^.]+)\.([A-Za-z0-9_-]{43})$/

const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`checkout draft ${id}`).digest('base64url')

/** The signed token of cookie and link, valid for one draft. */
export const draftToken = (secret: string, id: string): string => `${id}.${signature(secret, id)}`

/** The draft id of a token; null for an invalid signature. */
export function draftIdOf(secret: string, token: string): string | null {
  const [, id, options] = shape.exec(token) ?? []
  if (id === undefined || options === undefined || !isUuid(id)) return null
  const requested = Buffer.from(signature(secret, id))
  return timingSafeEqual(requested, Buffer.from(options)) ? id : null
}
