import type { Words } from '#kernel/words.ts'
import type { guide } from './messages/guide.es.ts'

/** The guide in one language. */
export type Guide = Words<typeof guide>
