import { data, redirect, type ServerBuild } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import {
  confirmIdentity,
  hasRecentIdentity,
} from '#shop/accounts/identity/identity.service.server.ts'
import {
  asksEveryTime,
  guardedRoutes,
  identityFields,
  isGuarded,
  type TypedFields,
  withoutIdentity,
} from '#shop/accounts/identity/recent-identity.rules.ts'
import type { SignedInCtx } from '#shop/accounts/security/prove.service.server.ts'
import { pageOf } from '#shop/accounts/sign-in/access-gate.rules.ts'
import { refusedMethod } from '#web/admin/payments/refused-method.server.ts'
import type { AskedIdentity, GateResult } from '#web/session/gate-result.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { sendsElsewhere } from './resend-elsewhere.server.ts'
import { changesTwoPersonSum } from './two-person-sum.server.ts'

type Handler = NonNullable<NonNullable<ServerBuild['routes'][string]>['module']['loader']>

const identityPath = '/cuenta/confirmar'

const signedIn = (ctx: Ctx): SignedInCtx => {
  if (!ctx.user) throw new Error('a guarded route is not protected by requireAccess')
  return { ...ctx, user: ctx.user }
}

const isText = (field: [string, unknown]): field is [string, string] => typeof field[1] === 'string'

/** The fields as they were sent, repeated names too; files are not among them. */
export async function typedFields(request: Request): Promise<TypedFields> {
  const copy = request.clone()
  if (request.headers.get('Content-Type')?.includes('json'))
    return Object.entries(await postedFields(copy)).filter(isText)
  return [...(await copy.formData().catch(() => new FormData()))].filter(isText)
}

const fieldOf = (fields: TypedFields, name: string): string =>
  fields.find(([own]) => own === name)?.[1].slice(0, 1000) ?? ''

const asked = (
  { locale }: Pick<Ctx, 'locale'>,
  result: AskedIdentity,
  status: number,
  retryAfterSeconds?: number,
) =>
  data<GateResult>(
    { gate: 'confirm_identity', ...result, ...withMessages(locale, 'accounts') },
    { status, ...(retryAfterSeconds && { headers: { 'Retry-After': `${retryAfterSeconds}` } }) },
  )

/** What was sent without the password; files stay. */
async function bodyOf(request: Request, fields: TypedFields): Promise<FormData | URLSearchParams> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/'))
    return new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const form = await request.formData()
  for (const name of identityFields) form.delete(name)
  return form
}

/** The request as its action gets it: without the password. */
async function withFields(request: Request, fields: TypedFields): Promise<Request> {
  const { url, method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.delete('Content-Type')
  return new Request(url, { method, headers, signal, body: await bodyOf(request, fields) })
}

/**
 * The request of an action whose sender gave the password in the last minutes, or with it. Otherwise throws the
 * question, which holds what was typed; its answer comes to the same action.
 */
export async function requireRecentPassword(
  ctx: SignedInCtx,
  request: Request,
  isEveryTime = false,
): Promise<Request> {
  if (!isEveryTime && hasRecentIdentity(ctx)) return request
  const typed = await typedFields(request)
  const fields = withoutIdentity(typed)
  const question = { hasSecondFactor: ctx.user.hasSecondFactor, fields, isLimited: false }
  if (fields.length === typed.length) throw asked(ctx, { ...question, problem: null }, 403)
  const proven = await confirmIdentity(ctx, {
    password: fieldOf(typed, 'identity_password'),
    code: fieldOf(typed, 'identity_code'),
  })
  if (proven.ok) return await withFields(request, fields)
  throw proven.code === 'too_many_tries'
    ? asked(ctx, { ...question, problem: null, isLimited: true }, 429, proven.retryAfterSeconds)
    : asked(ctx, { ...question, problem: proven.code }, 400)
}

/** A file is asked for by its address, so the question has a page of its own that leads to it. */
function toIdentityPage(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const query = new URLSearchParams({ desde: `${pageOf(pathname)}${search}` })
  return redirect(`${identityPath}?${query}`)
}

/** What a form is refused for before anybody is asked for a password: it answers, and changes nothing. */
const refusedBefore: Readonly<Record<string, typeof refusedMethod>> = {
  '/admin/pagos': refusedMethod,
}

type Sent = Parameters<typeof sendsElsewhere>[1]

/** An e-mail to an address of the order needs no password; any other guarded form does. */
const isElsewhere = async (ctx: Ctx, path: string, sent: Sent): Promise<boolean> =>
  path !== '/admin/pedidos/:number/correos' || (await sendsElsewhere(ctx, sent))

/** The handlers of a guarded route behind the question; other routes keep theirs. */
export function withRecentPassword(
  path: string,
  method: 'GET' | 'POST',
  handler: Handler,
): Handler {
  const guarded = guardedRoutes[path]
  if (guarded?.method !== method) return handler
  return async (args) => {
    const ctx = signedIn(args.context.get(requestCtx))
    if (method === 'GET') {
      if (!hasRecentIdentity(ctx)) throw toIdentityPage(args.request)
      return handler(args)
    }
    const fields = await typedFields(args.request)
    if (!isGuarded(guarded, fields)) return handler(args)
    if (!(await isElsewhere(ctx, path, { fields, number: args.params.number })))
      return handler(args)
    const refused = await refusedBefore[path]?.(ctx, Object.fromEntries(withoutIdentity(fields)))
    if (refused) return refused
    const isEveryTime =
      asksEveryTime(guarded, fields) || (await changesTwoPersonSum(ctx, path, fields))
    return handler({
      ...args,
      request: await requireRecentPassword(ctx, args.request, isEveryTime),
    })
  }
}
