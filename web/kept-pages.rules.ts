import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'

/** The header by which the shop says that a page holds nothing of whoever asked, and its value. */
export const pageMark = 'X-Shop-Page'
export const anonymousMark = 'anonymous'
/** Language and destination in which an anonymous page was written. */
export const variantMark = 'X-Shop-Variant'

export const variantOf = (locale: Locale, destination: Destination): string =>
  `${locale}-${destination}`

/** Areas of one person, of money or of a link that was given to one person. */
const privateAreas = [
  'admin',
  'admin-signup',
  'c',
  'carrito',
  'checkout',
  'crear-cuenta',
  'cuenta',
  'email-confirmado',
  'email-confirmation-pending',
  'email-confirmed',
  'login',
  'olvido-contrasena',
  'pedido',
  'pedido-exitoso',
  'reset-password',
  'signup',
  'test-suite',
  'verificar',
]

export const isPrivatePath = (pathname: string): boolean =>
  privateAreas.includes(pathname.toLowerCase().split('/')[1] ?? '')

const tracked = /^(utm_|fbclid$|gclid$)/

/** The name under which a page is kept: its address without where one came from, and its variant. */
export function pageKey(address: URL, variant: string): string {
  const key = new URL(address.pathname, address.origin)
  for (const [name, value] of address.searchParams)
    if (!tracked.test(name)) key.searchParams.append(name, value)
  key.searchParams.set('kept-as', variant)
  return key.href
}

/** Where pages are kept, and the files that they show; names change when their shape does. */
export const keptPages = 'girasol-pages-1'
export const keptFiles = 'girasol-files-1'
export const keptShell = 'girasol-shell-'
export const offlinePath = '/sin-conexion'
