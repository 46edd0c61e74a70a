import { type ServedSession, sessionBlockId } from '#shop/accounts/sessions/served-session.rules.ts'

let read: ServedSession | undefined

/** The session at the end of the page's HTML; null without one. */
export function sessionInPage(): ServedSession | null {
  if (typeof document === 'undefined') return null
  const block = document.getElementById(sessionBlockId)?.textContent
  if (!read && block) read = JSON.parse(block) as ServedSession
  return read ?? null
}
