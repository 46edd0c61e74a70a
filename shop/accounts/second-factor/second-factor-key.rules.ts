/** What is shown, once, of a second factor that is being switched on. */
export interface ShownKey {
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

const maxUriLength = 1000
const maxCodes = 20

/** The secret within an otpauth: address, in groups of four, as one types it. */
export function keyInGroups(uri: string): string {
  const secret = /[?&]secret=([A-Z2-7]+)/i.exec(uri)?.[1] ?? ''
  return (secret.toUpperCase().match(/.{1,4}/g) ?? []).join(' ')
}

/** What a form brings back of the key it was shown with, so that a wrong code loses nothing. */
export function shownKey(uri: unknown, codes: unknown): ShownKey | null {
  if (typeof uri !== 'string' || uri.length > maxUriLength || !uri.startsWith('otpauth://totp/'))
    return null
  if (keyInGroups(uri) === '') return null
  const input = typeof codes === 'string' ? codes.split(' ') : []
  const recoveryCodes = input.filter((code) => /^[\w-]{6,20}$/.test(code)).slice(0, maxCodes)
  return { uri, recoveryCodes }
}
