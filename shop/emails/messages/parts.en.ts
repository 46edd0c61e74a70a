import type { Messages } from '#kernel/messages.ts'
import type { parts as spanish } from './parts.es.ts'

export const parts: Messages<typeof spanish> = {
  partName: 'Part {number}',
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
