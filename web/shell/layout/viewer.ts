/** The viewer of the page, as the pages need it: the server decides, the browser only displays. */
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

/** The last entries of the navigation, by role. */
export const accountEntries = (viewer: Viewer): readonly AccountEntry[] => entries[viewer]

const isUnder = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

export const isAdminPath = (pathname: string): boolean => isUnder(pathname, '/admin')
/** The panel and the test centre: pages with a layout of their own. */
export const isStaffPath = (pathname: string): boolean =>
  isAdminPath(pathname) || isUnder(pathname, '/test-suite')
export const isCheckoutPath = (pathname: string): boolean => isUnder(pathname, '/checkout')

/** Where one orders, pays or follows what was ordered: nothing else is asked there. */
export const isOrderPath = (pathname: string): boolean =>
  /^\/(pedido|pagar|checkout)/.test(pathname)

/** The account entry is highlighted in both areas, for every role. */
export const isAccountPath = (pathname: string): boolean =>
  isAdminPath(pathname) || isUnder(pathname, '/cuenta')

/** The contact footer is hidden from staff, and in the panel and during the payment. */
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

/** The notice that the shop is closed is not shown during sign-in or in the panel. */
export const showsMaintenanceBanner = (isOn: boolean, pathname: string): boolean =>
  isOn && !isAdminPath(pathname) && !isLoginPath(pathname)
