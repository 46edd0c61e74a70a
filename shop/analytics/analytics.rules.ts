import type { Consent } from '../consent/consent.rules.ts'

/** Nothing is recorded without consent to performance. */
export const mayRecord = (consent: Consent): boolean => consent.performance

export const scrollDepths = [25, 50, 75, 90, 100] as const
export const scrollThrottle = 500

export interface Scrolled {
  readonly scrollY: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** How much of a page has come into view, in percent; a page without scrolling is seen whole. */
export function percentSeen({ scrollY, clientHeight, scrollHeight }: Scrolled): number {
  if (scrollHeight <= clientHeight) return 100
  const bottom = Math.max(0, scrollY) + clientHeight
  // half pixels of a zoomed page must not keep it from its end
  return Math.min(100, Math.round((bottom / scrollHeight) * 1000) / 10)
}

/** The depths that are reached for the first time. */
export const newDepths = (percent: number, already: ReadonlySet<number>): number[] =>
  scrollDepths.filter((depth) => percent >= depth && !already.has(depth))

/** How long events wait for company; longer where each request is dear. */
export const batchWait = (isSlow: boolean): number => (isSlow ? 30_000 : 5_000)
export const mostInBatch = 50

export const anonymous = 'anonymous'
/** Whom an event is recorded for. */
export const sessionOf = (actor: { readonly role: string; readonly id?: string }): string =>
  actor.id ?? anonymous

/** What follows these is a key that opens something: it is nobody's to count. */
const keyed = [
  '/pedido',
  '/donar',
  '/c',
  '/checkout/continuar',
  '/checkout/paypal',
  '/pedido-exitoso',
]
const open = ['/pedido/buscar']

/** The address as it is recorded: without the keys that some addresses are. */
export function recordedPath(pathname: string): string {
  if (open.includes(pathname)) return pathname
  return keyed.find((path) => pathname.startsWith(`${path}/`)) ?? pathname
}
