import { onlineMethods } from '#kernel/payment-method.ts'

export const scrollDepths = [25, 50, 75, 90, 100] as const
export const scrollThrottle = 500

/** Scroll depths reached for the first time. */
export const newDepths = (percent: number, already: ReadonlySet<number>): number[] =>
  scrollDepths.filter((depth) => percent >= depth && !already.has(depth))

/** How long events wait for a batch; longer on slow connections. */
export const batchWait = (isSlow: boolean): number => (isSlow ? 30_000 : 5_000)
export const maxInBatch = 50

export const anonymous = 'anonymous'
/** The user an event is recorded for. */
export const sessionOf = (actor: { readonly role: string; readonly id?: string }): string =>
  actor.id ?? anonymous

/** Path segments followed by a secret, which is not recorded. */
const keyed = [
  '/pedido',
  '/donar',
  '/c',
  '/checkout/continuar',
  ...onlineMethods.map((provider) => `/checkout/${provider}`),
  '/pedido-exitoso',
]
const open = ['/pedido/buscar']

/** The path as it is recorded: without secrets. */
export function recordedPath(pathname: string): string {
  if (open.includes(pathname)) return pathname
  return keyed.find((path) => pathname.startsWith(`${path}/`)) ?? pathname
}

/** What events take on the disk, in whole kilobytes; each has a row and an index entry besides its text. */
export const kilobytesOf = (events: readonly unknown[]): number =>
  Math.ceil((new TextEncoder().encode(JSON.stringify(events)).length + events.length * 100) / 1024)
