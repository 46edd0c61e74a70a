import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/function'
import { functionNamed, isFunctionRefused } from './functions.server.ts'

const largestBody = 32 * 1024

const refuse = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json(
    { error: { message } },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

export const loader = ({ params }: Route.LoaderArgs) =>
  functionNamed(params.name)
    ? refuse(405, 'post_only', { Allow: 'POST' })
    : refuse(404, 'no_such_function')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls a function by its name. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const called = functionNamed(params.name)
  if (!called) return refuse(404, 'no_such_function')
  const text = await request.text()
  if (text.length > largestBody) return refuse(413, 'too_large')
  const ctx = context.get(requestCtx)
  if (isFunctionRefused(ctx, params.name)) return refuse(403, 'not_permitted')
  return called(ctx, parsed(text))
}
