import type { Messages } from '#kernel/messages.ts'
import type { resend as es } from './resend.es.ts'

export const resend: Messages<typeof es> = {
  title: 'E-mails of {number}',
  text: 'What was sent to buyer and recipient. Only that can be sent again, and only while it is still true.',
  back: 'Back to the order',
  columns: { email: 'E-mail', when: 'Sent', action: 'Again' },
  preview: 'Preview and resend',
  passed: 'no longer applies',
  subject: 'Subject',
  body: 'Text',
  to: 'Send to',
  toHint:
    'Correct it if it was wrong. It applies to this e-mail only: the order keeps its own address, and the e-mail has the link of the order.',
  send: 'Send this e-mail',
  done: 'E-mail sent.',
  problems: {
    order_not_found: 'This order does not exist.',
    email_not_sent:
      'That e-mail was never sent, or no longer applies to this order. Nothing was sent.',
    email_invalid: 'Enter a valid e-mail address.',
    email_unseen:
      'The order has changed since you saw the e-mail, or you did not see it. Look at it, then send it. Nothing was sent.',
  },
}
