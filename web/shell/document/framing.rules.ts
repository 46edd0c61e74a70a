/** Payments, sign-in and personal pages are never framed, not even by the test centre. */
const neverFramed = [
  'admin',
  'admin-signup',
  'checkout',
  'cuenta',
  'donar',
  'login',
  'pagar',
  'pedido',
  'pedido-exitoso',
  'reset-password',
  'test-suite',
]

const areaOf = (pathname: string): string => pathname.toLowerCase().split('/')[1] ?? ''

/** Whether a page may be framed by this shop: for administrators, in the test centre. */
export const mayBeFramed = (role: string, pathname: string): boolean =>
  role === 'admin' && !neverFramed.includes(areaOf(pathname))

/** Whether a page may frame the shop's own pages. */
export const mayHoldFrames = (role: string, pathname: string): boolean =>
  role === 'admin' && areaOf(pathname) === 'test-suite'
