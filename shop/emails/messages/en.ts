import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  greeting: { named: 'Hello {name},', plain: 'Hello,' },
  copyHint: 'If the button does not open, copy this link into your browser:',
  once: 'The link works once and for a limited time.',
  notYou:
    'If this was not you, change your password from the sign-in page and write to us right away.',
  footer: {
    sender: 'This e-mail was sent by {shop}.',
    help: 'Questions? Write to {email}.',
    call: 'You can also call {phone}.',
    or: 'or',
  },
  purchase_waits: {
    subject: 'Your order at {shop} is saved',
    heading: 'You have an unfinished order',
    text: 'We saved your entries so that you can continue where you left off. Today’s prices apply and no stock is reserved yet.',
    button: 'Continue my order',
    settings: 'You asked for one reminder per unfinished order in your account. Unsubscribe:',
  },
  staff_news: {
    heading: 'News from {shop}',
    summary: 'What waits today at {shop}',
    button: 'Open the panel',
    settings:
      'What you are written to about, and when, is chosen in the panel under “Staff notifications”.',
  },
  receiving_changed: {
    subject: 'How {shop} is paid by {method} has changed',
    heading: 'How one pays by {method} has changed',
    text: '{by} changed it on {date} at {time} (Cuban time).',
    title: '{method}: before → now',
    fields: {
      recipient: 'Receiving account',
      registeredName: 'Name at the bank',
      secondPersonAbove: 'Two persons above',
    },
    nothing: '(none)',
    next: 'Orders placed from now on are paid this way.',
    button: 'See the payment methods',
    unexpected:
      'If you did not expect it, set it back at once, end the sessions of whoever changed it under “Accounts”, and ask. It is recorded under “Audit”.',
  },
  connection_changed: {
    subject: '“{service}” has changed in the connections of {shop}',
    heading: '“{service}” has changed in Connections',
    title: 'Before → now',
    button: 'See the connections',
  },
  owners_changed: {
    named: {
      subject: '{shop} has another owner',
      heading: 'Another person owns the shop',
      text: '{by} named {person} on {date} at {time} (Cuban time).',
    },
    left: {
      subject: 'Somebody is no longer an owner of {shop}',
      heading: 'Somebody is no longer an owner of the shop',
      text: '{person} stepped down on {date} at {time} (Cuban time).',
    },
    powers: 'Owners decide what each person may do, where money arrives, and on the keys.',
    button: 'See the permissions',
    unexpected:
      'If you did not expect it, ask that person, look at the audit and change your password: somebody may have used an open session.',
  },
  backup_downloaded: {
    subject: 'A backup of {shop} was downloaded',
    heading: 'A backup of the shop was downloaded',
    text: '{by} asked to download the backup {name} on {date} at {time} (Cuban time).',
    content: 'It has the data of everybody, and what the shop stores sealed.',
    button: 'See the audit',
    unexpected:
      'If you did not expect it, end the sessions of whoever asked under “Accounts”, change the passwords and the keys in “Connections”, and ask.',
  },
  confirm_email: {
    subject: 'Confirm your e-mail at {shop}',
    heading: 'Confirm your e-mail address',
    text: 'Thank you for creating an account at {shop}. One step is left: confirm that this address is yours.',
    button: 'Confirm my e-mail',
    ignore:
      'If you did not create this account, do nothing: it stays inactive until it is confirmed.',
  },
  reset_password: {
    subject: 'Reset your {shop} password',
    heading: 'Choose a new password',
    text: 'Someone asked to reset the password of your account at {shop}. If it was you, choose the new one here.',
    button: 'Choose a new password',
    ignore: 'If you did not ask for this, do nothing: your password stays the same.',
  },
  device_link: {
    subject: 'Sign in to {shop} on a new device',
    heading: 'Is it you who wants to sign in?',
    text: 'Someone entered the password of your account on a new device while there were many failed attempts with your e-mail. If it was you, open this link on that device and enter it again.',
    button: 'Sign in to my account',
    ignore:
      'If it was not you, someone knows your password: change it at once. Without this link they cannot get in while the attempts go on.',
  },
  password_changed: {
    subject: 'Your {shop} password was changed',
    heading: 'Your password was changed',
    text: 'The password of your account at {shop} has just been changed. Links and invitations that were pending no longer work. If it was you, there is nothing to do.',
  },
  account_erased: {
    subject: 'Your {shop} account was deleted',
    heading: 'Your account was deleted',
    text: 'We deleted your account at {shop} with its password, its sessions, your recipients and your cart. Orders already placed are stored, as the law requires, and those under way go on. When there is news of them we write to this address, until they are delivered.',
    notYou: 'If this was not you, write to us right away: someone knows your password.',
  },
  role_removed: {
    subject: 'You no longer manage {shop}',
    heading: 'You no longer manage the shop',
    text: 'An administrator removed your access to the admin panel of {shop}. Your open sessions were ended and the invitations you had pending no longer work. Your account stays a customer account, with the same password.',
    notYou: 'If you did not expect this, write to whoever manages the shop.',
  },
  confirm_new_email: {
    subject: 'Confirm your new e-mail at {shop}',
    heading: 'Confirm your new e-mail',
    text: 'You asked to use this address for your account at {shop}. Confirm it, and you will sign in with it from then on.',
    button: 'Confirm the new e-mail',
    ignore: 'If you did not ask for this, do nothing: the address will not be used.',
  },
  email_changed: {
    subject: 'The e-mail of your {shop} account was changed',
    heading: 'The e-mail of your account was changed',
    text: 'Your account at {shop} now uses the address {email}. We will no longer write to this one.',
    notYou:
      'If this was not you, write to us right away so that we can help you recover your account.',
  },
  already_registered: {
    subject: 'You already have an account at {shop}',
    heading: 'You already have an account',
    text: 'Someone tried to create an account at {shop} with this address, which already has one. If it was you, sign in with your current password.',
    button: 'Sign in to my account',
    reset: 'Forgot it? Choose a new one:',
    ignore: 'If it was not you, do nothing: your account has not changed.',
  },
  admin_invitation: {
    subject: 'Invitation to manage {shop}',
    heading: 'You are invited to manage {shop}',
    text: 'With this invitation you can create your administrator account for {shop}.',
    ofGroup: {
      subject: 'Invitation to the group “{group}” of {shop}',
      heading: 'You are invited to the group “{group}”',
      text: 'With this invitation you can create your account at {shop}. Of the panel you will see what the group “{group}” opens.',
    },
    note: 'A note for you:',
    button: 'Create my account',
    validity: 'It works once and expires on {date} at {time} (Cuba time).',
    ignore: 'If you did not expect this invitation, do nothing.',
  },
  first_admin_confirm: {
    subject: 'Confirm that you manage {shop}',
    heading: 'Confirm that the shop is yours',
    text: 'Someone asked to be the first administrator of {shop} with this address. If it was you, open the link and enter the set-up code that the server showed when it started.',
    button: 'Confirm and manage the shop',
    ignore: 'If you did not ask for this, do nothing: no access is granted.',
  },
  two_factor_changed: {
    on: {
      subject: 'Two-step verification turned on at {shop}',
      heading: 'Two-step verification is on',
      text: 'From now on signing in to {shop} also requires a code from your app. Keep your recovery codes in a safe place.',
    },
    off: {
      subject: 'Two-step verification turned off at {shop}',
      heading: 'Two-step verification is off',
      text: 'From now on your password is enough to sign in to {shop}.',
    },
  },
}
