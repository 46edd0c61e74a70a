import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  methods: {
    title: 'How would you like to pay?',
    upTo: 'up to {sum}',
    atLeast: 'from {sum}',
    card: 'card',
    known: 'above {sum} only once you have paid an order here with your account',
    asking: 'Preparing payment…',
    provider: {
      name: '{method} or card',
      text: 'You pay on the {method} page, with your account or a card, and come back here.',
    },
    manual: {
      name: '{method}',
      text: 'You send the money by {method} and upload a proof. You have 72 hours. Your items are reserved for the first hours and, with the proof, until the payment is confirmed.',
    },
    demo: 'This is a trial: a page of this shop stands in for {method} and nothing is charged.',
    none: 'There is no way to pay this total right now. Write to us and we will sort it out.',
  },
  provider: {
    title: 'Pay with {method}',
    of: 'Order {number}',
    total: 'Total',
    until: 'We hold the equipment for you for 15 minutes, until {time}.',
    left: 'Time left:',
    untilDate: 'We hold the equipment for you until {date}.',
    other: 'Would you rather pay another way? This order can also be paid by {method}.',
    otherButton: 'Pay by {method}',
    notBoth:
      'If you have already sent the money by {method}, do not pay again: upload the proof on the order’s page.',
    redirect: 'Pay on {method}’s page',
    redirectText: 'We take you to {method}, and you come back here when you are done.',
    order: 'View the order',
    off: '{method} is not available right now. Write to us and we will help you pay another way.',
    outcomes: {
      paid: 'Payment confirmed. Thank you!',
      in_review: '{method} is reviewing the payment. We will write to you when it is done.',
      in_progress:
        '{method} has not confirmed the payment yet. Please do not pay again: we are checking and will write to you.',
      not_approved: 'The payment was not completed. Nothing was charged; you can try again.',
      choose_again:
        '{method} declined that card or account. Nothing was charged; please try another one.',
      use_another_method:
        '{method} cannot take this payment. Nothing was charged; write to us to pay another way.',
      held: 'Your order is under a mandatory compliance check. Nothing was charged; we will write to you within 1–2 business days.',
      now_transfer:
        'Nothing was charged online: this order is paid by {method}. How to, and what is missing, is below.',
      order_closed: 'This order is no longer waiting for a payment. Nothing was charged.',
      paid_otherwise: 'It had already been paid: nothing was charged this time.',
      items_gone:
        'Something in this order sold out meanwhile. Nothing was charged; write to us and we will find a solution.',
      unknown_payment:
        'We could not find that payment. Open your order with the link in the e-mail.',
      cancelled: 'You cancelled the payment at {method}. Nothing was charged.',
      method_off: 'That payment method is not available for this order.',
      not_configured: '{method} is not available right now.',
      order_not_found: 'We could not find that order.',
      order_held:
        'Your order is under a mandatory compliance check. You can pay when it is done; we will write to you.',
      not_payable: 'This order is not waiting for a {method} payment.',
      provider_unavailable:
        '{method} is not responding. Nothing was charged; please try again in a few minutes.',
      provider_refused: '{method} did not accept this order. Write to us to pay another way.',
      in_maintenance:
        'Purchases are temporarily disabled. A payment that has begun goes on; a new one by {method} can be made when the shop is open again.',
    },
  },
  /** Its own buttons on the page. */
  paypal: {
    loading: 'Opening PayPal…',
    buttons: 'PayPal payment options',
    unavailable: 'PayPal’s buttons did not open. Paying on its own page works as well.',
  },
  zelle: {
    title: 'Pay with {method}',
    now: {
      title: 'What we do now',
      steps: [
        'We look for your payment at the bank, within 24 business hours.',
        'As soon as we see it we write to you and start preparing the order. Do not pay again.',
        'If we do not find it, we say what is missing and you can send another proof.',
      ],
    },
    demonstration: 'This shop is a demonstration: do not pay with real money.',
    steps: 'Send exactly this amount from your bank',
    amount: 'Amount',
    due: 'Still due',
    recipient: 'To ({method})',
    name: 'Name your bank will show',
    memo: 'Write in the memo',
    memoText: 'It identifies your order.',
    items: {
      until:
        'We reserve your items until {date}; with your proof, until the payment is confirmed. If you upload it later, we reserve them again if there are any left.',
      released:
        'We no longer reserve these items, but they are available right now. When we get your proof we reserve them again.',
      gone: 'Something in this order has sold out in the meantime. Do not pay yet: write to us and we will find a solution.',
      proven:
        'We have your proof, but something in this order has sold out in the meantime. A person will write to you, and you choose: wait, another product or your money back.',
    },
    until: 'Before {date}. After that the order is cancelled automatically.',
    copy: 'Copy',
    copied: 'Copied',
    warning: 'A payment that was sent cannot be reversed: check the name before you send.',
    askedAgain: 'We need another proof: {reason}',
    done: 'We received your proof. We check for the payment at the bank within 24 business hours.',
    known: 'We already had that proof; there is no need to send it again.',
    another: 'Send another proof',
    notWaiting: 'No proof is needed for this order.',
    form: {
      title: 'Upload your proof',
      text: 'A proof is not a payment: a person checks for your payment at the bank. The proof helps to find it sooner.',
      file: 'Proof: a screenshot',
      fileHint: 'JPG, PNG or WebP, up to 5 MB.',
      small: 'The proof is {size} kB.',
      sender: 'Who sent the money (optional)',
      senderHint: 'The name on the account, as the bank shows it.',
      confirmation: 'Bank confirmation number (optional)',
      amount: 'Amount sent (optional)',
      paidOn: 'Date sent (optional)',
      submit: 'Send proof',
    },
    lost: 'It could not be sent. Check the connection and try again: what you typed and chose is still here.',
    problems: {
      file_missing: 'Choose the proof: a screenshot.',
      file_again: 'Choose the proof again: the browser does not keep it.',
      file_too_large: 'The file is larger than 5 MB. Send a smaller image.',
      file_is_pdf: 'PDF files are not accepted. Take a screenshot and send that.',
      file_unknown: 'That file is not a JPG, PNG or WebP image.',
      image_broken: 'We could not open that image. Take another screenshot and send it.',
      image_too_large: 'The image is too large. Send an ordinary screenshot.',
      not_waiting: 'No proof is needed for this order.',
      amount_unreadable: 'Enter an amount such as 120 or 120.50, or leave it empty.',
      day_unreadable: 'Enter a date of the calendar, or leave it empty.',
      day_ahead: 'That date is still to come.',
      day_long_ago: 'That date is more than 90 days ago.',
      too_many_proofs:
        'We already have several proofs for this order. Write to us if something is missing.',
    },
  },
}
