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
  resentToFile:
    'The e-mail was saved in a file on the server: no e-mail service is set up. You can confirm the address yourself, or set up e-mail under “Connections” and send it again.',
  roles: { customer: 'Customer', admin: 'Administrator' },
  lastSeen: 'Last seen on {date}',
  noOrders: 'No orders',
  orders: { one: '{count} order', other: '{count} orders' },
  paid: 'Paid',
  confirmed: 'E-mail confirmed',
  unconfirmed: 'E-mail not confirmed',
  secondFactor: 'Two-step verification on',
  you: 'This is you',
  owner: 'Owner: nobody signs them out, takes the role away or deletes the account',
  actions: {
    confirm: 'Confirm the address',
    resend: 'Send the confirmation again',
    demote: 'Remove administrator role',
    sign_out: 'End their sessions',
    delete: 'Delete account',
  },
  questions: {
    confirm:
      'Is {email} the address of this person, letter by letter? They joined by an invitation without an address. From now on they can enter the panel, and links to change their password go to that address.',
    resend: 'Send {email} the link that confirms the address again?',
    demote:
      'Remove the administrator role from {email}? They become a customer and must sign in again.',
    sign_out: 'End all sessions of {email}?',
    delete: 'Delete the account of {email}? This cannot be undone.',
  },
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: {
    confirm: 'The address is confirmed: they can sign in now.',
    resend: 'We sent the link that confirms the address again.',
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
    confirmed_already: 'That address is confirmed already.',
    confirms_alone:
      'Each customer confirms their address from their own e-mail: only so is it known to be theirs, and it opens their orders.',
    too_many_emails: 'Many e-mails have been requested for that address. Please wait a while.',
    not_understood: 'The request was not understood.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', current: 'Page {page} of {pages}' },
}
