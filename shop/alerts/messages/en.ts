import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Notify me',
  product: 'We write to you once, when {name} is back in stock.',
  province: 'We write to you once, when we deliver to {name} again.',
  contact: 'Your e-mail or WhatsApp',
  contactHint:
    'WhatsApp with its country code, for example +1\u00a0305\u00a0555\u00a00123. We use it for this notice only.',
  badContact: 'Enter an e-mail such as ana@example.com or a phone number with its country code.',
  destination: 'Where is it going?',
  destinations: { cuba: 'Cuba', usa: 'United States' },
  button: 'Notify me',
  results: {
    to_confirm:
      'We sent an e-mail to confirm that the address is yours. Press its button and confirm on the page that opens; otherwise we will not write again. If you confirmed it before, there is nothing to do.',
    stored: 'Done. We will write to you once, when the time comes.',
    ended: 'Removed: we will not write to you.',
  },
  undo: 'I no longer want the notice',
  tooMany: 'Too many requests in a row. Wait a little and try again.',
  back: {
    product: '{name} is in stock: there is no need to wait.',
    province: 'We deliver to {name}: there is no need to wait.',
  },
  see: { product: 'See the product', province: 'See the catalogue' },
  nothing: 'Open a sold-out product, or choose a province without deliveries, to request a notice.',
  own: {
    title: 'Your notices',
    text: 'The notices requested for {contact}.',
    ended: 'You have no notices left, and we will not write again.',
    lastStep: 'One more tap: confirm that you asked for it.',
    confirm: 'Yes, notify me',
    confirmAll: 'Yes, notify me of these',
    confirmed: 'Confirmed. We will write to you once for each.',
    subjects: { product: '{name}, to {destination}', province: 'Deliveries to {name}' },
    states: {
      unconfirmed: 'Not confirmed',
      waiting: 'Waiting',
      sent: 'Sent on {date}: there will be no other',
    },
    end: 'Remove',
    endOf: 'Remove: {name}',
    endAll: 'Remove all my notices',
  },
}
