import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Order {number}',
  success: {
    title: 'We have your order',
    text: 'We wrote to {email} with the link of this page: keep it, it opens your order without an account.',
    other: 'This order exists',
    otherText:
      'To see its details open the link we sent you by e-mail, sign in or ask for the link again.',
  },
  number: 'Order number',
  placed: 'Placed on {date}',
  progress: 'Where it is',
  steps: {
    received: 'Received',
    paid: 'Payment confirmed',
    verified: 'Verified',
    preparing: 'Preparing',
    on_the_way: 'On its way',
    in_cuba: 'In Cuba',
    delivered: 'Delivered',
  },
  stepStates: { done: 'done', now: 'pending', ahead: 'to come' },
  headlines: {
    held: {
      title: 'Your order is in a mandatory verification',
      text: 'We will write to you within 1–2 business days. Nothing is charged in the meantime.',
    },
    refused: {
      title: 'We cannot serve this order',
      text: 'If you have paid already, we will write to you about your money. Contact us with any question.',
    },
    closed: {
      title: 'This order ended unpaid',
      text: 'What it kept for you went back to the shop. You can place another one whenever you like.',
    },
    refunded: { title: 'Your money was returned', text: 'The refund of this order is done.' },
    refund_due: {
      title: 'We are returning your money',
      text: 'The refund is under way; we will write to you when it leaves.',
    },
    partly_refunded: {
      title: 'We returned a part to you',
      text: 'That part of your money is on its way to you. Apart from it, your order goes on as shown here.',
    },
    pay_now: {
      title: 'The payment is missing',
      text: 'Until {date} we keep the equipment for you; after that the order cancels itself.',
    },
    send_proof: {
      title: 'Your Zelle payment is missing',
      text: 'You have until {date} to send the money and upload your proof.',
    },
    proof_in_hands: {
      title: 'We have your proof',
      text: 'We are looking for the payment at the bank, within 24 business hours. A screenshot is not a payment yet.',
    },
    under_review: {
      title: 'PayPal is reviewing the payment',
      text: 'There is nothing you have to do; we will write to you when it is over.',
    },
    delivered: {
      title: 'Order delivered',
      text: 'Enjoy it. If something arrived damaged, write to us within 48 hours with pictures.',
    },
    going_on: {
      title: 'Your order is under way',
      text: 'Here you see every step. We write to you by e-mail as well.',
    },
  },
  contents: 'What you bought',
  comes: 'What is coming',
  recipient: 'Goes to',
  authorised: 'May also receive it: {name}',
  phone: 'Phone',
  buyer: 'Paid by',
  sums: {
    title: 'The bill',
    subtotal: { cuba: 'Products landed in Cuba', usa: 'Products' },
    tax: 'Tax (7 %)',
    agencyFee: 'Agency fee',
    discount: 'Discount ({code})',
    installation: 'Installation service',
    total: 'Total',
  },
  method: { title: 'Payment', paypal: 'PayPal', zelle: 'Zelle' },
  pay: { paypal: 'Pay with PayPal', proof: 'Upload the Zelle proof' },
  tracking: 'Tracking',
  receivedBy: 'Received by {name}',
  print: 'Print',
  share: 'Send by WhatsApp',
  shareText: 'Order {number} at {shop}: {link}',
  recipientLink: 'Link for the recipient',
  recipientLinkText:
    'This other page says where the order is, weighs very little and shows no prices. Send it to {name}.',
  sendToRecipient: 'Send it by WhatsApp',
  recipientShareText:
    'Hello, {name}: I am sending you solar equipment with {shop}. Here you can follow it: {link}',
  cancel: {
    title: 'Cancel the order',
    text: 'You can cancel it before it leaves. If you have paid, we return the money.',
    sure: 'Yes, cancel the order',
    done: 'Your order was cancelled.',
    refused: 'This order can no longer be cancelled from here. Write to us.',
  },
  account: {
    title: 'My orders',
    text: 'Everything you bought with your account, and how each order stands.',
    empty: 'You have not ordered anything yet.',
    more: 'See the catalogue',
  },
  find: {
    title: 'Find an order',
    text: 'Type the number of the order and the e-mail it was placed with. We send the link that opens it to that e-mail.',
    number: 'Order number',
    numberHint: 'It begins with GS-',
    email: 'E-mail it was placed with',
    button: 'Send the link',
    badNumber: 'An order number is written like this: GS-XXXX-XXXX-XXXX.',
    badEmail: 'Please enter a valid e-mail.',
    sent: 'If that order exists and that is its e-mail, the link is on its way. Look in your spam folder too.',
    tooMany: 'You have asked too often. Wait a while and try again.',
  },
  verify: {
    title: 'Is this order genuine?',
    text: 'Type the number you were given. We tell you whether it is an order of {shop}, and nothing else.',
    button: 'Check',
    genuine: 'Yes: {number} is an order of {shop}.',
    unknown:
      'No: that number is not an order of {shop}. If somebody asked you for money with it, do not pay and write to us.',
  },
  missing: {
    title: 'This link opens no order',
    text: 'It may be incomplete or have changed. Find it with its number and your e-mail.',
  },
  recipientPage: {
    title: 'An order is coming for {name}',
    ready: 'Have your identity card at hand. They will call you at {phone}.',
    waiting: 'The order is placed; its payment is still to be confirmed',
    window: 'It takes up to 25 days from the day it leaves.',
    where: 'It is delivered to',
    invalid: 'Is something wrong with the address or the phone? Tell whoever sends it to you.',
    total: 'Total paid',
    help: 'Help',
  },
}
