import { type LegalBlock, note } from '../../legal.rules.ts'

export const spanishPrevails: LegalBlock = note(
  'This is a translation. The Spanish text is the authoritative one; if the two differ, the Spanish text applies.',
)
