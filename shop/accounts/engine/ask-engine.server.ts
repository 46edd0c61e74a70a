import { APIError } from 'better-auth/api'
import type { Ctx } from '#platform/ctx.ts'

export type Asking = Pick<Ctx, 'db' | 'reads' | 'config' | 'shopUrl' | 'caller'>

/** Request headers that are passed to the engine. */
export const headersOf = ({ caller }: Pick<Ctx, 'caller'>): Headers =>
  new Headers({
    cookie: caller.cookie,
    'user-agent': caller.userAgent.slice(0, 300),
    'x-client-address': caller.address,
  })

export const cookiesIn = (headers: Headers | null | undefined): string[] =>
  headers?.getSetCookie() ?? []

/** The code of an engine refusal; any other error is rethrown. */
export function refusalIn(error: unknown): string {
  if (error instanceof APIError && error.statusCode < 500)
    return error.body?.code ?? error.status.toString()
  throw error
}
