import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#kernel/text/uuid.ts'

const shape = /^([^.]+)\.([A-Za-z0-9_-]{43})$/

/** The cookie's token opens the draft itself; the link's lets another browser copy it. */
const purposes = { cookie: 'checkout draft', link: 'copy of a checkout draft' } as const
export type TokenPurpose = keyof typeof purposes

interface Token {
  readonly purpose: TokenPurpose
  readonly secret: string
}

const signature = ({ purpose, secret }: Token, id: string): string =>
  createHmac('sha256', secret).update(`${purposes[purpose]} ${id}`).digest('base64url')

/** A signed token, valid for one draft and one purpose. */
export const draftToken = (token: Token, id: string): string => `${id}.${signature(token, id)}`

/** The draft id of a token; null for an invalid signature. */
export function draftIdOf(token: Token, text: string): string | null {
  const [, id, options] = shape.exec(text) ?? []
  if (id === undefined || options === undefined || !isUuid(id)) return null
  const requested = Buffer.from(signature(token, id))
  return timingSafeEqual(requested, Buffer.from(options)) ? id : null
}
