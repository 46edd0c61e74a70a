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

export interface PageResult {
  readonly status: number
  /** True when it came from this shop itself and from nowhere else. */
  readonly isOwn: boolean
  readonly mark: string | null
  readonly type: string | null
}

export const mayCache = (url: URL, { status, isOwn, mark, type }: PageResult): boolean =>
  status === 200 &&
  isOwn &&
  mark === anonymousMark &&
  (type ?? '').startsWith('text/html') &&
  !isPrivatePath(url.pathname)

const tracked = /^(utm_|fbclid$|gclid$)/

/** The name under which a page is kept: its address without where one came from, and its variant. */
export function pageKey(url: URL, variant: string): string {
  const key = new URL(url.pathname, url.origin)
  for (const [name, value] of url.searchParams)
    if (!tracked.test(name)) key.searchParams.append(name, value)
  key.searchParams.set('kept-as', variant)
  return key.href
}

/** Where pages are kept, and the files that they show; names change when their shape does. */
export const pagesCache = 'girasol-pages-1'
export const cachedFilesName = 'girasol-files-1'
/** Followed by the build: what the worker of that build needs itself. */
export const shellCache = 'girasol-shell-'
/** Under this name the last known variant is kept among the pages. */
export const variantKey = '/kept-variant'
export const offlinePath = '/sin-conexion'
export const workerPath = '/sw.js'

/** What a page tells the worker. */
export type PageMessage =
  | { readonly kind: 'variant'; readonly variant: string }
  | { readonly kind: 'keep-page'; readonly address: string }
  | { readonly kind: 'keep-modules'; readonly addresses: readonly string[] }

/** What the worker tells every open page when it takes over. */
export interface WorkerSays {
  readonly build: string
}
