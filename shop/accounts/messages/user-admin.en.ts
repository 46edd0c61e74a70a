import type { Messages } from '#kernel/messages.ts'
import type { es } from './user-admin.es.ts'

export const en: Messages<typeof es> = {
  title: 'People',
  text: 'Every account of the shop, newest first. A new administrator comes in by invitation only.',
  search: 'Search by name or e-mail',
  searchButton: 'Search',
  count: { one: '{count} account', other: '{count} accounts' },
  empty: 'Nobody has that name or that e-mail.',
  columns: {
    person: 'Person',
    role: 'Role',
    since: 'Since',
    bought: 'Bought',
    state: 'State',
    actions: 'Actions',
  },
  roles: { customer: 'Customer', admin: 'Administrator' },
  lastSeen: 'Seen on {date}',
  noOrders: 'No orders',
  orders: { one: '{count} order', other: '{count} orders' },
  paid: 'Paid',
  confirmed: 'E-mail confirmed',
  unconfirmed: 'E-mail not confirmed',
  secondFactor: 'With a second factor',
  you: 'This is you',
  actions: {
    demote: 'Take away administration',
    sign_out: 'Close their sessions',
    delete: 'Delete the account',
  },
  questions: {
    demote: 'Take administration away from {email}? They become a customer and must sign in again.',
    sign_out: 'Close every session of {email}?',
    delete: 'Delete the account of {email}? This cannot be undone.',
  },
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: {
    demote: 'They are a customer now.',
    sign_out: 'Their sessions are closed.',
    delete: 'The account is deleted.',
  },
  refused: {
    not_allowed: 'You do not have permission to perform the operation: administer people',
    person_not_found: 'That account no longer exists.',
    not_yourself: 'Your own account is changed in your account area.',
    last_administrator: 'This is the only person who runs the shop: invite somebody else first.',
    not_understood: 'It was not clear what to do.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', current: 'Page {page} of {pages}' },
}
