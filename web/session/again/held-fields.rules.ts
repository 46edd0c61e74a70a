import { identityFields, type TypedFields } from '#shop/accounts/identity/recent-identity.rules.ts'

/** The fields of the form that signs in again; they never reach the action behind it. */
export const signInFields = [
  'sign_in_email',
  'sign_in_password',
  'sign_in_code',
  'sign_in_elsewhere',
]

/** Where whoever is signed in changes how they sign in: a code there is no tracking code. */
const ofOneself = '/cuenta'
const secretOfOneself = ['code', 'current', 'confirmation']
const looksSecret = /password|passphrase|secret|token|api_?key/i

const isSecret = (path: string, name: string): boolean =>
  looksSecret.test(name) || (path.startsWith(ofOneself) && secretOfOneself.includes(name))

const isOwn = (name: string): boolean =>
  signInFields.includes(name) || identityFields.some((own) => own === name)

export interface HeldFields {
  /** What was typed, to be sent again. */
  readonly fields: TypedFields
  /** Whether something secret was among it, which no page holds. */
  readonly isSecretLost: boolean
}

/** What a page holds of a form while its sender signs in again. */
export function heldFields(path: string, typed: TypedFields): HeldFields {
  const others = typed.filter(([name]) => !isOwn(name))
  const fields = others.filter(([name]) => !isSecret(path, name))
  const lost = others.filter(([name, value]) => isSecret(path, name) && value !== '')
  return { fields, isSecretLost: lost.length > 0 }
}
