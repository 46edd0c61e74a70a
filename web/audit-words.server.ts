import type { Locale } from '#kernel/locale.ts'
import { fill } from '#kernel/words.ts'
import type { AuditEntry } from '#shop/audit/audit.rules.ts'
import type { TellingWords } from '#shop/audit/telling.rules.ts'
import { fieldsOf, keysOf, settingFormNames } from '#shop/settings/setting-forms.rules.ts'
import { wordsIn } from './words.server.ts'

/** What the owner calls his settings in their forms; of a text in both languages the English one says so. */
function settingNames(locale: Locale): Record<string, string> {
  const { settings, audit } = wordsIn(locale)
  const named: Readonly<Record<string, string>> = settings.fields
  return Object.fromEntries(
    settingFormNames.flatMap(fieldsOf).flatMap((field) => {
      const name = named[field.key] ?? field.key
      const names = [name, fill(audit.inEnglish, { field: name })]
      return keysOf(field).map((key, i) => [key, names[i] ?? name])
    }),
  )
}

/** The words of all domains that note changes. */
export function auditWordsIn(locale: Locale): TellingWords {
  const { audit, legal, productsStaff } = wordsIn(locale)
  const { areas, actions, subjects, fields, values, yes, no } = audit
  return {
    ...{ areas, actions, values, yes, no },
    subjects: {
      ...subjects,
      legal: legal.titles,
      setting: { ...subjects.setting, ...settingNames(locale) },
    },
    fields: { ...fields, product: productsStaff.fields },
  }
}

/** Whom an entry names: who did it, and who had looked first. */
export const peopleIn = ({ byUser, before }: AuditEntry): string[] =>
  [byUser, before?.first_by].filter((id) => typeof id === 'string')

/** Who looked first is told by name. */
export const withPeople = (
  words: TellingWords,
  people: Readonly<Record<string, { readonly name: string; readonly email: string }>>,
): TellingWords => ({
  ...words,
  values: {
    ...words.values,
    'zelle.first_by': Object.fromEntries(
      Object.entries(people).map(([id, { name, email }]) => [id, name || email]),
    ),
  },
})
