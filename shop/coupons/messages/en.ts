import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  label: 'Discount coupon',
  apply: 'Apply',
  remove: 'Remove',
  current: 'Coupon {code} applied',
  invalid: {
    title: 'Invalid coupon',
    description: 'The coupon code you entered is not valid.',
  },
  applied: {
    title: 'Coupon applied!',
    percent: '{percent}% off your order.',
    amount: '{amount} off your order.',
  },
  removed: { title: 'Coupon removed', description: 'The discount was removed from your order.' },
  offer: {
    percent: '{percent}% off your order',
    amount: '{amount} off your order',
    text: 'With the code {code}. It is saved in this browser and deducted from the cart.',
    apply: 'Apply',
    close: 'Not now',
  },
  unavailable: {
    title: 'The coupon could not be checked',
    description: 'Try again when you are online.',
  },
}
