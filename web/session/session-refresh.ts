import type { Role } from '#kernel/user.ts'
import type { ServedSession } from '#shop/accounts/sessions/served-session.rules.ts'
import {
  type AuthEvent,
  afterAuthEvent,
  backOff,
  isAliveAtStart,
  isNearExpiry,
  type RoleResult,
  type SessionEffect,
  type SessionState,
  type SessionUser,
  startingSession,
  tickMs,
} from '#shop/accounts/sessions/session-refresh.rules.ts'
import { followRecovery, sessionChannel } from './session-channel.ts'
import { endSession, isLeaving, leaveSession } from './sign-out.ts'

type ActionResult = {
  readonly user: SessionUser | null
  readonly sessionId: string | null
  readonly expiresAt: string | null
}

let state: SessionState = startingSession
let served: ServedSession | null = null
let channel: BroadcastChannel | null = null

async function fetchSession(method: 'GET' | 'POST'): Promise<ActionResult | null> {
  try {
    const response = await fetch('/sesion', { method, cache: 'no-store' })
    return response.ok ? ((await response.json()) as ActionResult) : null
  } catch {
    return null
  }
}

async function fetchRole(): Promise<RoleResult> {
  try {
    const response = await fetch('/sesion/rol', { cache: 'no-store' })
    const body = (await response.json()) as { role?: Role | null; code?: string }
    if (response.ok) return { is: 'role', role: body.role ?? null }
    if (response.status >= 500) return { is: 'no_answer' }
    return { is: 'failed', code: body.code ?? null }
  } catch {
    return { is: 'no_answer' }
  }
}

/** An interrupted checkout goes on after the next sign-in. */
const returnTo = (path: string): string =>
  path.startsWith('/checkout/') ? `&from=${encodeURIComponent(path)}` : ''

async function follow(effect: SessionEffect): Promise<void> {
  if (effect.do === 'force_sign_out') {
    served = null
    return endSession(`${effect.to}${returnTo(location.pathname)}`)
  }
  if (effect.do === 'go') return effect.to === '/login' ? leaveSession('/login') : followRecovery()
  notify({ type: 'ROLE_ANSWERED', result: await fetchRole() })
}

function notify(event: AuthEvent): void {
  const [next, effects] = afterAuthEvent(state, event)
  state = next
  for (const effect of effects) void follow(effect)
}

/** Extends the session; without a response it retries with growing delays. */
async function refresh(attempt = 1): Promise<void> {
  if (!served) return
  const result = await fetchSession('POST')
  if (!result) {
    setTimeout(() => void refresh(attempt + 1), backOff(attempt))
    return
  }
  notify({ type: 'TOKEN_REFRESHED', user: result.user })
  if (served && result.expiresAt) served = { ...served, expiresAt: result.expiresAt }
}

/** The tab was hidden: checks whether the session still exists and is the same. */
async function lookAgain(): Promise<void> {
  if (!served) return
  const result = await fetchSession('GET')
  if (!result || !served) return
  if (!result.user) return notify({ type: 'SESSION_FAILED', code: 'session_expired' })
  if (result.user.id !== served.user.id) return location.reload()
  if (result.expiresAt) served = { ...served, expiresAt: result.expiresAt }
  tickOnce()
}

function tickOnce(): void {
  if (served && isNearExpiry(new Date(served.expiresAt), new Date())) void refresh()
}

/** Another tab signed in or out, which reloads the page, or opened a recovery link. */
function onMessage({ data }: MessageEvent<unknown>): void {
  if (data === 'PASSWORD_RECOVERY' && served) notify({ type: data, user: served.user })
  if (data === 'SIGNED_IN' && !served) location.reload()
  if (data !== 'SIGNED_OUT' || !served || isLeaving()) return
  served = null
  notify({ type: 'SIGNED_OUT' })
}

/** Compares the session with each page's; other tabs are notified of a new user. */
export function showSession(now: ServedSession | null): void {
  const before = served
  served = now
  if (now && before?.user.id === now.user.id) return
  if (now) {
    notify({ type: before ? 'SIGNED_IN' : 'INITIAL_SESSION', user: now.user })
    channel?.postMessage('SIGNED_IN')
  } else if (state.isLoading) notify({ type: 'INITIAL_SESSION', user: null })
}

/** Starts the session refresh; returns a function that stops it. */
export function refreshSession(): () => void {
  channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', onMessage)
  const seen = () => {
    if (document.visibilityState === 'visible') void lookAgain()
  }
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void lookAgain()
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', back)
  const ticking = setInterval(tickOnce, tickMs)
  if (served && !isAliveAtStart(new Date(served.expiresAt), new Date())) void refresh()
  return () => {
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', back)
    channel?.close()
    channel = null
  }
}
