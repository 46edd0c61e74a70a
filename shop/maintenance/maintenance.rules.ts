export const maintenanceKey = 'maintenance_mode'

export type MaintenanceRefusal = 'not_signed_in' | 'not_allowed'

/** Why a role may not change maintenance mode; null for staff. */
export function refusalFor(role: string): MaintenanceRefusal | null {
  if (role === 'admin' || role === 'system') return null
  return role === 'customer' ? 'not_allowed' : 'not_signed_in'
}
