import { isUuid } from '#kernel/text/uuid.ts'
import { isSigned, type Secrets, sign } from '#platform/secrets.ts'

const shape = /^([^.]+)\.([A-Za-z0-9_-]{43})$/

/** The cookie's token opens the draft itself; the link's lets another browser copy it. */
const purposes = { cookie: 'checkout draft', link: 'copy of a checkout draft' } as const
export type TokenPurpose = keyof typeof purposes

interface Token {
  readonly purpose: TokenPurpose
  readonly secrets: Secrets
}

const textOf = (purpose: TokenPurpose, id: string) => `${purposes[purpose]} ${id}`

/** A signed token, valid for one draft and one purpose. */
export const draftToken = ({ purpose, secrets }: Token, id: string): string =>
  `${id}.${sign(secrets, purposes[purpose], textOf(purpose, id)).toString('base64url')}`

/** The draft id of a token; null for an invalid signature. */
export function draftIdOf({ purpose, secrets }: Token, token: string): string | null {
  const [, id, options] = shape.exec(token) ?? []
  if (id === undefined || options === undefined || !isUuid(id)) return null
  const text = textOf(purpose, id)
  const signed = { purpose: purposes[purpose], text }
  return isSigned(secrets, signed, Buffer.from(options, 'base64url')) ? id : null
}
