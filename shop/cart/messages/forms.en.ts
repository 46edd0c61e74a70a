import type { Messages } from '#kernel/messages.ts'
import type { es } from './forms.es.ts'

export const en: Messages<typeof es> = {
  unknown_product: {
    title: 'That product is not in the shop',
    description: 'It may no longer be sold, or the link is incomplete. Your cart is unchanged.',
  },
  not_understood: {
    title: 'We did not understand that change',
    description: 'Your cart is unchanged. Please try again from this page.',
  },
  nothing_left: {
    title: 'What you were about to buy can no longer be ordered',
    description:
      'It is sold out or does not go to that destination. Here is what is left in your cart.',
  },
  begin_here: {
    title: 'The checkout has not begun in this browser',
    description: 'Your cart is still here, at today’s prices. Press “Check out” to go on.',
  },
}
