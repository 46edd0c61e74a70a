import type { Messages } from '#kernel/messages.ts'
import type { es as spanish } from './es.ts'

export const en: Messages<typeof spanish> = {
  title: 'Ready to sell',
  text: 'What is missing before the first sale.',
  ready: 'The shop is ready to sell.',
  missing: {
    one: '{count} thing is missing before the first sale.',
    other: '{count} things are missing before the first sale.',
  },
  all: 'See the whole list',
  met: 'Done',
  toReview: 'Waits for your confirmation',
  toTry: 'It is set, but a try that succeeds is missing.',
  tryIt: 'Try it in Connections',
  confirmed: 'Confirmed.',
  notUnderstood: 'The request was not understood. Nothing was saved.',
  confirm: {
    provinces: 'Confirm: these are my provinces and days',
    rates: 'Confirm: this is my rate',
    taxes: 'Confirm: my accountant agrees',
  },
  open: 'Missing',
  lacks: 'Missing, or still that of the demonstration: {names}.',
  facts: {
    legalName: 'legal name',
    legalAddress: 'legal address',
    supportEmail: 'support e-mail',
    phone: 'telephone',
  },
  lines: {
    seller: {
      title: 'Who sells',
      text: 'Legal name and address, a real e-mail address and telephone instead of those of the demonstration.',
      link: 'Settings',
    },
    payment: {
      title: 'Getting paid',
      text: 'An open payment method that moves money: PayPal keys in the mode “Real payments” that were tried, or an account of yours for transfers.',
      link: 'Payment methods',
    },
    sending: {
      title: 'Sending e-mails',
      text: 'E-mails leave through a server, and the test e-mail left; without a server they are written to files.',
      link: 'Connections',
    },
    screening: {
      title: 'Sanctions lists',
      text: 'Complete, less than seven days old, and without the demonstration mode.',
      link: 'Sanctions lists',
    },
    provinces: {
      title: 'Provinces',
      text: 'How and within how many days each one is delivered to; at least one is served. Those that the shop starts with are an example.',
      link: 'Provinces',
    },
    rates: {
      title: 'Rates',
      text: 'The cost of a pound, the agency and the delivery. The one that the shop starts with is an example.',
      link: 'Shipping rates',
    },
    taxes: {
      title: 'Taxes',
      text: 'The shop charges 7 % of items and shipping on what is delivered in the USA, and nothing on what goes to Cuba. Let your accountant confirm it; what was charged is in the accounting.',
      link: 'Accounting',
    },
    legal: {
      title: 'Legal texts',
      text: 'Every text and the declaration for Cuba, reviewed by a lawyer and published by you.',
      link: 'Legal texts',
    },
    copies: {
      title: 'Backups',
      text: 'One that is less than 26 hours old. It is made by itself every day, or whenever you want.',
      link: 'Backups',
    },
    second_factor: {
      title: 'Second step',
      text: 'Every administrator signs in with a second step.',
      link: 'My password and second step',
    },
    products: {
      title: 'Your catalogue',
      text: 'The products of the demonstration, with their drawings, are no longer for sale, and yours are.',
      link: 'Products',
    },
  },
}
