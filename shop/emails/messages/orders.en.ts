import type { Messages } from '#kernel/messages.ts'
import type { ordersEs } from './orders.es.ts'

export const ordersEn: Messages<typeof ordersEs> = {
  order_received: {
    subject: 'We received your order {number}',
    heading: 'We received your order',
    text: 'Thank you for buying at {shop}. Your order {number} keeps the prices you saw when you placed it.',
  },
  order_now_transfer: {
    subject: 'Pay for your order {number} by {method}',
    heading: 'Your order is paid by {method}',
    text: 'You chose to pay for order {number} by {method}. What you ordered and its prices stay the same.',
  },
  order_divided: {
    subject: 'Several people pay your order {number}',
    heading: 'Several people pay your order',
    text: 'Your order {number} of {total} is paid in parts: each relative pays theirs by their own link. Once all are there, the order is paid and we confirm it to you.',
  },
  order_held: {
    subject: 'Your order {number} is being checked',
    heading: 'Your order is being checked',
    text: 'Your order is under a mandatory compliance check. We will write to you within 1–2 business days.',
  },
  order_released: {
    subject: 'Your order {number} goes ahead',
    heading: 'Your order goes ahead',
    text: 'The compliance check of your order {number} is complete and the order continues. Thank you for waiting.',
  },
  order_refused: {
    subject: 'We cannot process your order {number}',
    heading: 'We cannot process your order',
    text: 'The mandatory compliance check is complete and we cannot fulfil this order. It will not be shipped.',
  },
  proof_received: {
    subject: 'We received the proof for your order {number}',
    heading: 'We received your proof',
    text: 'We received the proof of your {method} payment. We now check for the payment at the bank and will write to you as soon as we see it.',
  },
  proof_refused: {
    subject: 'We could not find the payment of your order {number}',
    heading: 'We could not find your payment',
    text: 'We checked the proof for your order {number} and did not find that payment at the bank.',
  },
  payment_under_review: {
    subject: 'The payment of your order {number} is under review',
    heading: 'Your payment is under review',
    text: '{method} has not finished the payment of your order {number} yet. Do not pay again: your order is still reserved, and we will write to you when there is an answer.',
  },
  payment_partly_received: {
    subject: 'We received a part of the payment for your order {number}',
    heading: 'A part of the payment is missing',
    text: 'We received {received} for your order {number}. Its total is {total}: {missing} is missing.',
  },
  payment_confirmed: {
    subject: 'Order confirmation {number}',
    heading: 'Your order is confirmed',
    text: 'We have received your payment and have started to prepare order {number} for {recipient}.',
  },
  order_expired: {
    subject: 'Your order {number} has expired',
    heading: 'Your order expired unpaid',
    text: 'The payment deadline has passed and we received no payment, so order {number} is closed and the items are for sale again.',
  },
  order_corrected: {
    subject: 'We corrected the delivery details of your order {number}',
    heading: 'Delivery details corrected',
    text: 'We corrected the delivery details of order {number}. The total stays the same.',
  },
  order_cancelled: {
    subject: 'Your order {number} is cancelled',
    heading: 'Your order is cancelled',
    text: 'Order {number} is cancelled and will not be shipped.',
  },
  order_declined: {
    subject: '{method} did not accept the payment of your order {number}',
    heading: '{method} did not accept your payment',
    text: '{method} reviewed the payment of order {number} and did not accept it. Nothing was charged, and the order is cancelled. You can place a new one at any time.',
  },
  order_refunded: {
    subject: 'Refund of your order {number}',
    heading: 'Refund sent',
    text: 'We have sent a refund of your order {number}, to the same account it was paid from.',
  },
  order_refunded_parts: {
    subject: 'Refund of your order {number}',
    heading: 'Refund sent',
    text: 'We refunded money of your order {number} to whoever paid it, the way it was paid.',
  },
  order_prepared: {
    subject: 'Your order {number} is packed',
    heading: 'Your order is packed',
    text: 'Order {number} is packed. The next step is handing it to {handler}; we will write to you that day.',
  },
  order_handed_over: {
    subject: 'Your order {number} is on its way',
    heading: 'Your order is on its way',
    text: 'We handed order {number} to {handler}. It is going to {recipient}.',
  },
  order_in_cuba: {
    subject: 'Your order {number} is in Cuba',
    heading: 'Your order is in Cuba',
    text: 'Order {number} has reached Cuba and goes on to {recipient}. We will write to you when it is delivered or ready for pick-up.',
  },
  order_ready_for_pickup: {
    subject: 'Your order {number} is ready for pick-up',
    heading: 'Ready for pick-up',
    text: 'Order {number} is waiting for {recipient} at the pick-up point.',
  },
  order_in_hands: {
    subject: '{recipient} has your order {number}',
    heading: 'It has arrived',
    text: 'On the recipient’s page we were told that order {number} is in the hands of {recipient}. If that is not so, answer this e-mail.',
  },
  order_delivered: {
    subject: 'Your order {number} was delivered',
    heading: 'Your order was delivered',
    text: 'Order {number} was delivered: {receiver} received it. Enjoy it!',
  },
  order_undelivered: {
    subject: 'Our mistake: your order {number} has not been delivered yet',
    heading: 'Our mistake: not delivered yet',
    text: 'We wrote that order {number} had been delivered, and it has not: we noted it by mistake. We are sorry. It is where it was before, and we will write when it is really delivered. If {recipient} has it already, reply to this e-mail.',
  },
  order_undelivered_to_oneself: {
    subject: 'Our mistake: your order {number} has not been delivered yet',
    heading: 'Our mistake: not delivered yet',
    text: 'We wrote that order {number} had been delivered, and it has not: we noted it by mistake. We are sorry. It is where it was before, and we will write when it is really delivered. If you have it already, reply to this e-mail.',
  },
  order_in_own_hands: {
    subject: 'You told us that you have your order {number}',
    heading: 'You have it',
    text: 'On its page you told us that you have order {number}. If that is not so, answer this e-mail.',
  },
  order_delivered_to_oneself: {
    subject: 'Your order {number} was delivered',
    heading: 'Your order was delivered',
    text: 'Order {number} was delivered. Enjoy it!',
  },
  order_ready_for_oneself: {
    subject: 'Your order {number} is ready for pick-up',
    heading: 'Ready for pick-up',
    text: 'Order {number} is waiting for you at the pick-up point.',
  },
  order_incident: {
    subject: 'A problem with your order {number}',
    heading: 'A problem on the way',
    text: 'There is a problem with order {number} and we are already working on it. We will write to you as soon as there is news.',
  },
  order_incident_after: {
    subject: 'About your order {number}, already delivered',
    heading: 'We are looking into your delivered order',
    text: 'We noted a problem with order {number}, which was delivered, and are working on it. We will write to you as soon as there is news.',
  },
  order_resolved: {
    subject: 'Resolved: your order {number}',
    heading: 'The problem is resolved',
    text: 'The problem that we noted with order {number}, which was delivered, is resolved. If it is not, reply to this e-mail.',
  },
  order_delayed: {
    subject: 'Your order {number} is delayed: your decision',
    heading: 'Your order is delayed',
    text: 'We will not be able to hand order {number} to {handler} by the date we gave you. We are sorry. You can wait or cancel; cancelling is free and we refund {back}.',
  },
  order_delayed_on_the_way: {
    subject: 'Your order {number} is delayed on its way',
    heading: 'Your order is delayed on its way',
    text: 'Order {number} has left, but will take longer than we said. We are sorry. You do not have to do anything.',
  },
  damage_received: {
    subject: 'We received your report about order {number}',
    heading: 'We received your report',
    text: 'Thank you for telling us that something in order {number} arrived damaged or was missing. We will look into it and answer by e-mail and on your order page. Until then keep the equipment and its box, and do not connect it.',
  },
  damage_answered: {
    subject: 'Our answer about order {number}',
    heading: 'Our answer about the damage',
    text: 'You reported that something in order {number} arrived damaged or was missing. We have looked into it; our answer is also on your order page.',
  },
  damage_reported_by_recipient: {
    subject: '{recipient} reported damage in order {number}',
    heading: 'The recipient reported damage',
    text: '{recipient} told us that something in order {number} arrived damaged or was missing. We will look into it and answer by e-mail and on your order page, and the recipient too. Until then the equipment and its box are to be kept, and not connected.',
  },
  damage_answered_to_recipient: {
    subject: 'Our answer to the damage report about order {number}',
    heading: 'Our answer to the damage report',
    text: '{recipient} told us that something in order {number} arrived damaged or was missing. We have looked into it; our answer is also on your order page and on that of the recipient.',
  },
  order_link: {
    subject: 'The link to your order {number}',
    heading: 'The link you asked for',
    text: 'This link opens your order {number}: it says how it stands today and what comes next, step by step.',
  },
  recipient_order_coming: {
    subject: 'An order is coming to you: {number}',
    heading: 'An order is coming to you',
    text: 'There is an order for you at {shop}, from {buyer}. We will write to you when it ships.',
  },
  recipient_handed_over: {
    subject: 'Your order {number} is on its way',
    heading: 'Your order is on its way',
    text: 'Your order from {buyer} is now with {handler}.',
  },
  recipient_ready_for_pickup: {
    subject: 'You can pick up your order {number}',
    heading: 'You can pick it up',
    text: 'Your order from {buyer} is waiting at the pick-up point.',
  },
  recipient_delivered: {
    subject: 'Your order {number} was delivered',
    heading: 'Your order was delivered',
    text: 'The order from {buyer} was delivered: {receiver} received it. Enjoy it!',
  },
  recipient_undelivered: {
    subject: 'Our mistake: order {number} has not been delivered yet',
    heading: 'Our mistake: not delivered yet',
    text: 'We wrote that what {buyer} is sending you had been delivered, and it has not: we noted it by mistake. We are sorry. It is where it was before, and we will write when it is really delivered. If you have it already, reply to this e-mail.',
  },
  recipient_delayed: {
    subject: 'Your order {number} is delayed',
    heading: 'Your order is delayed',
    text: 'Your order from {buyer} will take longer than planned. We are sorry.',
  },
  recipient_cancelled: {
    subject: 'Order {number} is not coming',
    heading: 'The order you were expecting was cancelled',
    text: 'The order from {buyer} that we wrote to you about was cancelled and is not on its way. You do not have to do or pay anything; to know more, ask whoever was sending it.',
  },
  recipient_damage_received: {
    subject: 'We received your report about order {number}',
    heading: 'We received your report',
    text: 'Thank you for telling us that something in order {number} arrived damaged or was missing. Keep the equipment and its box, and do not connect it. We will look into it and answer by e-mail and on your page of the order.',
  },
  recipient_damage_answered: {
    subject: 'Our answer about order {number}',
    heading: 'Our answer about the damage',
    text: 'You reported that something in order {number} arrived damaged or was missing. We have looked into it; our answer is also on your page of the order.',
  },
  owner_new_order: {
    subject: 'New order {number}: {total}',
    heading: 'New order',
    text: 'Order {number} has just come in.',
  },
  owner_proof_to_verify: {
    subject: '{method} payment to verify: {number}',
    heading: '{method} payment to verify',
    text: 'A proof came in for order {number}. Find the money at the bank before you confirm it: a proof is not a payment.',
  },
  owner_order_held: {
    subject: 'Order {number} needs your decision',
    heading: 'An order needs your decision',
    text: 'Order {number} is on hold and a person has to decide. Nothing is charged or shipped until then.',
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
  somebody: { buyer: 'a relative or friend', recipient: 'the person receiving it', oneself: 'you' },
  dateTime: '{date}, {time}',
  summary: {
    title: 'Summary',
    date: 'Date',
    payment: 'Payment',
    buyer: 'Buyer',
    recipient: 'Recipient',
    paid: '{method}, paid',
    waitsFor: { manual: '{method}, waiting to be verified', provider: '{method}, not paid yet' },
  },
  items: {
    title: 'What you bought',
    toOwner: 'What was bought',
    coming: 'What is on its way',
    each: '{quantity} × {price}',
    install: 'How to install it: {name}',
    installPartial:
      'Wiring sheet: these parts do not make a complete system; it says what is missing or does not go together',
    installSet: 'Wiring sheet of the set: diagram, cables and fuses',
    pieces: { one: '{count} item', other: '{count} items' },
    more: {
      one: 'and {count} more product, shown in your order',
      other: 'and {count} more products, shown in your order',
    },
  },
  sums: {
    subtotal: { cuba: 'Products delivered to Cuba', usa: 'Products' },
    discount: 'Discount ({code})',
    discountAlone: 'Discount',
    deliverySaving: 'One delivery',
    shipping: 'Shipping in the USA',
    tax: 'Tax (7%)',
    agencyFee: 'Agency fee',
    installation: 'Installation service',
    total: 'Total',
  },
  address: {
    title: 'Delivered to',
    pickup: 'Picked up at a point by',
    ownPickup: 'You pick it up at a point',
    phone: 'Tel. {phone}',
    authorised: 'May also receive it: {name}',
  },
  corrected: {
    title: 'What we corrected',
    days: 'With the new address we expect it to arrive between {from} and {to}.',
    check:
      'Please see that all is right now. If you did not ask for this change or something is missing, reply to this e-mail.',
    removed: 'taken out',
    fields: {
      givenNames: 'Given names',
      firstSurname: 'First surname',
      secondSurname: 'Second surname',
      phone: 'Telephone',
      secondPhone: 'Another telephone',
      email: 'E-mail of the recipient',
      schedule: 'Best time',
      municipality: 'Municipality',
      reparto: 'Neighbourhood',
      street: 'Street',
      number: 'Number or building',
      apartment: 'Apartment',
      between1: 'Between',
      between2: 'and',
      reference: 'How to find it',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
    },
  },
  zelle: {
    title: 'Pay with {method}',
    demonstration: 'This shop is a demonstration: do not pay with real money.',
    amount: 'Exact amount',
    memo: 'Memo',
    payBy: 'Before',
    account:
      'The account to send it to is only on your order page: open it and send the money to the one you see there. We never send it by e-mail; if an e-mail gives you one, do not pay and let us know.',
    items:
      'We reserve your items until {dateTime}; with your proof, until the payment is confirmed. If you pay later, check on your order page first whether there are any left.',
    check:
      'Before you send, check that your bank shows exactly the name on your order page. Write the memo exactly as shown: it identifies your payment.',
    proof:
      'Then upload the proof in your order. A proof is not a payment: it helps us find yours, but we confirm the order only once the money is in the bank.',
  },
  rest: {
    received: 'Received',
    missing: 'Missing',
    how: 'Send what is missing with the same memo. Meanwhile your order does not expire; we prepare it once it is complete. If you would rather not send it, reply to this e-mail and we return what came.',
  },
  unpaidYet:
    'If you have already paid with {method}, there is nothing more to do: the confirmation comes in another e-mail. If you did not get to pay, open your order and finish there; its page says until when we hold it for you.',
  unpaid:
    'We have not received your {method} payment yet. Your order explains how to pay; the deadline is {dateTime}. After that the order expires and the items go back on sale.',
  divided: {
    method: 'Several people',
    until:
      'We keep the items until {dateTime}. If a part is missing then, each goes back to whoever paid it, the way it was paid.',
    where:
      'The page of your order says which parts are paid and how much is missing, and has the link of each.',
  },
  surplus:
    '{excess} more than the total arrived: you need not do anything, we return it and write to you when we do.',
  proofIsNoPayment:
    'A proof is not a payment, so we wait until we see the money. There is no need to pay again.',
  tryAgain:
    'If you did pay, check that the name, the amount and the memo are the same as in your order and send us another proof from your order. If your bank returned the money, you can pay again.',
  reason: 'Reason:',
  details: 'Details:',
  where: 'Where and when:',
  answer: 'Our answer:',
  report: 'What we were told:',
  heldReassuring:
    'Some orders require this step. There is nothing you need to do now; if we need any information, we will ask you for it.',
  refusedPaid:
    'We will write to you separately about the money that was paid. If you have questions, reply to this e-mail.',
  refusedUnpaid:
    'Please do not pay this order. If you have already sent the money, we will write to you separately. If you have questions, reply to this e-mail.',
  expired:
    'If you had already paid, reply to this e-mail with the order number and we will find your payment: it is not lost. If you still want the products, you can order again.',
  cancelledPaid:
    'We refund everything you paid, {amount}, the way it was paid. We start the refund within 7 business days and write to you when it is done.',
  cancelledRest:
    'We refund what is left of what you paid, {amount}, the way it was paid: of {paid}, {returned} had been refunded before. We start the refund within 7 business days and write to you when it is done.',
  cancelledUnderway:
    'We refund what is left of what you paid, {amount}, the way it was paid: of {paid}, {returned} has been refunded or is on its way. We start the refund of what is left within 7 business days and write to you when it is done.',
  cancelledReturned:
    'Everything you paid, {paid}, has been refunded or is on its way, the way it was paid.',
  cancelledParts:
    'What came, {amount}, goes back to whoever paid it, the way it was paid. There is nothing you need to do; we write to you of each refund.',
  cancelledDivided:
    'Whatever has been paid of each part goes back to whoever paid it, the way it was paid. There is nothing you need to do.',
  cancelledUnpaid:
    'There is nothing to pay. If you had already sent the money, reply to this e-mail and we will refund it.',
  refund: {
    title: 'Refund',
    refunded: 'Refunded',
    before: 'Refunded before',
    rest: 'Still to be refunded',
    part: 'Part',
    of: 'Order total',
    by: 'By',
    date: 'Date',
    wait: 'It usually shows within a few days; if it was paid by card, it may take until the next statement.',
  },
  tracking: { title: 'Tracking', carrier: 'Carrier', code: 'Code', follow: 'Follow the shipment' },
  technician: {
    buyer:
      'Your order includes installation: when it arrives we speak with {recipient} to agree on the day, and tell you in writing what it includes. If no installer reaches the address, we return what you paid for it.',
    oneself:
      'Your order includes installation: when it arrives we call you to agree on the day, and tell you in writing what it includes. If no installer reaches the address, we return what you paid for it.',
    recipient:
      'The order includes installation: a technician mounts and tests it. We call you to agree on the day; until then nothing needs to be connected.',
  },
  family: {
    buyer:
      'To receive it, {recipient} needs the Cuban identity card (carné de identidad) at hand: the order is not handed over without it. Count the packages and check the boxes before signing.',
    recipient:
      'Have your identity card (carné de identidad) at hand: the order is not handed over without it. Count the packages and check the boxes before you sign.',
  },
  linkIsYours:
    'We send it to this address only, because the order was placed with it. Do not pass it on to anybody who should not see the order. If it was not you who asked for it, there is nothing you need to do.',
  noMoney:
    '{shop} will never ask you for money, passwords or bank details. If someone does so in our name, let us know.',
  delivered: {
    buyer:
      'Check everything within 48 hours, including items that will be installed later. If something arrived damaged or is missing, report it with photos from the order page.',
    recipient:
      'Check everything within 48 hours, including items that you will install later. If something arrived damaged or is missing, report it with photos from the order page.',
    guide: 'Installation guide',
  },
  delay: {
    known: 'The new date: we expect it to arrive between {from} and {to}.',
    unknown: 'We do not know the new date yet.',
    back: { all: 'everything you paid', rest: 'what is left of what you paid, {amount}' },
    accept: 'I agree to wait',
    cancel: 'Cancel and get a refund',
    accepts: 'If you do not answer, we assume that you agree to wait.',
    cancels: 'If you do not answer, we cancel the order and refund {back}.',
    either:
      'If this is the first notice and the new date adds 30 days or less, not answering counts as agreeing to wait. In all other cases, if you do not answer, we cancel the order and refund {back}.',
    afterwards:
      'Even if you choose to wait, you can still cancel later, until we hand it to {handler}.',
  },
  terms: {
    cuba: 'This shipment follows the export rules of the United States: it goes only to private individuals and private businesses, and we keep its records for 10 years.',
    compliance: 'Compliance policy',
    declaration: 'Buyer’s declaration',
    returns: 'Shipping, returns and refunds',
  },
  refusals: {
    not_signed_in: 'Sign in as an administrator to send or see e-mails.',
    not_allowed: 'Only an administrator may send or see e-mails.',
    invalid_body: 'The order could not be read. Check: {fields}.',
    unknown_template: 'That template does not exist.',
  },
}
