import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'

export type TestWords = Words<typeof es>
export const useTestWords = wordsOf<TestWords>('testCentre')
