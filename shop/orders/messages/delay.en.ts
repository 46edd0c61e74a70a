import type { Messages } from '#kernel/messages.ts'
import type { delay as es } from './delay.es.ts'

export const delay: Messages<typeof es> = {
  title: 'Your order is delayed',
  text: 'You decide whether to wait. Cancelling costs nothing: we return all you paid.',
  known: 'New date: between {from} and {to}.',
  unknown: 'We do not know the new date yet.',
  accept: 'I accept to wait',
  cancel: 'Cancel and get my money back',
  accepted: 'Noted: you wait for your order. You can still cancel it until it leaves.',
  cancelled: 'Your order was cancelled. We return all you paid.',
  moot: 'This notice needs no answer any more.',
  order: 'See my order',
  problems: {
    not_understood: 'Choose whether to wait or to cancel.',
    answered: 'You had answered before; your answer did not change.',
    held: 'Your order is being checked and cannot be changed for now. Please write to us.',
    gone: 'Your order has left or is closed; this notice needs no answer any more.',
  },
}
