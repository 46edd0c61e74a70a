import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'

/** The response header that marks a page without personal data, and its value. */
export const pageMark = 'X-Shop-Page'
export const anonymousMark = 'anonymous'
/** The language and destination of an anonymous page. */
export const variantMark = 'X-Shop-Variant'

export const variantOf = (locale: Locale, destination: Destination): string =>
  `${locale}-${destination}`

/** Personal areas, payments and secret links. */
const privateAreas = [
  'admin',
  'admin-signup',
  'archivos',
  'c',
  'carrito',
  'checkout',
  'crear-cuenta',
  'cuenta',
  'donar',
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
  /** True for a same-origin response without redirects. */
  readonly isOwn: boolean
  readonly mark: string | null
  readonly type: string | null
  /** The response's Cache-Control. */
  readonly caching: string | null
}

/** Whether a response may be stored at all. */
export const isStorable = (caching: string | null): boolean => !/\bno-store\b/i.test(caching ?? '')

export const mayCache = (url: URL, { status, isOwn, mark, type, caching }: PageResult): boolean =>
  status === 200 &&
  isOwn &&
  mark === anonymousMark &&
  (type ?? '').startsWith('text/html') &&
  isStorable(caching) &&
  !isPrivatePath(url.pathname)

const tracked = /^(utm_|fbclid$|gclid$)/

/** The cache key of a page: its URL without tracking parameters, and its variant. */
export function pageKey(url: URL, variant: string): string {
  const key = new URL(url.pathname, url.origin)
  for (const [name, value] of url.searchParams)
    if (!tracked.test(name)) key.searchParams.append(name, value)
  key.searchParams.set('kept-as', variant)
  return key.href
}

/** The caches of pages and of their files; names change with their format. */
export const pagesCache = 'girasol-pages-1'
export const cachedFilesName = 'girasol-files-1'
/** Followed by the build: the worker's own files. */
export const shellCache = 'girasol-shell-'
/** The cache key of the last known variant. */
export const variantKey = '/kept-variant'
export const offlinePath = '/sin-conexion'
export const workerPath = '/sw.js'

/** A message from a page to the worker. */
export type PageMessage =
  | { readonly kind: 'variant'; readonly variant: string }
  | { readonly kind: 'keep-page'; readonly address: string }
  | { readonly kind: 'keep-modules'; readonly addresses: readonly string[] }

/** The worker's message to every open page when it takes over. */
export interface WorkerSays {
  readonly build: string
}
