import type { Messages } from '#kernel/messages.ts'
import type { guide } from '../messages/guide.es.ts'

/** The guide in one language. */
export type Guide = Messages<typeof guide>
