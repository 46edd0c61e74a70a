import type { Messages } from '#kernel/messages.ts'
import type { parts as spanish } from './parts.es.ts'

export const parts: Messages<typeof spanish> = {
  partName: 'Part {number}',
  partOf: '{number} of {count}',
  receipt: {
    subject: 'Receipt for your part of order {number}',
    heading: 'We received your part: {amount}',
    text: 'Thank you. This is your receipt from {shop}.',
    facts: {
      title: 'Your receipt',
      order: 'Order',
      part: 'Part',
      amount: 'Amount',
      method: 'Payment method',
      date: 'Date',
      rest: 'Left of your part',
      excess: 'Too much',
      missing: 'Still to be paid in all',
    },
    excess:
      '{excess} more than needed came: we return it the way you paid, without you having to ask.',
    otherwise:
      'The order is paid once every part is there. If one is missing on {date} at {hour}, the order is closed and we refund what you paid, the way you paid it, without you asking.',
    complete:
      'Every part is there: the order is paid. Should anything have to be refunded later, your money goes back the way you paid it.',
    ended:
      'The order had already ended when your money came, so we refund it the way you paid it, without you asking.',
    button: 'See how it stands',
  },
  sent: {
    subject: 'We are looking for your payment of order {number}',
    heading: 'We are looking for your payment: {amount}',
    text: 'You told us that you sent your part ({part}) of order {number} by {method}. Thank you.',
    next: 'Somebody looks for it at the bank, within 24 business hours. Your receipt comes once it is seen. Do not pay again.',
    otherwise:
      'Should the order end incomplete, your money goes back the way you sent it, without you asking.',
    ended:
      'The order ended incomplete. We look at the bank for what you sent and refund it the way you sent it, without you asking. Do not send it again; if you have not seen your money in 14 days, write to us.',
    button: 'See how it stands',
  },
  returned: {
    subject: 'We refunded money of your part of order {number}',
    heading: 'We refunded {amount}',
    text: 'Of your part ({part}) of order {number} we refunded {amount} by {method}, the way you paid it.',
    ended: 'The order has ended and awaits no more payments.',
    days: 'It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    button: 'See how it stands',
  },
  notSeen: {
    subject: 'We did not find a payment of order {number}',
    heading: 'We did not find a payment: {amount}',
    text: 'We were told that part {part} of order {number} was sent by {method}. We looked for it at the bank, and it is not there. Whoever looked for it noted:',
    next: 'If the bank says that it left, reply to this e-mail with the proof and we look again. If it did not, the part can still be paid by its link as long as the order waits.',
    ended:
      'The order has ended and awaits no more payments. If the bank says that the money left, reply to this e-mail with the proof: we look again and send it back.',
    button: 'See how it stands',
  },
  toVerify: {
    subject: '{method} payment to verify: {memo}',
    heading: '{method} payment to verify: {amount}',
    text: 'Somebody says that part {part} of order {number} was sent. Find it at the bank before you confirm it: saying so is not a payment.',
    facts: {
      title: 'What to look for',
      order: 'Order',
      part: 'Part',
      amount: 'Amount of the part',
      memo: 'Memo',
      sender: 'Name of the sender',
      confirmation: 'Confirmation code',
    },
    button: 'Decide about the part',
  },
  paid: {
    subject: 'A part of your order {number} was paid',
    heading: 'A part was paid: {amount}',
    text: 'Paid: {part}. {missing} is still to be paid to complete order {number}.',
    button: 'See the order',
  },
  ended: {
    subject: 'Your order {number} ended incomplete',
    heading: 'Not every part was paid',
    none: 'The deadline has passed and nobody paid a part, so order {number} is closed and the items are for sale again.',
    some: 'The deadline has passed and some parts were unpaid, so order {number} is closed and the items are for sale again. What was paid, {amount}, is refunded to whoever paid it, the way they paid.',
    button: 'See the order',
  },
}
