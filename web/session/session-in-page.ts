import { type ServedSession, sessionBlockId } from '#shop/accounts/sessions/served-session.rules.ts'

let read: ServedSession | undefined

/** Who is signed in, as the end of the page says it; null where it says nothing. */
export function sessionInPage(): ServedSession | null {
  if (typeof document === 'undefined') return null
  const block = document.getElementById(sessionBlockId)?.textContent
  if (!read && block) read = JSON.parse(block) as ServedSession
  return read ?? null
}
