import { type Destination, destinationCookie } from '#kernel/destination.ts'
import { dayMs, secondMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { cookieValue } from '../request/browser-storage.ts'

const maxAgeSeconds = (365 * dayMs) / secondMs

/** Stores a value for a year, or deletes it when it is empty. */
export function yearCookie({ shopUrl }: Pick<Ctx, 'shopUrl'>, name: string, value: string): string {
  const secure = shopUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${value ? maxAgeSeconds : 0}; SameSite=Lax${secure}`
}

export const chosenDestinationCookie = (ctx: Pick<Ctx, 'shopUrl'>, to: Destination): string =>
  yearCookie(ctx, destinationCookie, String(to === 'cuba'))

/** False until the visitor has chosen, or something was opened that had a destination. */
export const hasDestination = (request: Request): boolean =>
  cookieValue(request.headers.get('Cookie') ?? '', destinationCookie) !== null
