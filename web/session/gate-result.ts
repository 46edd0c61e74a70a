import type { Role } from '#kernel/user.ts'

/** Why the gate refuses a signed-in user. */
export type GateResult =
  | { readonly gate: 'confirm_email'; readonly email: string }
  | { readonly gate: 'role_unknown' }
  | { readonly gate: 'denied'; readonly role: Role; readonly allowed: readonly Role[] }

export const isGateResult = (data: unknown): data is GateResult =>
  typeof data === 'object' && data !== null && 'gate' in data
