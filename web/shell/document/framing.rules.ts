/** What moves money, signs in or belongs to one person stands in no frame, not even the test centre's. */
const neverFramed = [
  'admin',
  'admin-signup',
  'checkout',
  'cuenta',
  'donar',
  'login',
  'pedido',
  'pedido-exitoso',
  'reset-password',
  'test-suite',
]

const areaOf = (pathname: string): string => pathname.toLowerCase().split('/')[1] ?? ''

/** Whether a page may stand in a frame of this shop: for an administrator, whose test centre measures it. */
export const mayBeFramed = (role: string, pathname: string): boolean =>
  role === 'admin' && !neverFramed.includes(areaOf(pathname))

/** Whether a page may hold the shop's own pages in frames. */
export const mayHoldFrames = (role: string, pathname: string): boolean =>
  role === 'admin' && areaOf(pathname) === 'test-suite'
