import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { papers } from '../messages/es.ts'

/** The messages of what is printed for a shipment. */
export const usePaperMessages = wordsOf<Words<typeof papers>>('papers')
