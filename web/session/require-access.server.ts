import { data, redirect, type ServerBuild } from 'react-router'
import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  gateStep,
  isPanelOnly,
  loginPathFrom,
  pageOf,
  rolesFor,
} from '#shop/accounts/sign-in/access-gate.rules.ts'
import { settingNamed } from '#shop/settings/settings.service.server.ts'
import { requirePermission } from '#web/account/identity/require-permission.server.ts'
import { withRecentPassword } from '#web/account/identity/require-recent-password.server.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { storableRequest } from '#web/shell/request/storable-request.server.ts'
import { askToSignIn, mayHoldWords } from './again/sign-in-again.server.ts'
import type { GateResult } from './gate-result.ts'

const stop = (result: GateResult, status: number) => data(result, { status })

/** The requested page, also for a request of its data. */
function originOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  return `${pageOf(pathname)}${query.size > 0 ? `?${query}` : ''}`
}

const isSecondFactorRequired = async (ctx: Ctx): Promise<boolean> =>
  (await settingNamed(ctx, 'second_factor_required')) === 'true'

const asked = new WeakMap<Ctx, ReturnType<typeof askToSignIn>>()

/** The login page; for a form the question that holds what was typed, for the layouts around its page too. */
async function toSignIn(ctx: Ctx, request: Request) {
  if (await mayHoldWords(ctx, request)) asked.set(ctx, askToSignIn(ctx, request))
  const { sessionEnd } = ctx
  return (
    asked.get(ctx) ??
    redirect(loginPathFrom(originOf(new URL(request.url)), sessionEnd), {
      headers: cookieHeaders(sessionEnd ? [] : [flashOf(ctx, 'login_required')]),
    })
  )
}

/** Throws the redirect to the login page or the refusal's screen, unless the user has access to the page. */
async function requireAccess(ctx: Ctx, request: Request): Promise<void> {
  const url = new URL(request.url)
  // an unknown spelling of a protected path is for administrators only
  const allowed = rolesFor(url.pathname) ?? ['admin']
  const { user } = ctx
  // the role was already read twice with the session
  const step = gateStep({ isLoading: false, user, wasRoleRetried: true, allowed })
  if (!user || step === 'sign_in') throw await toSignIn(ctx, request)
  if (step === 'confirm_email')
    throw stop(
      { gate: 'confirm_email', email: user.email, ...withMessages(ctx.locale, 'accounts') },
      403,
    )
  if (user.role === null || step === 'role_unknown') throw stop({ gate: 'role_unknown' }, 503)
  if (step === 'denied') throw stop({ gate: 'denied', role: user.role, allowed }, 403)
  if (isPanelOnly(allowed) && !user.hasSecondFactor && (await isSecondFactorRequired(ctx)))
    throw stop({ gate: 'second_factor' }, 403)
}

type Routes = ServerBuild['routes']
type Handler = NonNullable<NonNullable<Routes[string]>['module']['loader']>

const withAccess =
  (path: string, method: 'GET' | 'POST', handler: Handler): Handler =>
  async (args) => {
    const ctx = args.context.get(requestCtx)
    await requireAccess(ctx, args.request)
    const request = storableRequest(args.request)
    if (isPanelOnly(rolesFor(path) ?? ['customer']))
      await requirePermission(ctx, path, method, request)
    return handler({ ...args, request })
  }

/**
 * The route table in which every loader and action of a protected path requires access first, for
 * pages, their data, forms and files alike; a layout is protected when all its pages are.
 * React Router's own `middleware` refuses before the loaders of the layouts around the page ran, so
 * that the screen which says why would stand without the shop's header and footer.
 */
export function protectRoutes(routes: Routes): Routes {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const isProtected = (id: string): boolean => {
    const children = all.filter(({ parentId }) => parentId === id)
    return (
      rolesFor(pathOf(id)) !== null ||
      (children.length > 0 && children.every((child) => isProtected(child.id)))
    )
  }
  const protect = (route: (typeof all)[number]) => {
    const { loader, action } = route.module
    const path = pathOf(route.id)
    return {
      ...route,
      module: {
        ...route.module,
        ...(loader && { loader: withAccess(path, 'GET', withRecentPassword(path, 'GET', loader)) }),
        ...(action && {
          action: withAccess(path, 'POST', withRecentPassword(path, 'POST', action)),
        }),
      },
    }
  }
  return Object.fromEntries(
    all.map((route) => [route.id, isProtected(route.id) ? protect(route) : route]),
  )
}

/** The user of a protected page. */
export function signedInUser({ user }: Ctx): User {
  if (!user) throw new Error('this route is not protected by requireAccess')
  return user
}
