import type { Messages } from '#kernel/messages.ts'
import type { parts as spanish } from './parts.es.ts'

export const parts: Messages<typeof spanish> = {
  partName: 'Part {number}',
  paid: {
    subject: 'A part of your order {number} has come',
    heading: 'A part has come: {amount}',
    text: '{part} is paid. {missing} is missing to complete order {number}.',
    button: 'See how it stands',
  },
  ended: {
    subject: 'Your order {number} ended incomplete',
    heading: 'Not all parts came',
    none: 'The deadline has passed and nobody paid a part, so order {number} is closed and the items are for sale again.',
    some: 'The deadline has passed and parts were missing, so order {number} is closed and the items are for sale again. What came, {amount}, is refunded to its payers, the way they paid.',
    button: 'See the order',
  },
}
