import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { book } from '../messages/book.es.ts'

export const useBookWords = wordsOf<Words<typeof book>>('book')
