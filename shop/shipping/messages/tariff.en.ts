import type { Messages } from '#kernel/messages.ts'
import type { tariff as spanish } from './tariff.es.ts'

export const tariff: Messages<typeof spanish> = {
  title: 'Shipping rates',
  text: 'Every price delivered to Cuba follows from these three figures: equipment + weight × cost per pound + delivery. The newest active rates count.',
  back: 'Start of the panel',
  inForce: 'In force',
  fields: {
    libra: 'Cost per pound (USD)',
    agencia: 'Agency fee per order (USD)',
    entrega: 'Delivery per product (USD)',
  },
  hints: {
    libra: 'With a comma or a point: 1.99. With 0, or without rates, the formula takes 3.00.',
    agencia: 'Added once to the total of an order; it moves no price of a product.',
    entrega: 'For products without a delivery fee of their own.',
  },
  invalid:
    'Write a figure such as 1.99 or 1,99, without a mark for thousands and with two decimals at most.',
  preview: 'See which prices change',
  provinces: 'How, and within how many days, each province is served',
  review: 'Before they take effect',
  read: 'As read: {libra} per pound, {agencia} agency fee per order, {entrega} delivery.',
  same: 'These are the rates already in force.',
  activate: 'Put these rates in force',
  cancel: 'Cancel',
  ask: 'Prices change at once, also on pages that visitors have open. Orders already placed keep theirs.',
  saved: 'The rates are in force and the prices have changed.',
  refused: {
    tariff_changed:
      'Nothing was changed: somebody else put rates in force while you were looking. This is the preview against those.',
    not_understood: 'We could not understand what was sent. Nothing was changed.',
  },
  history: 'History',
  none: 'There are no rates yet: the formula takes 3.00 a pound and no delivery.',
  since: 'Since',
  state: 'State',
  states: { inForce: 'in force', before: 'earlier', retired: 'withdrawn' },
  unset: 'not set',
}
