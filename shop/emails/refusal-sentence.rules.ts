import type { Locale } from '#kernel/locale.ts'
import { fill } from '#kernel/words.ts'
import { ordersEn } from './messages/orders.en.ts'
import { ordersEs } from './messages/orders.es.ts'

const words: Record<Locale, Record<LetterRefusal, string>> = {
  es: ordersEs.refusals,
  en: ordersEn.refusals,
}
export type LetterRefusal = keyof typeof ordersEs.refusals

/** What the one who asked for a letter reads when there is none. */
export const refusalSentence = (
  code: LetterRefusal,
  locale: Locale,
  fields: readonly string[] = [],
): string => fill(words[locale][code], { fields: fields.join(', ') })
