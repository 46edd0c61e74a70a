import type { Messages } from '#kernel/messages.ts'
import type { methods as spanish } from './methods.es.ts'

export const methods: Messages<typeof spanish> = {
  title: 'Payment methods',
  text: 'What buyers see when they pay. A method that is off is not offered; existing orders continue.',
  back: 'Back to the panel',
  names: { paypal: 'PayPal', zelle: 'Zelle' },
  payPalOff:
    'The PayPal keys are missing from the server configuration: PayPal is not offered until they are set.',
  active: 'Active',
  destinations: 'For deliveries to',
  usa: 'USA',
  cuba: 'Cuba',
  min: 'From (optional)',
  max: 'Up to (optional)',
  recipient: 'Zelle e-mail or phone',
  registeredName: 'Name registered with the bank',
  registeredNameHint: 'As the payer sees it, so that they can check it.',
  secondAbove: 'Two approvals above',
  save: 'Save',
  saved: 'Saved.',
  problems: {
    amount_unreadable: 'Enter amounts like this: 309.70. Leave empty for no limit.',
    recipient_missing: 'Enter the Zelle e-mail or phone before activating it.',
    name_missing: 'Enter the name registered with the bank before activating Zelle.',
    not_understood: 'The request was not understood. Please try again.',
  },
}
