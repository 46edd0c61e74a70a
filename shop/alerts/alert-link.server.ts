import { isSigned, type Secrets, sign } from '#platform/secrets.ts'

const macBytes = 16
/** 'end' ends the one alert and shows nothing: it is given to whoever typed a number that may be anybody's. */
export type AlertPurpose = 'alert link' | 'alert end'
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([\w-]{22})$/

const textOf = (purpose: AlertPurpose, id: string) => `${purpose}\n${id}`

/** The signed token of an alert; it is not stored. */
export const alertToken = (
  secrets: Secrets,
  id: string,
  purpose: AlertPurpose = 'alert link',
): string =>
  id + sign(secrets, purpose, textOf(purpose, id)).subarray(0, macBytes).toString('base64url')

/** The id of an alert whose token was signed here; null for any other text. */
export function alertIdOf(
  secrets: Secrets,
  token: string,
  purpose: AlertPurpose = 'alert link',
): string | null {
  const [, id, mac = ''] = shape.exec(token) ?? []
  if (id === undefined) return null
  const signature = Buffer.from(mac, 'base64url')
  if (signature.toString('base64url') !== mac) return null
  return isSigned(secrets, { purpose, text: textOf(purpose, id), bytes: macBytes }, signature)
    ? id
    : null
}
