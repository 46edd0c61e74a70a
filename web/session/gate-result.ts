import type { Dictionary } from '#design/messages-context.tsx'
import type { Role } from '#kernel/user.ts'
import type { IdentityProblem, TypedFields } from '#shop/accounts/identity/recent-identity.rules.ts'
import type { AskedToSignIn } from '#shop/accounts/ui/sign-in/sign-in-again-screen.tsx'
import type { Needed } from '#shop/permissions/panel-access.rules.ts'

/** What the form holds that asks for the password again. */
export interface AskedIdentity {
  readonly hasSecondFactor: boolean
  readonly fields: TypedFields
  readonly problem: IdentityProblem | null
  readonly isLimited: boolean
}

/** Why the gate refuses a user. */
export type GateResult =
  | { readonly gate: 'confirm_email'; readonly email: string; readonly messages: Dictionary }
  | { readonly gate: 'role_unknown' }
  | ({ readonly gate: 'confirm_identity'; readonly messages: Dictionary } & AskedIdentity)
  | ({ readonly gate: 'sign_in_again'; readonly messages: Dictionary } & AskedToSignIn)
  | { readonly gate: 'second_factor' }
  | { readonly gate: 'not_permitted'; readonly needed: Needed; readonly owners: readonly string[] }
  | { readonly gate: 'denied'; readonly role: Role; readonly allowed: readonly Role[] }

export const isGateResult = (data: unknown): data is GateResult =>
  typeof data === 'object' && data !== null && 'gate' in data
