export type StaffRefusal = 'not_signed_in' | 'not_allowed'

/** Why a role may not send or preview e-mails to others; null for an administrator. */
export function staffOnly({ role }: { readonly role: string }): StaffRefusal | null {
  if (role === 'admin') return null
  return role === 'anon' ? 'not_signed_in' : 'not_allowed'
}
