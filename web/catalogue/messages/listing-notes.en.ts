import type { Messages } from '#kernel/messages.ts'
import type { listingNotes as spanish } from './listing-notes.es.ts'

export const listingNotes: Messages<typeof spanish> = {
  unread: 'We did not understand “{text}”, so it filters nothing. Enter figures, such as 1000.',
  unreadPrice:
    'We did not understand the price “{text}”, so it filters nothing. Enter figures, such as 1000.',
  unsold: 'We do not sell the brand {brand}.',
  unsoldInstead: 'We do not sell the brand {brand}. This is what we have in',
}
