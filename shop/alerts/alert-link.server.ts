import { isSigned, type Secrets, sign } from '#platform/secrets.ts'

const macBytes = 16
const purpose = 'alert link'
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([\w-]{22})$/

const textOf = (id: string) => `${purpose}\n${id}`

/** The signed token of an alert; it is not stored. */
export const alertToken = (secrets: Secrets, id: string): string =>
  id + sign(secrets, purpose, textOf(id)).subarray(0, macBytes).toString('base64url')

/** The id of an alert whose token was signed here; null for any other text. */
export function alertIdOf(secrets: Secrets, token: string): string | null {
  const [, id, mac = ''] = shape.exec(token) ?? []
  if (id === undefined) return null
  const signature = Buffer.from(mac, 'base64url')
  if (signature.toString('base64url') !== mac) return null
  return isSigned(secrets, { purpose, text: textOf(id), bytes: macBytes }, signature) ? id : null
}
