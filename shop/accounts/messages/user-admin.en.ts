import type { Messages } from '#kernel/messages.ts'
import type { es } from './user-admin.es.ts'

export const en: Messages<typeof es> = {
  title: 'Accounts',
  text: 'All accounts, newest first. New administrators join by invitation only.',
  search: 'Search by name or e-mail',
  searchButton: 'Search',
  count: { one: '{count} account', other: '{count} accounts' },
  empty: 'No account has that name or e-mail.',
  columns: {
    person: 'User',
    role: 'Role',
    since: 'Since',
    bought: 'Orders',
    state: 'Status',
    actions: 'Actions',
  },
  roles: { customer: 'Customer', admin: 'Administrator' },
  lastSeen: 'Last seen on {date}',
  noOrders: 'No orders',
  orders: { one: '{count} order', other: '{count} orders' },
  paid: 'Paid',
  confirmed: 'E-mail confirmed',
  unconfirmed: 'E-mail not confirmed',
  secondFactor: 'Two-step verification on',
  you: 'This is you',
  actions: {
    demote: 'Remove administrator role',
    sign_out: 'End their sessions',
    delete: 'Delete account',
  },
  questions: {
    demote:
      'Remove the administrator role from {email}? They become a customer and must sign in again.',
    sign_out: 'End all sessions of {email}?',
    delete: 'Delete the account of {email}? This cannot be undone.',
  },
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: {
    demote: 'This user is now a customer.',
    sign_out: 'All their sessions have ended.',
    delete: 'The account has been deleted.',
  },
  refused: {
    not_allowed: 'You do not have permission to perform the operation: manage users',
    person_not_found: 'That account no longer exists.',
    not_yourself: 'Change your own account under My account.',
    last_administrator: 'This is the only administrator: invite another one first.',
    owner: 'This is an owner of the shop: nobody takes their account or role away.',
    not_understood: 'The request was not understood.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', current: 'Page {page} of {pages}' },
}
