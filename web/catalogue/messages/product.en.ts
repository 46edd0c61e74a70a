import type { Messages } from '#kernel/messages.ts'
import type { product as es } from './product.es.ts'

export const product: Messages<typeof es> = {
  notFound: {
    title: 'Product not found',
    description: 'That product is gone or its address has changed.',
  },
  howLong: {
    title: 'How long will it last?',
    text: 'From full, with losses taken off:',
    loads: {
      light: 'one LED light',
      fanAndLight: 'a fan and an LED light',
      evening: 'fan, three lights, television and router',
      refrigerator: 'a modern refrigerator',
      blackout: 'refrigerator, fan, three lights and router',
    },
    hours: '{hours} h',
    choose: 'Choose my devices',
  },
  install: 'How to install it, with this product’s figures',
  close: 'Close',
  opening: 'Opening the product',
  fullPage: 'See the full page',
  breadcrumbs: 'Where this is',
  home: 'Home',
  catalogue: 'Catalogue',
  description: 'Description',
  related: 'From the same family',
  order: {
    askMessage: 'Hello, I have a question about {name} ({sku}). {address}',
    noticeMessage: 'Hello, please tell me when {name} ({sku}) is back. {address}',
    notify: 'Let me know by WhatsApp',
    ask: 'Ask by WhatsApp',
  },
  share: {
    label: 'Share',
    whatsapp: 'Share by WhatsApp',
    message: '{name}: {price}. {address}',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'It could not be copied. The address is in the browser’s bar.',
    print: 'Print',
    compare: 'Compare with another',
  },
}
