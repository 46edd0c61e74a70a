import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { isForbidden } from '#platform/database/is-forbidden.ts'
import { isDatabaseUnavailable, isNothingSaved } from '#platform/database/is-unavailable.ts'
import { createStore } from '#platform/database/reads/stored.ts'
import { protectRoutes } from '#web/session/require-access.server.ts'
import {
  type Faults,
  type RequestRefusal,
  requestCtx,
  requestFaults,
  requestRefusal,
} from '#web/shell/request/request-ctx.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { bySegment } from '../urls/routes-by-segment.ts'
import { errorPage } from './error-page.ts'
import type { ErrorPageKind } from './error-page-texts.ts'
import { ctxOf, writeSession } from './request-ctx.ts'

/** The browser's own router reads the body of a failed data request, so only its status changes. */
function unavailable(c: Context<Env>, response: Response): Response {
  if (!c.req.path.endsWith('.data')) return errorPage(c, 'unavailable')
  const headers = new Headers(response.headers)
  headers.set('Retry-After', '5')
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: 503, headers })
}

type Rendering = (request: Request, refusal: RequestRefusal) => Promise<Response>

const notSavedRefusal = { code: 'not_saved', status: 503 }

/** A page with scripts says so in the place of the form; a program gets it as the functions say their refusals. */
async function notSaved(c: Context<Env>, render: Rendering): Promise<Response> {
  const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
  if (isFunction(c.req.path))
    return c.json({ data: null, error: { message: notSavedRefusal.code } }, 503, headers)
  if (!c.req.path.endsWith('.data')) return errorPage(c, 'not_saved')
  const page = await render(new Request(c.req.url, { method: 'POST' }), notSavedRefusal)
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}

/** Renders the page again with the refusal: the first response does not distinguish it from a fault. */
const forbidden = (url: string) => new Request(url, { method: 'GET' })

const wantsJson = (c: Context<Env>): boolean =>
  c.req.header('Accept')?.includes('application/json') ?? false
const denied = (c: Context<Env>): Response =>
  c.json({ ok: false, code: '42501' }, 403, { 'Cache-Control': 'no-store' })

/** The gate refused a file, or a form that has no page of its own: a browser without scripts would show its answer as it is. */
function gateWithoutPage(c: Context<Env>, { status, headers }: Response): ErrorPageKind | null {
  if (!headers.get('Content-Type')?.includes('json')) return null
  if (!c.req.header('Accept')?.includes('text/html') || isFunction(c.req.path)) return null
  if (c.req.path.endsWith('.data')) return null
  return status === 401 ? 'signed_out' : status === 403 ? 'not_permitted' : null
}

const isFunction = (path: string) => /^\/functions\/v1\/[^/]+$/.test(path)

const protectedRoutes = (): Record<string, ServerBuild['routes'][string] & object> =>
  Object.fromEntries(
    Object.entries(protectRoutes(build.routes)).flatMap(([id, route]) =>
      route ? [[id, route]] : [],
    ),
  )

/** Where nothing but a status or a file would be answered: a page that says why. */
function pageInstead(c: Context<Env>, response: Response): Response | null {
  if (response.status === 405 && !c.req.path.endsWith('.data'))
    return errorPage(c, c.req.method === 'POST' ? 'no_such_method' : 'only_posted')
  const gate = gateWithoutPage(c, response)
  return gate ? errorPage(c, gate) : null
}

/** Hands a request to the pages with everything they may use. */
export function createPages(dependencies: AppDependencies) {
  const handlerFor = bySegment(protectedRoutes(), (routes) =>
    createRequestHandler({ ...build, routes }, import.meta.env.MODE),
  )
  const handleTo = (request: Request, ctx: Ctx, faults: Faults, refusal: RequestRefusal | null) => {
    const context = new RouterContextProvider()
    context.set(requestCtx, ctx)
    context.set(requestFaults, faults)
    context.set(requestRefusal, refusal)
    return handlerFor(new URL(request.url).pathname)(request, context)
  }
  const handleOf = async (c: Context<Env>, ctx: Ctx): Promise<Response> => {
    const faults: Faults = []
    const response = await handleTo(c.req.raw, ctx, faults, null)
    if (response.status < 500) return response
    if (faults.some(isForbidden))
      return wantsJson(c) ? denied(c) : handleTo(forbidden(c.req.url), ctx, [], { code: '42501' })
    if (c.req.method === 'POST' && faults.some(isNothingSaved))
      return notSaved(c, (request, refusal) => handleTo(request, ctx, [], refusal))
    return faults.some(isDatabaseUnavailable) ? unavailable(c, response) : response
  }
  const { changeBus, stored = createStore(() => changeBus.isConnected) } = dependencies
  changeBus.watch(stored.drop)
  return async (c: Context<Env>) => {
    const ctx = await ctxOf(c, dependencies, stored)
    c.set('actor', ctx.actor)
    const response = await handleOf(c, ctx)
    // the notification of a change may arrive after the response to it
    if (!ctx.reads && ctx.actor.role === 'admin') stored.drop()
    const page = pageInstead(c, response)
    if (page) {
      await writeSession(ctx, page.headers)
      return page
    }
    response.headers.append('Vary', 'Cookie, Accept-Language')
    await writeSession(ctx, response.headers)
    if (!response.headers.has('Cache-Control'))
      response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }
}
