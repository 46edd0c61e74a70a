import type { Messages } from '#kernel/messages.ts'
import type { ordersEs } from './orders.es.ts'

export const ordersEn: Messages<typeof ordersEs> = {
  order_received: {
    subject: 'We have your order {number}',
    heading: 'We have your order',
    text: 'Thank you for buying at {shop}. Your order {number} is kept at the prices you saw when you placed it.',
  },
  order_held: {
    subject: 'Your order {number} is being verified',
    heading: 'Your order is being verified',
    text: 'Your order is in a mandatory verification. We will write to you within 1–2 business days.',
  },
  order_released: {
    subject: 'Your order {number} goes ahead',
    heading: 'Your order goes ahead',
    text: 'The verification of your order {number} is over and the order continues. Thank you for waiting.',
  },
  order_refused: {
    subject: 'We cannot go on with your order {number}',
    heading: 'We cannot go on with your order',
    text: 'The mandatory verification is over and we cannot sell this order. It will not be shipped.',
  },
  proof_received: {
    subject: 'We have the screenshot for your order {number}',
    heading: 'We have your screenshot',
    text: 'The screenshot of your Zelle has arrived. Now we look for the payment at the bank, and write to you as soon as we see it.',
  },
  proof_refused: {
    subject: 'We could not find the payment of your order {number}',
    heading: 'We could not find your payment',
    text: 'We checked the screenshot for your order {number} and did not find that payment at the bank.',
  },
  payment_under_review: {
    subject: 'The payment of your order {number} is under review',
    heading: 'Your payment is under review',
    text: '{method} has not finished the payment of your order {number} yet. Do not pay again: the order is kept, and we write to you when there is an answer.',
  },
  payment_confirmed: {
    subject: 'Order confirmation {number}',
    heading: 'Your order is confirmed',
    text: 'We have received your payment and have begun to prepare order {number} for {recipient}.',
  },
  order_expired: {
    subject: 'Your order {number} has expired',
    heading: 'Your order expired unpaid',
    text: 'The time to pay is over and no payment reached us, so order {number} is closed and what was kept for you is on sale again.',
  },
  order_cancelled: {
    subject: 'Your order {number} is cancelled',
    heading: 'Your order is cancelled',
    text: 'Order {number} is cancelled and will not be shipped.',
  },
  order_refunded: {
    subject: 'Refund of your order {number}',
    heading: 'Refund made',
    text: 'We have refunded your order {number} by {method}, to the same account you paid from.',
  },
  order_prepared: {
    subject: 'Your order {number} is packed',
    heading: 'Your order is packed',
    text: 'Order {number} is packed. The next step is handing it to {handler}; we will tell you that day.',
  },
  order_handed_over: {
    subject: 'Your order {number} is on its way',
    heading: 'Your order is on its way',
    text: 'We handed order {number} to {handler}. It is going to {recipient}.',
  },
  order_in_cuba: {
    subject: 'Your order {number} is in Cuba',
    heading: 'Your order is in Cuba',
    text: 'Order {number} has reached Cuba and goes on to {recipient}. We will tell you when it is delivered or can be picked up.',
  },
  order_ready_for_pickup: {
    subject: 'Your order {number} is ready for pick-up',
    heading: 'Ready for pick-up',
    text: 'Order {number} is waiting for {recipient} at the pick-up point.',
  },
  order_delivered: {
    subject: 'Your order {number} was delivered',
    heading: 'Your order was delivered',
    text: 'Order {number} is now in the hands of {recipient}. Enjoy it!',
  },
  order_incident: {
    subject: 'A problem with your order {number}',
    heading: 'Something happened on the way',
    text: 'Something happened to order {number} and we are already sorting it out. We write to you as soon as there is news.',
  },
  order_delayed: {
    subject: 'Your order {number} is delayed: you decide',
    heading: 'Your order is delayed',
    text: 'We will not be able to hand order {number} to {handler} in the time we told you. We are sorry. You may wait or cancel; cancelling costs nothing and we return everything you paid.',
  },
  damage_answered: {
    subject: 'We have answered you about order {number}',
    heading: 'Our answer about the damage',
    text: 'You told us that something in order {number} arrived damaged or was missing. We have looked at it; our answer also stands on the page of your order.',
  },
  recipient_order_coming: {
    subject: 'An order is coming to you: {number}',
    heading: 'An order is coming to you',
    text: 'There is an order for you at {shop}, from {buyer}. We will tell you when it leaves.',
  },
  recipient_handed_over: {
    subject: 'Your order {number} is on its way',
    heading: 'Your order is on its way',
    text: 'What {buyer} is sending you is now with {handler}.',
  },
  recipient_ready_for_pickup: {
    subject: 'You can pick up your order {number}',
    heading: 'You can pick it up',
    text: 'What {buyer} is sending you is waiting at the pick-up point.',
  },
  recipient_delivered: {
    subject: 'You received your order {number}',
    heading: 'You have your order',
    text: 'We hear that you have received what {buyer} sent you. Enjoy it!',
  },
  recipient_delayed: {
    subject: 'Your order {number} is delayed',
    heading: 'Your order is delayed',
    text: 'What {buyer} is sending you will take longer than planned. We are sorry.',
  },
  owner_new_order: {
    subject: 'New order {number}: {total}',
    heading: 'New order',
    text: 'Order {number} has just come in.',
  },
  owner_proof_to_verify: {
    subject: 'Zelle to verify: {number}',
    heading: 'A Zelle payment to verify',
    text: 'A screenshot came in for order {number}. Find the money at the bank before you confirm it: a screenshot is not a payment.',
  },
  owner_order_held: {
    subject: 'Order {number} waits for your decision',
    heading: 'An order waits for your decision',
    text: 'Order {number} is being verified and a person has to decide. Nothing is charged or shipped until then.',
  },
  confirmation: {
    subject: 'Order confirmation {number}',
    heading: 'Thank you for your order',
    text: 'These are the details of your order {number} at {shop}.',
  },
  open: { buyer: 'See my order', recipient: 'See the order', owner: 'Open the order' },
  about: 'Order {number}',
  preheader: '{total} · shipping to {place}',
  place: { cuba: 'Cuba', usa: 'the United States' },
  handler: { cuba: 'the freight agency', usa: 'the carrier' },
  somebody: { buyer: 'a relative or friend', recipient: 'the person receiving it' },
  dateTime: '{date}, {time} (Cuba time)',
  summary: {
    title: 'Summary',
    date: 'Date',
    payment: 'Payment',
    buyer: 'Buyer',
    recipient: 'Recipient',
    paid: '{method}, paid',
    waitsFor: { zelle: 'Zelle, waiting to be verified', paypal: 'PayPal, not paid yet' },
  },
  items: {
    title: 'What you bought',
    coming: 'What is coming',
    each: '{quantity} × {price}',
    pieces: { one: '{count} piece', other: '{count} pieces' },
    more: {
      one: 'and {count} more product, shown with the order',
      other: 'and {count} more products, shown with the order',
    },
  },
  sums: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'Tax (7%)',
    agencyFee: 'Agency fee',
    installation: 'Installation',
    total: 'Total',
  },
  address: { title: 'Delivered to', phone: 'Tel. {phone}' },
  zelle: {
    title: 'Pay with Zelle',
    recipient: 'Send to',
    registeredName: 'In the name of',
    amount: 'Exact amount',
    memo: 'Memo',
    payBy: 'Before',
    check:
      'Before you send, check that your bank shows exactly that name. Write the memo as it stands: it tells us that the payment is yours.',
    proof:
      'Then upload the screenshot on your order. A screenshot is not a payment: it helps us find yours, but we confirm the order once the money is in the bank.',
  },
  unpaid:
    'The payment by {method} is still missing. Your order explains how to make it; the time to pay ends on {dateTime}. After that the order expires and what we keep for you goes back on sale.',
  proofIsNoPayment:
    'A screenshot is not a payment, so we wait until we see the money. There is no need to pay again.',
  tryAgain:
    'If you did pay, check that the name, the amount and the memo are the ones of your order and send us another screenshot from your order. If your bank returned the money, you can pay again.',
  reason: 'The reason:',
  details: 'The details:',
  where: 'Where and when:',
  answer: 'Our answer:',
  heldReassuring:
    'Some orders have to take this step. There is nothing you need to do now; if we are missing any detail, we will ask you for it.',
  refusedPaid:
    'We will write to you separately about the money you paid. If you have questions, answer this e-mail.',
  refusedUnpaid:
    'Please do not pay this order. If you have already sent the money, we will write to you separately. If you have questions, answer this e-mail.',
  expired:
    'If you had already paid, answer this e-mail with the order number and we will find your money: it is not lost. If you still want the goods, you can order again.',
  cancelledPaid:
    'We return everything you paid, the same way you paid it. We start the refund within 7 business days at most and write to you when it is done.',
  cancelledUnpaid:
    'There is nothing to pay. If you had already sent the money, answer this e-mail and we will return it.',
  refund: {
    title: 'Refund',
    refunded: 'Refunded',
    of: 'Order total',
    wait: {
      paypal:
        'It usually shows in your PayPal account the same day; if you paid by card, it may take until your next statement.',
      zelle: 'It usually shows in your account the same day; some banks take a few days.',
    },
  },
  tracking: { title: 'Tracking', carrier: 'Carried by', code: 'Code' },
  arrival: {
    cuba: 'To Cuba it takes up to 25 days, counted from the day we hand it to the agency.',
    window: 'We expect it to arrive between {from} and {to}.',
  },
  family: {
    buyer:
      'To receive it, {recipient} needs the Cuban identity card (carné de identidad) at hand: nothing is handed over without it. It is wise to count the packages and look at the boxes before signing.',
    recipient:
      'Have your identity card (carné de identidad) at hand: nothing is handed over without it. Count the packages and look at the boxes before you sign.',
  },
  noMoney:
    '{shop} will never ask you for money, passwords or bank details. If somebody does so in our name, tell us.',
  delivered: {
    buyer:
      'Check everything within 48 hours, also what will be installed later. If something arrived damaged or is missing, tell us with photos from the page of the order.',
    recipient:
      'Check everything within 48 hours, also what you will install later. If something arrived damaged or is missing, tell us with photos from the page of the order.',
    guide: 'Installation guide',
  },
  delay: {
    known: 'The new date: we expect it to arrive between {from} and {to}.',
    unknown: 'We do not know the new date yet.',
    accept: 'I agree to wait',
    cancel: 'Cancel and get my money back',
    accepts: 'If you do not answer, we take it that you agree to wait.',
    cancels: 'If you do not answer, we cancel the order and return everything.',
    either:
      'If this is the first notice and the new date adds 30 days or less, no answer counts as agreeing to wait. In all other cases, if you do not answer, we cancel the order and return everything.',
    afterwards:
      'Even if you choose to wait, you can still cancel later, until we hand it to {handler}.',
  },
  terms: {
    cuba: 'This shipment follows the export rules of the United States: it goes only to private persons and private businesses, and we keep its records for 10 years.',
    compliance: 'Compliance policy',
    declaration: 'The declaration of the buyer',
    returns: 'Shipping, returns and refunds',
  },
  refusals: {
    not_signed_in: 'Sign in as an administrator to send or see letters.',
    not_allowed: 'Only an administrator may send or see letters.',
    invalid_body: 'The order could not be read. Check: {fields}.',
    unknown_template: 'There is no such template.',
  },
}
