import type { Messages } from '#kernel/messages.ts'
import type { book as es } from './book.es.ts'

export const book: Messages<typeof es> = {
  title: 'My recipients',
  text: 'Save the people you send to and select them when you order.',
  back: 'My account',
  empty: 'You have not saved any recipients yet.',
  addCuba: 'Add in Cuba',
  addUsa: 'Add in the USA',
  newCuba: 'New recipient in Cuba',
  newUsa: 'New recipient in the USA',
  change: 'Edit',
  changeOf: 'Edit {name}',
  changing: 'Edit recipient',
  remove: 'Remove',
  removeSure: 'Yes, remove {name}',
  save: 'Save',
  full: 'Your address book is full. Remove someone to add another person.',
  mine: {
    title: 'My data',
    text: 'Everything we store about you, to download or delete.',
    exportTitle: 'Download your data',
    exportText:
      'A JSON file with your account, your recipients, your cart, your orders, your notices and unfinished checkouts. It contains full national ID numbers: keep it safe.',
    export: 'Download my data',
    eraseTitle: 'Delete your account',
    eraseText:
      'Your account, password, sessions, recipients, cart, notices and unfinished orders are deleted. It cannot be undone.',
    eraseSaved:
      'Placed orders are not deleted: United States law requires us to keep them for 10 years, including who paid, who received them and the signed declaration. They are no longer linked to an account and are not used for anything else.',
    password: 'Current password',
    sure: 'I understand that it cannot be undone.',
    erase: 'Delete my account',
    passwordIncorrect: 'That is not your current password.',
    passwordRequired: 'Enter your current password.',
    sureRequired: 'Tick the box to confirm.',
    lastAdministrator: 'You are the only administrator of the shop: appoint another one first.',
    lastOwner: 'You are the only owner of the shop: appoint another one first, in Permissions.',
    attempts: 'There were too many attempts. Wait a little and try again.',
  },
  home: {
    recipients: 'My recipients',
    recipientsHint: 'Saved recipients for your orders.',
    data: 'My data',
    dataHint: 'Download or delete it.',
    orders: 'My orders',
    ordersHint: 'Status and next steps.',
    open: 'Open order: {number}',
    next: 'See the order',
    unfinished: 'You have an unfinished order',
    goOn: 'Continue it',
  },
}
