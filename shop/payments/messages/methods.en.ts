import type { Messages } from '#kernel/messages.ts'
import type { methods as spanish } from './methods.es.ts'

export const methods: Messages<typeof spanish> = {
  title: 'Payment methods',
  text: 'What buyers see when they pay. A method that is off is not offered; existing orders continue.',
  providerOff:
    'The {method} keys are missing: they are set under “Connections”. Until then it is not offered.',
  onlySeen:
    'You can only look here: how payments are taken, the receiving account and the sum for two people are changed by an owner of the shop.',
  active: 'Active',
  destinations: 'For deliveries to',
  usa: 'USA',
  cuba: 'Cuba',
  unusual: {
    between:
      'No product for sale costs between {from} and {to}: hardly any order could be paid this way, and it would not be offered.',
    under:
      'No product for sale costs {to} or less: hardly any order could be paid this way, and it would not be offered.',
    over: 'No product for sale costs {from} or more: hardly any order could be paid this way, and it would not be offered.',
  },
  min: 'From (optional)',
  max: 'Up to (optional)',
  name: 'Name',
  nameHint: 'As payers know it; the same in Spanish and English.',
  instructionsEs: 'Instructions for the payer, in Spanish (optional)',
  instructionsEn: 'Instructions in English (optional)',
  instructionsHint: 'Shown in the cart, with the choice, on the order and in the e-mail.',
  recipient: 'Receiving account, e-mail or phone',
  registeredName: 'Name registered with the bank',
  registeredNameHint: 'As the payer sees it, so that they can check it.',
  secondAbove: 'Two approvals above',
  secondAboveHint:
    'A larger transfer is checked at the bank by one person and confirmed by another, so that nobody approves a large sum alone. If nobody else administers the shop, set a sum that no order reaches. Raising it counts for new orders: those that already wait for two people still need them. Changing it asks for your password each time.',
  save: 'Save',
  saved: 'Saved.',
  add: {
    title: 'Add a payment method',
    text: 'For example Transfermóvil or Cash App: buyers send the money and upload a proof, and you confirm it at the bank. It starts out inactive.',
    button: 'Add',
    added: 'Added. Complete its details and activate it.',
  },
  problems: {
    amount_unreadable: 'Enter amounts like this: 309.70. Leave empty for no limit.',
    amounts_crossed: 'It is less than the minimum amount: no order could be paid like this.',
    destination_missing: 'Tick the deliveries it is for, or close it: nobody could pay with it.',
    recipient_no_zelle:
      'Zelle pays to an e-mail or a US telephone: write it like pay@example.com or 305 555 0142.',
    recipient_missing: 'Enter the receiving account, e-mail or phone before activating it.',
    registered_name_missing: 'Enter the name registered with the bank before activating it.',
    name_missing: 'Enter its name, in letters.',
    name_too_long: 'The name is too long: at most 60 characters.',
    text_too_long: 'It is too long: at most 120 characters, and 300 in the instructions.',
    name_taken: 'There is already a payment method with that name.',
    not_understood: 'The request was not understood. Please try again.',
  },
}
