import type { Messages } from '#kernel/messages.ts'
import type { compare as es } from './compare.es.ts'

export const compare: Messages<typeof es> = {
  title: 'Compare equipment',
  lead: 'Up to four, side by side. The best value in each row is labelled; price and weight only between products of one size. Values shared by all are grey.',
  cut: {
    one: 'Four fit: {count} more was left out.',
    other: 'Four fit: {count} more were left out.',
  },
  unknown: {
    one: 'We could not find {names}; it is not in the comparison.',
    other: 'We could not find {names}; they are not in the comparison.',
  },
  table: 'Comparison of {count} products',
  figure: 'Feature',
  buy: 'Buy',
  remove: 'Remove',
  removeName: 'Remove {name}',
  best: 'best',
  equal: 'the same in all',
  none: '—',
  noneRead: 'no data',
  doesNotStart: 'Does not start it',
  refrigerator: 'A modern refrigerator, fully charged',
  range: 'between {low} and {high} hours',
  rows: {
    priceCuba: 'Delivered to Cuba',
    priceUsa: 'In the USA, before tax',
    pricePerWh: {
      cuba: 'Price per usable Wh, delivered to Cuba',
      usa: 'Price per usable Wh, in the USA',
    },
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
    label: 'Add another product',
    choose: 'Choose a product',
    submit: 'Add',
    full: 'There are four already. Remove one to add another.',
    other: 'Look for another in the catalogue',
  },
  empty: {
    text: 'There is nothing to compare yet. Choose a category and open a product: “Compare with another” is below its price. Or start with one of these:',
    ready: 'Compare {family}',
  },
  together: {
    title: 'Do they work together?',
    pair: '{first} with {second}',
    works: 'They work together.',
    unknown: 'Nobody knows whether they go together.',
    refused: 'They do not work together.',
    batteries: { one: 'It takes {count} battery.', other: 'It takes {count} batteries.' },
    panels: { one: 'It takes {count} panel.', other: 'It takes {count} panels in series.' },
    string: 'It takes {min} to {max} panels in series.',
    electrician:
      'Calculated with typical figures. Whatever is fixed to the house is checked by a licensed electrician.',
  },
  oneOnly: 'Add another product to see the differences.',
}
