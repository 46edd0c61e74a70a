/** What the set-up page of a second factor shows once. */
export interface ShownKey {
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

const maxUriLength = 1000
const maxCodes = 20

/** The secret of an otpauth: URI in groups of four, for typing. */
export function keyInGroups(uri: string): string {
  const secret = /[?&]secret=([A-Z2-7]+)/i.exec(uri)?.[1] ?? ''
  return (secret.toUpperCase().match(/.{1,4}/g) ?? []).join(' ')
}

/** The set-up data that the form sends back, so that an invalid code does not restart the set-up. */
export function shownKey(uri: unknown, codes: unknown): ShownKey | null {
  if (typeof uri !== 'string' || uri.length > maxUriLength || !uri.startsWith('otpauth://totp/'))
    return null
  if (keyInGroups(uri) === '') return null
  const input = typeof codes === 'string' ? codes.split(' ') : []
  const recoveryCodes = input.filter((code) => /^[\w-]{6,20}$/.test(code)).slice(0, maxCodes)
  return { uri, recoveryCodes }
}
