import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/people.es.ts'

export const usePeopleWords = wordsOf<Words<typeof es>>('people')
