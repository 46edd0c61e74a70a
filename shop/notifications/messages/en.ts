import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Staff notifications',
  text: 'Who is written to, and about what. What happens in the quiet hours arrives together when they end. Hours are those of Havana.',
  own: '(you)',
  about: 'Write when',
  events: {
    order: 'an order is paid',
    proof: 'the proof of a transfer arrives',
    hold: 'an order is held',
    damage: 'somebody reports damage',
    email: 'an e-mail could not be sent',
    stock: 'a product sells out or few are left',
    lists: 'a sanctions list is about to expire or has expired',
  },
  quietFrom: 'Quiet from',
  quietUntil: 'until',
  summaryAt: 'Daily summary at',
  noSummary: 'No summary',
  save: 'Save',
  saved: 'Saved.',
  notUnderstood: 'The form was not understood. Open the page again.',
  lines: {
    order: 'Order paid: {subject}',
    proof: 'Proof to verify: {subject}',
    hold: 'Order held: {subject}',
    damage: 'Damage reported: {subject}',
    email: 'Some e-mails could not be sent',
    stock: 'Sold out or few left: {subject}',
    lists:
      'A sanctions list has expired or expires within two days: renew it, or orders will be held',
  },
  more: { one: 'and {count} more', other: 'and {count} more' },
  summary: {
    nothing: 'Nothing waits for you.',
    toPrepare: 'Orders to prepare',
    toShip: 'Orders to hand over',
    held: 'Orders held',
    late: 'Orders delayed',
    refundDue: 'Refunds due',
    damage: 'Damage reports open',
    soldOut: 'Products sold out',
    scarce: 'Products with few units',
    lists: 'Sanctions lists to renew',
  },
}
