import type { Messages } from '#kernel/messages.ts'
import type { staff as es } from './staff.es.ts'

export const staff: Messages<typeof es> = {
  title: 'Reviews',
  text: 'What people who received their order write. Nothing is shown in the shop until you publish it; not a word is changed.',
  none: 'Nobody has written yet.',
  from: '{author}, {place}, {month}',
  order: 'Order {number}',
  rating: '{rating} of 5',
  photo: 'Photo {number} of the review',
  states: { pending: 'To decide', released: 'Published', rejected: 'Rejected: {reason}' },
  release: 'Publish',
  reject: 'Do not publish',
  reason: 'Reason',
  reasonHint: 'The author reads it.',
  reasonMissing: 'Enter the reason: the author reads it.',
  of: '{action}: {name}, {author}',
  done: { release: 'Review published.', reject: 'The review is not published.' },
}
