import type { Messages } from '#kernel/messages.ts'
import type { holds as es } from './holds.es.ts'

export const holds: Messages<typeof es> = {
  title: 'Compliance',
  text: 'Orders held because a party resembles a name on the lists. Until you decide, nothing is charged, refunded or shipped.',
  none: 'No orders are held.',
  donations: { title: 'Donations on hold', decide: 'Decide on the donations' },
  lists: 'List status',
  since: 'Held since {date}',
  person: 'Person',
  hits: 'List matches',
  name: 'Name',
  list: 'List',
  program: 'Program',
  likeness: 'Similarity',
  noHits: 'No similar name: {reason}.',
  evidence: {
    same_id: 'same document',
    same_birth_date: 'same date of birth',
    other_birth_date: 'another date of birth',
  },
  ownBirth: 'Born, by the identity card',
  birth: 'Born, by the list',
  noBirth: 'it does not say',
  heldBecause: 'Why it was held',
  noLikeness: 'No name of this order resembles one on the lists: a person held it.',
  address: 'Address',
  phone: 'Phone',
  write: 'Write to them',
  total: 'Total',
  customerReads: 'Text shown to the customer',
  neutral:
    'Your order is under a mandatory compliance check. We will write to you within 1–2 business days.',
  steps: { asked: 'More information requested', escalated: 'Escalated to the lawyer' },
  report: {
    open: 'If OFAC must be notified: until {date} ({days} business days left)',
    today: 'If OFAC must be notified: today is the last day',
    over: 'The deadline to notify OFAC was {date}',
  },
  decide: 'Decide',
  done: {
    release: 'Order released: it goes on, and the buyer gets an e-mail.',
    ask: 'It is noted which information was requested. No e-mail was sent.',
    escalate: 'It is noted that the order goes to the lawyer; it stays on hold.',
    reject: 'Order rejected and closed. If it was paid, the refund is decided separately.',
    other: 'The change is saved.',
  },
}
