import type { Messages } from '#kernel/messages.ts'
import type { alerts as es } from './alerts.es.ts'

export const alerts: Messages<typeof es> = {
  destinations: { cuba: 'Cuba', usa: 'the United States' },
  confirm_alert: {
    subject: 'Confirm your notice from {shop}',
    heading: 'Do you want this notice?',
    wants: {
      product:
        'Someone asked us to write to you when {name} is back in stock for delivery to {destination}. If it was you, confirm it and we will write once.',
      province:
        'Someone asked us to write to you when we deliver to {name} again. If it was you, confirm it and we will write once.',
    },
    button: 'Confirm the notice',
    validity: 'The link works for 7 days.',
    ignore: 'If you did not ask for it, do nothing: unless confirmed, we will not write again.',
  },
  alert_due: {
    product: {
      subject: '{name} is back in stock',
      text: 'You asked us to write: {name} is for sale again, for delivery to {destination}. There may be few units.',
      button: 'See the product',
    },
    province: {
      subject: 'We deliver to {name} again',
      text: 'You asked us to write: we deliver to {name} again.',
      button: 'See the catalogue',
    },
    once: 'There will be no other message about this.',
    end: 'If you asked for more notices, remove them here:',
  },
}
