import type { Messages } from '#kernel/messages.ts'
import type { pages as es } from './pages.es.ts'

export const pages: Messages<typeof es> = {
  notFound: {
    title: 'Page not found',
    text: 'The address may have been cut off when it was copied, or the product is no longer sold. You can continue from here.',
    home: 'Go to the home page',
    products: 'See all products',
    search: 'Search the catalogue',
    searchHint: 'For example: 48 V battery',
    searchButton: 'Search',
    families: 'Or browse by category',
  },
  error: {
    back: 'Back to where you were',
    network: {
      title: 'The shop cannot be reached',
      text: 'Part of the page did not load. It may be the network or a power cut. What you had open is not lost.',
      reload: 'Reload the page',
    },
    permission: {
      title: 'You do not have access to this page',
      text: 'Your account does not have access to this page, or the session is no longer valid. Sign out and sign in again.',
      signOut: 'Sign out',
    },
    relogin: {
      title: 'Your session has ended',
      text: 'We are taking you to the sign-in page.',
      login: 'Sign in again',
    },
    'not-saved': {
      title: 'We cannot save anything right now',
      text: 'You can look around the shop, but for a while it saves nothing new. What you sent was not saved and nothing was charged; your cart is as it was. Go back in a few minutes and send it again.',
      again: 'Back to the page',
    },
    generic: {
      title: 'Something failed on our side',
      text: 'It was not your fault. Reload the page; if it happens again, write to us and send the details below.',
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
    text: 'This page has not been saved on your device yet. You can open pages you already visited, see these prices and order by phone: a call needs no internet.',
    again: 'Try again',
    saved: 'Available offline',
    products: 'Some of the lowest prices in each category',
    pricedOn: 'Prices as of {date}. They may have changed; we confirm them when you order.',
    order: 'Order by phone',
    orderText:
      'Let us know what you want to power and which province it goes to, and we will give you today’s price.',
  },
  orderToday: {
    title: 'How to order today',
    text: 'Let us know which product you want and which province it goes to. We will reply with the final price and how to pay.',
    whatsapp: 'Write on WhatsApp',
    whatsappText: 'Hello, I would like to place an order.',
    mail: 'Write to {email}',
    mailSubject: 'Order',
    phone: 'Call {phone}',
  },
}
