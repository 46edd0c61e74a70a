import type { Words } from '#kernel/words.ts'
import type { ordersEs } from './orders.es.ts'

export const ordersEn: Words<typeof ordersEs> = {
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
    heading: 'Your money is on its way back',
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
    text: 'Order {number} has reached Cuba. It now passes customs and goes on to {recipient}.',
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
  recipient_order_coming: {
    subject: 'An order is coming to you: {number}',
    heading: 'An order is coming to you',
    text: '{buyer} bought something for you at {shop}. We will tell you when it leaves.',
  },
  recipient_handed_over: {
    subject: 'Your order {number} has left',
    heading: 'Your order is on its way',
    text: 'What {buyer} sends you is now with {handler}.',
  },
  recipient_ready_for_pickup: {
    subject: 'You can pick up your order {number}',
    heading: 'You can pick it up',
    text: 'What {buyer} sends you is waiting at the pick-up point.',
  },
  recipient_delivered: {
    subject: 'You received your order {number}',
    heading: 'You have your order',
    text: 'We hear that you received what {buyer} sent you. Enjoy it!',
  },
  recipient_delayed: {
    subject: 'Your order {number} is delayed',
    heading: 'Your order is delayed',
    text: 'What {buyer} sends you will take longer than we said. We have told them and are working on it.',
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
  open: { buyer: 'See my order', recipient: 'See the order', owner: 'Open the order' },
}
