import type { Role } from '#kernel/person.ts'
import type { ServedSession } from '#shop/accounts/served-session.rules.ts'
import {
  type AuthEvent,
  afterAuthEvent,
  backOff,
  isAliveAtStart,
  isNearExpiry,
  type RoleAnswer,
  type SessionEffect,
  type SessionState,
  type SessionUser,
  startingSession,
  tickMs,
} from '#shop/accounts/session-keeper.rules.ts'
import { clearPrivateCaches } from './kept-pages.ts'
import { sessionChannel } from './session-channel.ts'
import { leaveSession } from './sign-out.ts'

type Answer = {
  readonly user: SessionUser | null
  readonly sessionId: string | null
  readonly expiresAt: string | null
}

let state: SessionState = startingSession
let served: ServedSession | null = null
let channel: BroadcastChannel | null = null

async function askServer(method: 'GET' | 'POST'): Promise<Answer | null> {
  try {
    const answer = await fetch('/sesion', { method, cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

async function askRole(): Promise<RoleAnswer> {
  try {
    const answer = await fetch('/sesion/rol', { cache: 'no-store' })
    const said = (await answer.json()) as { role?: Role | null; code?: string }
    if (answer.ok) return { is: 'role', role: said.role ?? null }
    if (answer.status >= 500) return { is: 'no_answer' }
    return { is: 'failed', code: said.code ?? null }
  } catch {
    return { is: 'no_answer' }
  }
}

/** Ends the session on the server as well as can be, then forgets everything here. */
async function forceOut(to: string): Promise<void> {
  served = null
  channel?.postMessage('SIGNED_OUT')
  await fetch('/logout', { method: 'POST', keepalive: true, redirect: 'manual' }).catch(() => {})
  leaveSession(to)
}

async function follow(effect: SessionEffect): Promise<void> {
  if (effect.do === 'force_sign_out') return forceOut(effect.to)
  if (effect.do === 'go') return leaveSession(effect.to)
  tell({ type: 'ROLE_ANSWERED', answer: await askRole() })
}

function tell(event: AuthEvent): void {
  const [next, effects] = afterAuthEvent(state, event)
  state = next
  for (const effect of effects) void follow(effect)
}

/** Draws the session out; where the shop does not answer it tries again, ever more slowly. */
async function refresh(attempt = 1): Promise<void> {
  if (!served) return
  const answer = await askServer('POST')
  if (!answer) {
    setTimeout(() => void refresh(attempt + 1), backOff(attempt))
    return
  }
  tell({ type: 'TOKEN_REFRESHED', user: answer.user })
  if (served && answer.expiresAt) served = { ...served, expiresAt: answer.expiresAt }
}

/** The tab was away: is the session still there, and still the same? */
async function lookAgain(): Promise<void> {
  if (!served) return
  const answer = await askServer('GET')
  if (!answer || !served) return
  if (!answer.user) return tell({ type: 'SESSION_FAILED', code: 'session_expired' })
  if (answer.user.id !== served.user.id) return location.reload()
  if (answer.expiresAt) served = { ...served, expiresAt: answer.expiresAt }
  tickOnce()
}

function tickOnce(): void {
  if (served && isNearExpiry(new Date(served.expiresAt), new Date())) void refresh()
}

/** Another tab signed in or out: this one shows nothing that is no longer so. */
function heard({ data }: MessageEvent<unknown>): void {
  if (data === 'SIGNED_IN' && !served) location.reload()
  if (data !== 'SIGNED_OUT' || !served) return
  served = null
  tell({ type: 'SIGNED_OUT' })
}

/** Keeps step with the server's answer on each page; somebody new is told to the other tabs. */
export function showSession(now: ServedSession | null): void {
  const before = served
  served = now
  if (now && before?.user.id === now.user.id) return
  if (now) {
    tell({ type: before ? 'SIGNED_IN' : 'INITIAL_SESSION', user: now.user })
    channel?.postMessage('SIGNED_IN')
  } else if (state.isLoading) tell({ type: 'INITIAL_SESSION', user: null })
}

/** Somebody signed out by a form: the other tabs learn it, and nothing stays behind here. */
export async function signedOutHere(): Promise<void> {
  served = null
  tell({ type: 'USER_DELETED' })
  channel?.postMessage('SIGNED_OUT')
  await clearPrivateCaches().catch(() => null)
}

/** Starts the keeper; returns how to stop it. */
export function keepSession(): () => void {
  channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', heard)
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
