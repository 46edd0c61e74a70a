import type { Messages } from '#kernel/messages.ts'
import type { guide } from '../messages/guide.es.ts'

export type Guide = Messages<typeof guide>
