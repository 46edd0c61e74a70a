import { pathOfThisShop } from '#kernel/shop-path.ts'
import type { Role, User } from '#kernel/user.ts'
import { isAdmin, isEmailConfirmed, panelOf } from '../users/user.rules.ts'

export type GateStep =
  | 'loading'
  | 'sign_in'
  | 'confirm_email'
  /** Retry once automatically. */
  | 'fetch_role'
  | 'role_unknown'
  | 'denied'
  | 'allowed'

export type Visitor = Pick<User, 'emailConfirmedAt' | 'identities' | 'role'>

export interface AtTheGate {
  readonly isLoading: boolean
  readonly user: Visitor | null
  /** Whether the role was already requested a second time. */
  readonly wasRoleRetried: boolean
  readonly allowed: readonly Role[]
}

/** Access to a protected page, in the order of the checks. */
export function gateStep({ isLoading, user, wasRoleRetried, allowed }: AtTheGate): GateStep {
  if (isLoading) return 'loading'
  if (!user) return 'sign_in'
  if (!isEmailConfirmed(user)) return 'confirm_email'
  if (user.role === null) return wasRoleRetried ? 'role_unknown' : 'fetch_role'
  return allowed.includes(user.role) ? 'allowed' : 'denied'
}

const adminAreas = ['/admin', '/test-suite']
const accountAreas = ['/cuenta']

const isUnder = (pathname: string, area: string) =>
  pathname === area || pathname.startsWith(`${area}/`)

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The page of a URL: its data has a URL beside it, and e-mail previews have two sizes. */
export const pageOf = (pathname: string): string => pathname.replace(/(?:\/_)?\.data$/, '')

const plain = (pathname: string): string =>
  decoded(pageOf(pathname)).toLowerCase().replace(/\/+/g, '/')

/** The roles that may see a path; null for a public one. */
export function rolesFor(pathname: string): readonly Role[] | null {
  const requested = plain(pathname)
  if (adminAreas.some((area) => isUnder(requested, area))) return ['admin']
  return accountAreas.some((area) => isUnder(requested, area)) ? ['customer', 'admin'] : null
}

const signInPages = [
  '/login',
  '/signup',
  '/crear-cuenta',
  '/admin-signup',
  '/olvido-contrasena',
  '/reset-password',
  '/email-confirmado',
  '/email-confirmed',
  '/email-confirmation-pending',
]

/** The page to return to, if it belongs to this shop and would not loop. */
export function originOf(from: string | null | undefined): string | null {
  if (!from?.startsWith('/')) return null
  const path = pathOfThisShop(from)
  const pathname = path.split(/[?#]/)[0] ?? path
  return path === '/' || signInPages.some((page) => isUnder(pathname, page)) ? null : path
}

/** The panel's first page, which leads on to the page of it that a session ended on. */
function panelFrom(panel: string, from: string | null): string {
  if (!from?.startsWith('/admin/')) return panel
  return `${panel}?${new URLSearchParams({ desde: from })}`
}

/** After a login an administrator goes to the panel, a customer back to the previous page. */
export const destinationAfterLogin = (role: Role | null, from?: string | null): string =>
  isAdmin(role) ? panelFrom(panelOf(role), originOf(from)) : (originOf(from) ?? '/')

/** Where a signed-in user who opens the login page is sent. */
export const destinationFromLogin = (role: Role | null, from?: string | null): string =>
  originOf(from) ?? (isAdmin(role) ? '/admin' : '/')

/** The login page with the page to return to and the reason why a session ended. */
export function loginPathFrom(origin: string, reason: string | null = null): string {
  const remaining = originOf(origin)
  const query = new URLSearchParams({
    ...(reason && { reason }),
    ...(remaining && { from: remaining }),
  })
  return query.size > 0 ? `/login?${query}` : '/login'
}

/** Pages that no customer may see; the shop may ask for a second factor there. */
export const isPanelOnly = (allowed: readonly Role[]): boolean => !allowed.includes('customer')
