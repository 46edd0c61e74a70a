import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Order {number}',
  success: {
    title: 'We received your order',
    text: 'We sent the link to this page to {email}. Keep it: it opens your order without an account.',
    other: 'This order exists',
    otherText:
      'To see its details open the link we e-mailed you, sign in or request the link again.',
  },
  number: 'Order number',
  placed: 'Placed on {date}',
  progress: 'Progress',
  steps: {
    received: 'Received',
    paid: 'Payment confirmed',
    verified: 'Verified',
    preparing: 'Prepared',
    on_the_way: 'On its way',
    in_cuba: 'In Cuba',
    delivered: 'Delivered',
  },
  stepStates: {
    done: 'done',
    now: 'now',
    next: 'pending',
    ahead: 'upcoming',
    never: 'did not happen',
    disputed: 'done, disputed',
    partly_refunded: 'done, partly refunded',
    refund_due: 'done, refund on its way',
    refunded: 'done and refunded',
    parts_due: 'done, on its way back to whoever paid it',
    parts_returned: 'done and refunded to whoever paid it',
    parts_short: 'not completed; what came goes back to whoever paid it',
    incident: 'with an incident',
    returned: 'came back to the shop',
  },
  headlines: {
    held: {
      title: 'Your order is under a mandatory compliance check',
      text: 'We will write to you within 1–2 business days. Nothing is charged in the meantime.',
    },
    refused: {
      title: 'We cannot process this order',
      text: 'If you have already paid, we will write to you about your refund. Contact us with any question.',
    },
    closed: {
      title: 'This order expired unpaid',
      text: 'The items are for sale again. You can place a new order at any time.',
    },
    declined: {
      title: '{method} did not accept the payment',
      text: 'Nothing was charged, and the items are for sale again. You can place a new order at any time.',
    },
    cancelled: {
      title: 'This order was cancelled',
      text: 'There is nothing to pay. If you had already sent the money, write to us and we send it back.',
    },
    parts_back:
      'Whatever has been paid of each part goes back to whoever paid it, the way it was paid. There is nothing you need to do.',
    parts_due: {
      title: 'The refund is on its way',
      text: 'What came, {amount}, goes back to whoever paid it, the way it was paid; below you see how much of each part. There is nothing you need to do. It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    },
    parts_returned: {
      title: 'Refunded',
      text: 'We refunded {amount}: each part to whoever paid it, the way it was paid. It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    },
    parts_taken: {
      title: 'Money of a part went back',
      text: 'The payment provider returned {amount} to whoever paid it. The order does not leave until we have agreed with you how it goes on: we write to you.',
    },
    parts_partly: {
      title: 'Partly refunded',
      text: 'We refunded {amount} to whoever paid it, the way it was paid. The rest of your order continues as shown here.',
    },
    refunded: {
      title: 'Refunded',
      text: 'We refunded {amount} the way it was paid. It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    },
    refund_due: {
      title: 'The refund is on its way',
      text: 'We refund everything you paid, {amount}, the way it was paid. We start the refund within 7 business days and write to you when it is done. It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    },
    refund_rest: {
      title: 'The refund is on its way',
      text: 'We refund what is left of what you paid, {amount}, the way it was paid: of {paid}, {returned} had been refunded before. We start the refund within 7 business days and write to you when it is done. It usually shows within a few days; if it was paid by card, it may take until the next statement.',
    },
    partly_refunded: {
      title: 'Partly refunded',
      text: 'We sent {amount} back to you. The rest of your order continues as shown here.',
    },
    pay_now: {
      title: 'Payment pending',
      text: 'We hold the equipment for you until {date}; after that the order is cancelled automatically.',
    },
    send_proof: {
      title: 'Your {method} payment is pending',
      text: 'You have until {date} to send the money and upload your proof; after that the order is cancelled automatically.',
    },
    partly_paid: {
      title: 'Part of your payment arrived',
      text: 'We received {received} of {total}. Send the {due} still due with the same note. Meanwhile your order does not expire; we prepare it once it is complete.',
    },
    awaiting_parts: {
      title: 'Some parts are still unpaid',
      text: 'We reserve the items until {date}; after that the order is cancelled and each part is refunded to its payer.',
    },
    proof_in_hands: {
      title: 'We received your proof',
      text: 'We check for the payment at the bank within 24 business hours. A proof is not a payment yet.',
    },
    under_review: {
      title: '{method} is reviewing the payment',
      text: 'You do not need to do anything; we will write to you when it is done.',
    },
    disputed: {
      title: 'There is an open dispute at {method}',
      text: 'The order waits while {method} settles it. If it was opened by mistake, or you would rather settle it with us, write to us.',
    },
    today: {
      title: 'Out for delivery',
      text: 'It is being taken to the address today. We write to you when it is delivered.',
    },
    pickup: {
      title: 'Ready to pick up',
      text: 'It waits at the pick-up point. Whoever collects it needs the recipient’s identity card.',
    },
    incident: {
      title: 'There is an incident on the way',
      text: 'We are resolving it with the agency. We write to you as soon as the order moves on.',
    },
    delivered: {
      title: 'Order delivered',
      text: 'Enjoy it.',
    },
    paid: {
      title: 'Thank you! Your payment is confirmed',
      text: 'Now we prepare your order. We write to you when it is packed, when it leaves and when it is delivered: there is nothing else to do.',
    },
    going_on: {
      title: 'Your order is under way',
      text: 'You can follow every step here. We e-mail you about the main ones.',
    },
  },
  partBack: '{amount} of what was paid went back.',
  contents: 'What you bought',
  install: 'How to install it',
  installPartial:
    'Wiring sheet: these parts do not make a complete system; it says what is missing or does not go together',
  installSet: 'Wiring sheet of the set: diagram, cables and fuses',
  installation: {
    waits:
      'Your order includes installation: when it arrives we speak with {name} to agree on the day. If no installer reaches the address, we return what you paid for it.',
    own: 'Your order includes installation: when it arrives we call you to agree on the day. If no installer reaches the address, we return what you paid for it.',
    arranged: 'The installation is arranged.',
    done: 'The installation is done.',
    returned: 'The installation was not done: we returned what you paid for it.',
  },
  comes: 'What is on its way',
  recipient: 'Delivered to',
  authorised: 'Also authorised to receive it: {name}',
  pickup: 'Picked up at a point',
  phone: 'Phone',
  buyer: 'Paid by',
  sums: {
    title: 'Order summary',
    subtotal: { cuba: 'Products delivered to Cuba', usa: 'Products' },
    shipping: 'Shipping in the USA',
    tax: 'Tax (7%)',
    agencyFee: 'Agency fee',
    discount: 'Discount ({code})',
    deliverySaving: 'One delivery',
    installation: 'Installation service',
    total: 'Total',
  },
  method: 'Payment',
  together: 'several people',
  pay: {
    online: 'Pay with {method}',
    proof: 'Upload the {method} proof',
    instead:
      'Would you rather pay another way? This order can also be paid with {method} or a card.',
  },
  tracking: 'Tracking',
  receivedBy: 'Received by {name}',
  print: 'Print',
  recipientLink: 'Link for the recipient',
  recipientLinkText: {
    withoutPrices:
      'This separate page shows the order’s progress, loads quickly and shows no prices. Send it to {name}.',
    withPrices:
      'This separate page shows the order’s progress, loads quickly and shows the total, as you chose. Send it to {name}.',
  },
  sendToRecipient: 'Send it by WhatsApp',
  openRecipientPage: 'See it',
  recipientShareText:
    'Hello, {name}: I am sending you solar equipment with {shop}. You can track it here: {link}',
  cancel: {
    title: 'Cancel the order',
    text: 'You can cancel before it ships. If you have paid, we refund you.',
    sure: 'Yes, cancel the order',
    done: 'Your order was cancelled.',
    refused: 'This order can no longer be cancelled from here. Write to us.',
  },
  again: {
    title: 'Order the same again',
    text: 'We put what is still sold into your cart, at today’s prices.',
    button: 'Add everything to the cart',
  },
  account: {
    guest: 'Did you buy without an account, with another e-mail? Find that order',
    title: 'My orders',
    text: 'Everything you bought with your account, and the status of each order.',
    empty: 'You have not ordered anything yet.',
    more: 'See the catalogue',
  },
  find: {
    title: 'Find an order',
    text: 'Enter the order number and the e-mail used to place it. We will send the link to that e-mail.',
    number: 'Order number',
    numberHint: 'Starts with GS-',
    email: 'E-mail used for the order',
    button: 'Send link',
    badNumber: 'An order number looks like this: GS-XXXX-XXXX-XXXX.',
    badEmail: 'Please enter a valid e-mail.',
    sent: 'If the number and e-mail match an order, the link is on its way. Check your spam folder too.',
    tooMany: 'Too many attempts. Wait a while and try again.',
  },
  verify: {
    title: 'Is this order genuine?',
    text: 'Enter the number you were given. We only confirm whether it is an order from {shop}.',
    button: 'Check',
    genuine: 'Yes: {number} is an order from {shop}.',
    unknown:
      'No: that number is not an order from {shop}. If someone asked you for money with it, do not pay, and write to us.',
  },
  missing: {
    title: 'Order not found',
    text: 'The link may be incomplete or may have changed. Find your order with its number and your e-mail.',
  },
  recipientPage: {
    title: 'An order is coming for {name}',
    titleAfter: '{name}, your order has arrived',
    titleOver: 'An order for {name}',
    cancelled: 'This order was cancelled and is not on its way',
    cancelledText:
      'You do not have to do or pay anything. To know more, ask whoever was sending it.',
    checked: 'The shop is checking something about your order',
    checkedText: 'There is nothing you need to do. We will write to you when it continues.',
    ready: 'Have your identity card at hand. We will call you at {phone}.',
    waiting: 'The order is placed; payment is not confirmed yet',
    where: 'Delivery address',
    whereAfter: 'Delivered to',
    pickup: {
      ready:
        'Have your identity card at hand. We let you know on {phone} when it can be picked up.',
      where: 'It is picked up at a point in',
      whereAfter: 'It was picked up at a point in',
    },
    comesAfter: 'What came',
    invalid: 'Is the address or phone wrong? Contact the sender.',
    total: 'Total',
    help: 'Help',
    greeting: 'Hello, I am writing about order {number}, which I receive.',
    day: {
      messenger: 'the courier',
      door: 'Today {carrier} brings it to your door, and calls you at {phone} before.',
      pickup: 'It is at the agency ({carrier}). Ask for order {number}.',
      pickupSomewhere: 'It is at the agency. Ask for order {number}.',
      title: 'Have at hand',
      ready: [
        'Your identity document.',
        'Your phone, switched on and charged.',
        'Someone to help you carry: some boxes are heavy.',
        'Look at the boxes before you sign; if one is dented, take a photo.',
      ],
    },
    technician: {
      waits:
        'A technician mounts and tests it: we call you to agree on the day. Until then nothing needs to be connected.',
      arranged: 'The technician has a day to mount it. Until then nothing needs to be connected.',
    },
    receipt: {
      button: 'I have received it',
      question:
        'Do you have it in your hands? From the moment you say so the 48 hours for reporting damage count, and we write to whoever sends it to you.',
      yes: 'Yes, I have it',
      notYet: 'Not yet',
      done: 'We noted that you have it. Thank you for telling us!',
    },
    after: {
      damage: 'Did everything arrive well?',
      start: 'To start',
      text: 'Connect nothing before reading the sheet: diagram, cables and fuses are below, under what came.',
      guide: 'Installation guide, step by step',
      review: 'Is there light at home?',
      reviewText: 'Tell another family how it went, with photos if you like.',
      reviewLink: 'Write my review',
    },
  },
}
