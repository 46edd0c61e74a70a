import type { Messages } from '#kernel/messages.ts'
import type { compare as es } from './compare.es.ts'

export const compare: Messages<typeof es> = {
  title: 'Compare equipment',
  lead: 'Up to four, side by side. The best figure of each row says so in words; what is the same in all of them is grey.',
  cut: {
    one: 'Four fit: {count} more was left out.',
    other: 'Four fit: {count} more were left out.',
  },
  unknown: {
    one: 'We could not find {names}; it is not in the comparison.',
    other: 'We could not find {names}; they are not in the comparison.',
  },
  table: 'Comparison of {count} products',
  figure: 'Figure',
  remove: 'Remove',
  removeName: 'Remove {name}',
  best: 'the best',
  equal: 'the same in all',
  none: '—',
  noneRead: 'no figure',
  rows: {
    priceCuba: 'Delivered to Cuba',
    priceUsa: 'In the USA, before tax',
    pricePerWh: { cuba: 'Each usable Wh, delivered to Cuba', usa: 'Each usable Wh, in the USA' },
    usableWh: 'Usable energy',
    energyWh: 'Total energy',
    powerW: 'Power',
    surgeW: 'Starting surge',
    voltageV: 'Voltage',
    weightLbs: 'Weight',
    cycles: 'Life cycles',
    warrantyYears: 'Warranty',
    stock: 'Stock',
  },
  form: {
    label: 'Add another',
    choose: 'Choose a product',
    submit: 'Add',
    full: 'There are four already. Remove one to add another.',
    other: 'Look for another in the catalogue',
  },
  empty: {
    text: 'There is nothing to compare yet. Choose a family and open a product: below its price is "Compare with another". Or begin with one of these:',
    ready: 'Compare {family}',
  },
  oneOnly: 'Add another product to see the differences.',
}
