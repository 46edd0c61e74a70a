import type { Messages } from '#kernel/messages.ts'
import type { pages as es } from './pages.es.ts'

export const pages: Messages<typeof es> = {
  notFound: {
    title: 'This page is not here',
    text: 'The address may have been cut when it was copied, or the product is no longer sold. You can go on from here.',
    home: 'Go to the home page',
    products: 'See all products',
    search: 'Search the catalogue',
    searchHint: 'For example: 48 V battery',
    searchButton: 'Search',
    families: 'Or look by family',
  },
  error: {
    back: 'Back to what you had',
    network: {
      title: 'The shop cannot be reached',
      text: 'A part of the page did not arrive. It may be the network or a power cut. What you had open is not lost.',
      reload: 'Reload the page',
    },
    permission: {
      title: 'You may not see this',
      text: 'The account you signed in with does not reach this page, or the session is no longer valid. Sign out and sign in again.',
      signOut: 'Sign out',
    },
    relogin: {
      title: 'Your session has ended',
      text: 'We are taking you to the sign-in page.',
      login: 'Sign in again',
    },
    generic: {
      title: 'Something failed on our side',
      text: 'It is nothing you did. Reload the page; if it happens again, write to us and send the details below.',
      reload: 'Reload the page',
    },
    support: 'Help: {contact}',
    details: 'Details',
    message: 'Message',
    noMessage: 'no message',
    requestId: 'Request number',
    home: 'Go to the home page',
  },
  offline: {
    title: 'No connection, but the shop is still here',
    text: 'This page has not been saved on your device yet. You can open what you already visited, look at these prices and order by phone: a call needs no internet.',
    again: 'Try again',
    saved: 'These open without a connection',
    products: 'Among the least expensive of each family',
    pricedOn: 'Prices as of {date}. They may have changed; we confirm them when you order.',
    order: 'Order by phone',
    orderText:
      'Tell us what you want to power and which province it goes to. We tell you today’s price.',
  },
  orderToday: {
    title: 'How to order today',
    text: 'Tell us which product you want and which province it goes to. We answer with the final price and how to pay.',
    whatsapp: 'Write on WhatsApp',
    whatsappText: 'Hello, I would like to place an order.',
    mail: 'Write to {email}',
    mailSubject: 'Order',
    phone: 'Call {phone}',
  },
}
