import type { Messages } from '#kernel/messages.ts'
import type { delay as delayEs, resend as resendEs } from './delay.es.ts'

export const delay: Messages<typeof delayEs> = {
  title: 'Your order is delayed',
  text: 'You decide whether to wait. Cancelling costs nothing: we refund {back}.',
  back: { all: 'everything you paid', rest: 'what is left of what you paid, {amount}' },
  known: 'New date: between {from} and {to}.',
  unknown: 'We do not know the new date yet.',
  answerBy: 'Please answer before {date}.',
  silence: {
    accepts: 'If you do not answer, we assume that you agree to wait.',
    cancels: 'If you do not answer, we cancel the order and refund {back}.',
  },
  choose: 'Choose: wait or cancel',
  accept: 'I agree to wait',
  cancel: 'Cancel and get a refund',
  accepted: 'Thank you. We will keep your order. You can still cancel it until it ships.',
  cancelled: 'Your order was cancelled. We refund {back}.',
  moot: 'This notice no longer needs an answer.',
  order: 'See my order',
  problems: {
    not_understood: 'Choose whether to wait or to cancel.',
    answered: 'You already answered; your answer did not change.',
    held: 'Your order is being checked and cannot be changed for now. Please write to us.',
    gone: 'Your order has shipped or is closed; this notice no longer needs an answer.',
  },
}

export const resend: Messages<typeof resendEs> = {
  title: 'E-mails of {number}',
  text: 'What was sent to buyer and recipient. Only that can be sent again, and only while it is still true.',
  back: 'Back to the order',
  columns: { email: 'E-mail', when: 'Sent', action: 'Again' },
  preview: 'Preview and resend',
  passed: 'no longer applies',
  states: {
    waiting: 'not yet: on its way',
    in_file: 'not sent: saved in a file: no e-mail service is set up',
    failed: 'was not sent',
  },
  subject: 'Subject',
  body: 'Text',
  to: 'Send to',
  namesOnly:
    'Here you see which e-mails left, and when. Reading them, with their addresses, and sending them again is for whoever has the permission “Orders”.',
  toHint:
    'Correct it if it was wrong. It applies to this e-mail only: the order keeps its own address, and the e-mail has the link of the order.',
  send: 'Send this e-mail',
  done: 'The e-mail is on its way.',
  doneInFile:
    'The e-mail was saved in a file: no e-mail service is set up. Set it up under “Connections”.',
  problems: {
    order_not_found: 'This order does not exist.',
    email_not_sent:
      'That e-mail was never sent, or no longer applies to this order. Nothing was sent.',
    email_invalid: 'Enter a valid e-mail address.',
    email_unseen:
      'The order has changed since you saw the e-mail, or you did not see it. Look at it, then send it. Nothing was sent.',
  },
}
