/** Where everybody guards the account, and where staff do so within the panel. */
export const securityPath = '/cuenta/seguridad'
export const panelSecurityPath = '/admin/cuenta/seguridad'

export const isInPanel = (pathname: string): boolean => pathname.startsWith('/admin/')

/** The one of both whose frame somebody is in. */
export const securityPathAt = (pathname: string): string =>
  isInPanel(pathname) ? panelSecurityPath : securityPath
