import type { Messages } from '#kernel/messages.ts'
import type { delay as es } from './delay.es.ts'

export const delay: Messages<typeof es> = {
  title: 'Your order is delayed',
  text: 'You decide whether to wait. Cancelling costs nothing: we refund everything you paid.',
  known: 'New date: between {from} and {to}.',
  unknown: 'We do not know the new date yet.',
  accept: 'I agree to wait',
  cancel: 'Cancel and get a refund',
  accepted: 'Thank you. We will keep your order. You can still cancel it until it ships.',
  cancelled: 'Your order was cancelled. We refund everything you paid.',
  moot: 'This notice no longer needs an answer.',
  order: 'See my order',
  problems: {
    not_understood: 'Choose whether to wait or to cancel.',
    answered: 'You already answered; your answer did not change.',
    held: 'Your order is being checked and cannot be changed for now. Please write to us.',
    gone: 'Your order has shipped or is closed; this notice no longer needs an answer.',
  },
}
