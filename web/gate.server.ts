import { data, redirect } from 'react-router'
import type { Person } from '#kernel/person.ts'
import type { Ctx } from '#platform/ctx.ts'
import { gateStep, loginPathFrom, pageOf, rolesFor } from '#shop/accounts/access-gate.rules.ts'
import { cookieHeaders, flashOf } from './flash.server.ts'
import type { GateAnswer } from './gate.ts'

const stop = (answer: GateAnswer, status: number) => data(answer, { status })

/** The page that is asked for, also where a browser asks for its data only. */
function originOf({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams)
  kept.delete('_routes')
  return `${pageOf(pathname)}${kept.size > 0 ? `?${kept}` : ''}`
}

/**
 * Who may see the page that is asked for; whoever may not is led elsewhere or told why.
 * Every loader and action behind the gate begins with it: they do not wait for one another.
 */
export function passGate(ctx: Ctx, request: Request): Person {
  const address = new URL(request.url)
  // an address that nobody thought of is the administrators'
  const allowed = rolesFor(address.pathname) ?? ['admin']
  const { person, sessionEnd } = ctx
  // the role was asked for twice when the session was read
  const step = gateStep({ isLoading: false, person, wasRoleRetried: true, allowed })
  if (!person || step === 'sign_in')
    throw redirect(loginPathFrom(originOf(address), sessionEnd), {
      headers: cookieHeaders(sessionEnd ? [] : [flashOf(ctx, 'login_required')]),
    })
  if (step === 'confirm_email') throw stop({ gate: 'confirm_email', email: person.email }, 403)
  if (person.role === null || step === 'role_unknown') throw stop({ gate: 'role_unknown' }, 503)
  if (step === 'denied') throw stop({ gate: 'denied', role: person.role, allowed }, 403)
  return person
}
