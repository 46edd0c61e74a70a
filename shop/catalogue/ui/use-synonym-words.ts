import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { synonyms } from '../messages/synonyms.es.ts'

export const useSynonymWords = wordsOf<Words<typeof synonyms>>('synonyms')
