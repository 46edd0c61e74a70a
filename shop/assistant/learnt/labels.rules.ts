import type { Understood } from '../conversation/follow.rules.ts'

/** What is learnt of a question: its intent, and of a danger which it is; none where that was said before. */
export function labelOf({
  intent,
  read: { emergency, forbidden },
}: Pick<Understood, 'intent' | 'read'>): string | null {
  if (intent === 'emergency') return emergency && `${intent}:${emergency}`
  if (intent === 'danger') return forbidden && `${intent}:${forbidden}`
  return intent
}
