import type { Messages } from '#kernel/messages.ts'
import type { donations as es } from './donations.es.ts'

export const donations: Messages<typeof es> = {
  opened: {
    subject: 'How to send your donation to {shop}',
    heading: 'Thank you for your donation',
    manual: {
      text: 'To complete it, send {amount} by {method} and write {memo} in the memo. The details are on this page:',
      button: 'See the {method} details',
    },
    provider: {
      text: 'To complete it, donate {amount} with {method} or a card on this page:',
      button: 'Donate with {method}',
    },
    ignore: 'If you changed your mind, do nothing: you will not be charged.',
  },
  received: {
    subject: 'Receipt for your donation to {shop}',
    heading: 'We received your donation',
    text: 'Thank you. With your help a family in Cuba gets light. Keep this e-mail as your receipt.',
    facts: {
      title: 'Your donation',
      amount: 'Amount',
      cause: 'Purpose',
      date: 'Date',
      method: 'Method',
      memo: 'Code',
    },
    notDeductible: 'Not tax-deductible.',
    deductible:
      '{shop} is a 501(c)(3) organisation (EIN {ein}). You received no goods or services in return for this donation.',
  },
  returned: {
    subject: 'We refunded money of your donation to {shop}',
    heading: 'We refunded {amount}',
    text: 'Of your donation {memo} we refunded {amount} by {method}, the way you sent it.',
    whole: 'Nothing of it stays donated: the receipt that we sent you is no longer valid.',
    rest: '{rest} stay donated: the receipt that we sent you is valid for that sum only.',
    days: 'It usually shows within a few days; if it was paid by card, it may take until the next statement.',
  },
  reversed: {
    subject: 'The payment of your donation to {shop} was taken back',
    heading: '{method} took back {amount}',
    text: 'Of your donation {memo}, {method} took {amount} back from us: whoever paid, or their bank, asked for it, and it returns the way it was paid.',
    days: 'If you did not ask for it, or it was a mistake, reply to this e-mail.',
  },
}
