/** Who looks at the page, as the pages need to know it: the server decides, the browser only shows. */
export type Viewer = 'visitor' | 'customer' | 'admin'

export const viewerOf = (role: string): Viewer =>
  role === 'admin' || role === 'customer' ? role : 'visitor'

export interface AccountEntry {
  readonly to: string
  readonly word: 'account' | 'adminPanel' | 'testSuite'
}

const entries: Record<Viewer, readonly AccountEntry[]> = {
  visitor: [{ to: '/login', word: 'account' }],
  customer: [{ to: '/cuenta', word: 'account' }],
  admin: [
    { to: '/admin', word: 'adminPanel' },
    { to: '/test-suite', word: 'testSuite' },
  ],
}

/** What stands at the end of the navigation, by role. */
export const accountEntries = (viewer: Viewer): readonly AccountEntry[] => entries[viewer]

const isUnder = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

export const isAdminPath = (pathname: string): boolean => isUnder(pathname, '/admin')
/** The panel and the test centre: pages with a frame of their own. */
export const isStaffPath = (pathname: string): boolean =>
  isAdminPath(pathname) || isUnder(pathname, '/test-suite')
export const isCheckoutPath = (pathname: string): boolean => isUnder(pathname, '/checkout')

/** The account entry is highlighted in both areas, whoever looks. */
export const isAccountPath = (pathname: string): boolean =>
  isAdminPath(pathname) || isUnder(pathname, '/cuenta')

/** Staff do not see the contact footer, and nobody does in the panel or while paying. */
export const showsContactFooter = (viewer: Viewer, pathname: string): boolean =>
  viewer !== 'admin' && !isAdminPath(pathname) && !isCheckoutPath(pathname)

const loginPages = [
  '/login',
  '/signup',
  '/crear-cuenta',
  '/admin-signup',
  '/olvido-contrasena',
  '/reset-password',
]
export const isLoginPath = (pathname: string): boolean =>
  loginPages.some((page) => isUnder(pathname, page))

/** Whoever signs in or works in the panel is not told that buying is closed. */
export const showsMaintenanceBanner = (isOn: boolean, pathname: string): boolean =>
  isOn && !isAdminPath(pathname) && !isLoginPath(pathname)
