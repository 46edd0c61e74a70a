import type { Messages } from '#kernel/messages.ts'
import type { book as es } from './book.es.ts'

export const book: Messages<typeof es> = {
  title: 'My recipients',
  text: 'Keep the people you send to, and choose instead of typing when you order.',
  back: 'My account',
  empty: 'You have not saved anybody yet.',
  addCuba: 'Add in Cuba',
  addUsa: 'Add in the USA',
  newCuba: 'New recipient in Cuba',
  newUsa: 'New recipient in the USA',
  change: 'Change',
  changeOf: 'Change {name}',
  changing: 'Change recipient',
  remove: 'Remove',
  removeSure: 'Yes, remove {name}',
  save: 'Save',
  full: 'Your address book is full. Remove somebody to add another person.',
  mine: {
    title: 'My data',
    text: 'Everything we keep about you, to take along or to erase.',
    exportTitle: 'Take your data along',
    exportText:
      'A JSON file with your account, your recipients, your cart, your orders and what is unfinished. It holds full national ID numbers: keep it safe.',
    export: 'Download my data',
    eraseTitle: 'Erase your account',
    eraseText:
      'Your account, password, sessions, recipients, cart and unfinished orders are erased. It cannot be undone.',
    eraseSaved:
      'Orders that were placed are not erased: the law of the United States has us keep them for 10 years, with who paid, who received and the signed declaration. They stay without an account and are used for nothing else.',
    password: 'Current password',
    sure: 'I understand that it cannot be undone.',
    erase: 'Erase my account',
    passwordIncorrect: 'That is not your current password.',
    passwordRequired: 'Write your current password.',
    sureRequired: 'Tick that you understand.',
    lastAdministrator: 'You are the only administrator of the shop: name another one first.',
    attempts: 'There were too many tries in a row. Wait a little and try again.',
    gone: 'Your account has been erased.',
  },
  home: {
    recipients: 'My recipients',
    recipientsHint: 'The people you send to, to choose without typing.',
    data: 'My data',
    dataHint: 'Take it along or erase it.',
    orders: 'My orders',
    ordersHint: 'How each is going and what is missing.',
    open: 'Open order: {number}',
    next: 'See the order',
    unfinished: 'You have an unfinished order',
    goOn: 'Go on with it',
  },
}
