import type { Messages } from '#kernel/messages.ts'
import type { methods as spanish } from './methods.es.ts'

export const methods: Messages<typeof spanish> = {
  title: 'Payment methods',
  text: 'What buyers see when they pay. A method that is off is not offered; orders already placed go on.',
  back: 'Back to the panel',
  names: { paypal: 'PayPal', zelle: 'Zelle' },
  payPalOff: 'The server’s configuration lacks the keys of PayPal: until then it is not offered.',
  active: 'Open',
  destinations: 'For deliveries to',
  usa: 'USA',
  cuba: 'Cuba',
  min: 'From (optional)',
  max: 'Up to (optional)',
  recipient: 'Zelle e-mail or phone',
  registeredName: 'Name registered with the bank',
  registeredNameHint: 'As the payer sees it, so that he can check it.',
  secondAbove: 'Two people above',
  save: 'Save',
  saved: 'Saved.',
  problems: {
    amount_unreadable:
      'Write amounts like this: 309.70. Leave empty what you do not want to limit.',
    recipient_missing: 'Write the Zelle e-mail or phone before opening it.',
    name_missing: 'Write the name registered with the bank before opening Zelle.',
    not_understood: 'We did not understand what you sent. Please try again.',
  },
}
