import { useLocation, useNavigation } from 'react-router'
import { rolesFor } from '#shop/accounts/sign-in/access-gate.rules.ts'

/** Whether a step through the gate is being taken: the server is asked who may pass. */
export function useAccessPending(): boolean {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  if (state !== 'loading' || !location) return false
  return rolesFor(location.pathname) !== null && rolesFor(pathname) === null
}
