import { intlLocales, type Locale } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural, type Plural } from '#kernel/messages.ts'
import type { Lack, LackCode } from './lacks.rules.ts'

interface LackMessages {
  readonly names: Readonly<Record<string, string>>
  readonly lacks: Readonly<Record<LackCode, string | Plural>>
}

const namedIn = ({ names }: LackMessages, code: string): string =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code

/** What is missing, as a sentence for the owner. */
export function lackText(locale: Locale, messages: LackMessages, lack: Lack): string {
  const text = messages.lacks[lack.code]
  const and = new Intl.ListFormat(intlLocales[locale], { type: 'conjunction' })
  const names = and.format((lack.names ?? []).map((name) => namedIn(messages, name)))
  const count = lack.count ?? lack.names?.length ?? 0
  if (typeof text !== 'string') return formatPlural(locale, text, count, { names })
  return format(text, { names, count: formatNumber(locale, count) })
}
