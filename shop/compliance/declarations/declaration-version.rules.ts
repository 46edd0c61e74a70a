import { byLocale, type Locale } from '#kernel/locale.ts'
import type { Day } from '#kernel/time.ts'
import { messages } from '../messages/messages.ts'
import type { DeclarationVersion, DeclarationWording } from './declaration-wording.rules.ts'

const entries = (items: readonly string[]) => items.map((item) => `- ${item}`)

function wordingOf(words: (typeof messages.declaration)[Locale]): DeclarationWording {
  const { title, intro, statements, officialsTitle, officials } = words
  const { note, government, governmentMembers, party, partyMembers, end } = officials
  return {
    title,
    intro,
    statements: Object.values(statements),
    officialsTitle,
    officials: [
      note,
      government,
      ...entries(governmentMembers),
      party,
      ...entries(partyMembers),
      end,
    ],
  }
}

/** The built-in declaration; any change of its text needs a new version, here and on the public page. */
export const builtInDeclaration: DeclarationVersion = {
  version: '2026-11-21.1',
  words: byLocale((locale) => wordingOf(messages.declaration[locale])),
}

/** The day from which a version is in force. */
export const dayOfVersion = ({ version }: DeclarationVersion): string => version.slice(0, 10)

/** '2026-12-01.2': the day of publication and the sequence number within that day. */
export function nextDeclaration(today: Day, known: readonly string[]): string {
  const numbers = known
    .filter((version) => version.startsWith(`${today}.`))
    .map((version) => Number(version.slice(today.length + 1)))
  return `${today}.${Math.max(0, ...numbers) + 1}`
}
