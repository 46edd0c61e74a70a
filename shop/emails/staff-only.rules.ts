export type StaffRefusal = 'not_signed_in' | 'not_allowed'

/** Why somebody may neither send letters to others nor look at them; null for an administrator. */
export function staffOnly({ role }: { readonly role: string }): StaffRefusal | null {
  if (role === 'admin') return null
  return role === 'anon' ? 'not_signed_in' : 'not_allowed'
}
