import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  link: 'Invite administrators',
  title: 'Invite administrators',
  text: 'Whoever uses the invitation administers the shop: with the group of permissions that you choose, or with all. The link works only once.',
  form: {
    title: 'New invitation',
    email: 'E-mail (optional)',
    emailHint: 'If you enter one, we send the link there and it works for that address only.',
    hours: 'Valid for',
    validities: { h24: '24 hours', h72: '72 hours', h168: '7 days' },
    note: 'Note (optional)',
    set: 'Permissions',
    everything: 'May do everything',
    noSets:
      'Whoever accepts it may do everything, as you do, except what is only the owner’s. So that they may do less, make a group first, in “Permissions”.',
    sure: 'Yes: they may see and change everything in the shop, money and personal data included.',
    noteHint: 'Shown in the e-mail and in the list below.',
    submit: 'Create invitation',
    sending: 'Creating…',
  },
  problems: {
    email_invalid: 'Please enter a valid e-mail address.',
    hours_unknown: 'Choose how long the invitation is valid.',
    set_unknown: 'That group of permissions no longer exists: choose another one.',
    everything_unconfirmed:
      'Tick this box if they really must be able to do everything, or choose a group that may do less.',
    note_too_long: 'The note cannot be longer than 300 characters.',
  },
  made: {
    title: 'Invitation created',
    mailed: 'We sent the link to {email}. It is valid until {until} (Cuba time).',
    inFile:
      'No e-mail service is set up: the e-mail to {email} was saved in a file on the server. Hand this link over yourself, in person or through a secure channel: it is valid until {until} (Cuba time), and it confirms the address.',
    unmailed:
      'Share this link in person or through a secure channel. It is valid until {until} (Cuba time). Whoever uses it enters an address and confirms it from their e-mail, or you confirm it under “Accounts”.',
    link: 'Invitation link',
    once: 'Copy it now: we will not show it again.',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Could not copy. Select the link and copy it by hand.',
  },
  invited: {
    text: 'This account will enter the admin panel with the group of permissions “{set}”.',
    created: 'Account created in the group “{set}”!',
    may: 'What it may do',
    notReceived:
      'If it does not arrive, whoever invited you can confirm it in the panel, under “Accounts”.',
    nothing: 'That group permits nothing yet: the owner of the shop extends it.',
  },
  list: {
    title: 'Invitations',
    none: 'There are no invitations yet.',
    max: 'The 100 most recent are shown.',
    columns: {
      status: 'Status',
      email: 'For',
      note: 'Note',
      expires: 'Expires',
      by: 'Invited by',
      created: 'Created',
      revoke: 'Revoke',
    },
    statuses: { valid: 'Valid', used: 'Used', expired: 'Expired', revoked: 'Revoked' },
    anybody: 'Anyone with the link',
    usedBy: 'Used by {email}',
    inSet: 'Group: {set}',
    operator: 'Server console',
    noNote: 'No note',
    revoke: 'Revoke',
    revokeLabel: 'Revoke the invitation for {email}, created on {date}',
    times: 'All times are Cuba time.',
  },
  revoked: 'The invitation was revoked: its link no longer works.',
  notRevocable: 'That invitation was already used or revoked.',
  failed: 'The operation could not be completed. Please try again.',
}
