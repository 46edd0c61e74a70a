import { useLocation, useNavigation } from 'react-router'
import { rolesFor } from '#shop/accounts/sign-in/access-gate.rules.ts'

/** Whether a navigation into a protected area is pending. */
export function useAccessPending(): boolean {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || !location) return false
  return rolesFor(location.pathname) !== null && rolesFor(pathname) === null
}
