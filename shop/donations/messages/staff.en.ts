import type { Messages } from '#kernel/messages.ts'
import type { staff as es } from './staff.es.ts'

export const staff: Messages<typeof es> = {
  title: 'Donations',
  text: 'Transfers count once seen at the bank; online donations, once the provider confirms them. Donations are not sales: they have their own ledger.',
  only: {
    awaited: 'Only transfers to look for at the bank are shown.',
    held: 'Only donations held because of the lists are shown.',
  },
  ofCompliance:
    'Whoever has Compliance decides it: it is on their page and in their notifications. It is not counted until then.',
  all: 'Show all',
  none: 'There are no donations yet.',
  total: 'Total received: {sum}',
  anonymous: 'No name',
  states: {
    held: 'held',
    awaiting: 'awaiting payment',
    paid: 'received',
    disputed: 'disputed',
    refused: 'refused',
    closed: 'closed',
    returned: 'refunded',
  },
  found: 'To check: {name} ({reason}) {listed}',
  reasons: {
    clear: 'no match',
    listed: 'is on a list',
    unreadable: 'unreadable name',
    keyword: 'flagged keyword',
    lists_stale: 'lists outdated',
    lists_missing: 'lists missing',
    error: 'could not be checked',
  },
  second:
    'It is above {sum}: two people have to see it at the bank. The owner changes that sum under Payment methods.',
  seenOnce:
    'One person saw it on {date}: {sum}, reference {reference}. Now somebody else has to see the same.',
  history: 'What was decided',
  shop: 'the shop',
  message: 'Message',
  reference: 'Bank reference',
  sender: 'Name shown by the bank',
  amount: 'Amount received',
  reason: 'Reason',
  actions: {
    confirm: 'Confirmed at the bank',
    release: 'Release: different person',
    refuse: 'Refuse',
    close: 'Close: not received',
    give_back: 'Returned by the bank',
    look_again: 'Start again',
    refund: 'Refund through {method}',
  },
  received: '{sum} received',
  returned: '{sum} refunded',
  reversed:
    '{method} took {sum} back: whoever paid, or their bank, asked for it. It no longer counts, and the donor reads it in an e-mail.',
  fee: 'fee {sum}',
  ask: {
    confirm: 'Count the donation {memo}?',
    release: 'Release the donation {memo}?',
    refuse: 'Refuse the donation {memo}?',
    close: 'Close the donation {memo}?',
    give_back: 'Return {sum} of the donation {memo}?',
    look_again: 'Start again with the donation {memo}?',
    differs:
      'You entered {typed}, and the donation was {sum}. Check at the bank where the point is: what you enter is counted.',
    emails: 'What you see here is sent as soon as you confirm; a sent e-mail cannot be taken back.',
    refuseText: 'The donor is not written to, and it cannot be undone.',
    byHand: 'Send the money at the bank first: here it is only recorded.',
    byProvider:
      '{method} is asked as soon as you confirm; it cannot be undone. The donor gets this e-mail once {method} confirms the refund.',
  },
  done: {
    paid: 'Donation received and counted. The donor gets the receipt by e-mail.',
    awaiting:
      'Donation released: it awaits the money, and the donor has the instructions by e-mail.',
    refused: 'Donation refused. No e-mail was sent.',
    closed: 'Donation closed because the money never came. It can still be confirmed if it does.',
    returned:
      'Donation refunded: it no longer counts. The donor gets an e-mail with how much and by which way.',
    held: 'The name shown by the bank matches a list: the donation is on hold and not counted.',
    second_needed: 'Noted. Somebody else still has to see the same at the bank.',
    cleared: 'It starts again.',
    underway: 'The refund is not confirmed yet: we track it until it is.',
    refund_failed:
      'The refund could not be processed. Try again or check the account that took the money.',
  },
  problems: {
    not_understood: 'The request was not understood.',
    not_allowed: 'You do not have permission.',
    not_found: 'That donation does not exist.',
    change_not_allowed: 'Not possible in its current status.',
    reference_missing: 'Enter the bank reference.',
    reference_too_long: 'The reference is too long: at most 60 characters.',
    reference_used: 'That reference was already used for {where}.',
    sender_missing: 'Enter the name shown by the bank.',
    amount_missing: 'Enter the amount received.',
    amount_too_large:
      'A donation is $10,000.00 at most. Check at the bank where the point is; if more really came, return the rest there.',
    reason_missing: 'Enter a reason.',
    other_person_needed: 'You saw it already: somebody else has to.',
    differs_from_first: 'This is not what the first person saw.',
  },
}
