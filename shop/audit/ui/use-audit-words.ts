import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'

export const useAuditWords = wordsOf<Words<typeof es>>('audit')

/** What a domain calls something, in words where there are any. */
export const named = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name
