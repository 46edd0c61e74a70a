import type { Messages } from '#kernel/messages.ts'
import type { holds as es } from './holds.es.ts'

export const holds: Messages<typeof es> = {
  title: 'Compliance',
  text: 'Orders held because somebody resembles a name on the lists. Until you decide, nothing is charged, given back or sent.',
  none: 'No orders are held.',
  lists: 'State of the lists',
  since: 'Held since {date}',
  person: 'The person',
  hits: 'On the lists',
  name: 'Name',
  list: 'List',
  program: 'Program',
  likeness: 'Likeness',
  noHits: 'No similar name: {reason}.',
  evidence: {
    same_id: 'same document',
    same_birth_date: 'same date of birth',
    other_birth_date: 'another date of birth',
  },
  address: 'Address',
  phone: 'Phone',
  write: 'Write to them',
  total: 'Total',
  customerReads: 'The customer reads',
  neutral:
    'Your order is in a mandatory verification. We will write to you within 1–2 business days.',
  steps: { asked: 'A datum was asked for', escalated: 'Escalated to the lawyer' },
  report: {
    open: 'If OFAC has to be told: until {date} ({days} business days left)',
    today: 'If OFAC has to be told: today is the last day',
    over: 'The time to tell OFAC ended on {date}',
  },
  decide: 'Decide',
  done: 'Done.',
}
