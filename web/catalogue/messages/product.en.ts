import type { Messages } from '#kernel/messages.ts'
import type { product as es } from './product.es.ts'

export const product: Messages<typeof es> = {
  notFound: {
    title: 'Product not found',
    description: 'That product is no longer available or its address has changed.',
  },
  payBy: 'Pay by {methods}, at the end of the order.',
  howLong: {
    title: 'How long will it last?',
    text: 'Fully charged, from the safe figure to the best one:',
    doesNotStart: 'does not start it',
    loads: {
      light: 'one LED light',
      fanAndLight: 'a fan and an LED light',
      evening: 'fan, three lights, television and router',
      refrigerator: 'a modern refrigerator',
      blackout: 'refrigerator, fan, three lights and router',
    },
    range: 'between {low} and {high} hours',
    why: 'Losses and what the inverter itself uses are deducted; they are not always the same.',
    choose: 'Choose my devices',
  },
  check: {
    title: 'Electrical check',
    kit: 'Its parts pass the electrical rules of the shop in every place it is delivered to.',
    kitFails: 'Its parts do not pass the electrical rules of the shop:',
    with: 'Works with',
    unknown: 'Nobody knows whether it goes with',
    without: 'Does not work with',
    batteries: { one: '{count} battery', other: '{count} batteries' },
    panels: { one: '{count} panel', other: '{count} panels in series' },
    string: '{min} to {max} panels in series',
    electrician:
      'Calculated with typical figures. Whatever is fixed to the house is checked by a licensed electrician.',
  },
  install: 'How to install this product',
  close: 'Close',
  opening: 'Opening product',
  fullPage: 'View full page',
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  catalogue: 'Catalogue',
  description: 'Description',
  related: 'Related products',
  order: {
    askMessage: 'Hello, I have a question about {name} ({sku}). {url}',
    noticeMessage: 'Hello, please let me know when {name} ({sku}) is back. {url}',
    notify: 'Let me know by WhatsApp',
    ask: 'Ask by WhatsApp',
  },
  share: {
    label: 'Share',
    whatsapp: 'Share by WhatsApp',
    message: '{name}: {price}. {url}',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Could not copy. You can copy the address from the browser’s address bar.',
    print: 'Print',
    compare: 'Compare with another',
  },
}
