import { isAdminPath, isCheckoutPath, isLoginPath } from '#web/shell/layout/viewer.ts'

const isDonationPath = (pathname: string): boolean => /^\/(donar|donacion)(\/|$)/.test(pathname)

/** Pages that no offer interrupts: work, payment and sign-in, and a donation, which has no discount. */
export const isQuietPath = (pathname: string): boolean =>
  isAdminPath(pathname) ||
  isCheckoutPath(pathname) ||
  isLoginPath(pathname) ||
  isDonationPath(pathname)
