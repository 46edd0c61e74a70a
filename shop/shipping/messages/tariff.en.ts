import type { Messages } from '#kernel/messages.ts'
import type { tariff as spanish } from './tariff.es.ts'

export const tariff: Messages<typeof spanish> = {
  title: 'Shipping rates',
  text: 'Every price delivered to Cuba is calculated from these three figures: equipment + weight × cost per pound + delivery. The newest active rates apply.',
  inForce: 'Active',
  fields: {
    libra: 'Cost per pound (USD)',
    agencia: 'Agency fee per order (USD)',
    entrega: 'Delivery per product (USD)',
  },
  hints: {
    libra:
      'With a point or a comma: 1.99 or 1,99. With 0, or without rates, the formula uses $3.00.',
    agencia:
      'Added once to each order, also to those delivered in the United States; it does not change product prices.',
    entrega: 'For products without a delivery fee of their own.',
  },
  invalid:
    'Enter a number such as 1.99 or 1,99, without a thousands separator and with at most two decimals.',
  preview: 'Preview price changes',
  provinces: 'Delivery method and days for each province',
  review: 'Review before activating',
  read: 'Read as: {libra} per pound, {agencia} agency fee per order, {entrega} delivery.',
  same: 'These rates are already active.',
  activate: 'Activate these rates',
  cancel: 'Cancel',
  ask: 'Prices change at once, including on open pages. Existing orders keep theirs.',
  saved: 'The rates are active and prices have changed.',
  refused: {
    tariff_changed:
      'Nothing was changed: someone else activated rates while you were reviewing. This preview uses the new ones.',
    not_understood: 'The request was not understood. Nothing was changed.',
  },
  history: 'History',
  none: 'There are no rates yet: the formula uses $3.00 per pound and no delivery.',
  since: 'Since',
  state: 'Status',
  states: { inForce: 'active', before: 'earlier', retired: 'withdrawn' },
  unset: 'not set',
}
