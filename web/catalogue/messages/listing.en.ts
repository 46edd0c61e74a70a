import type { Messages } from '#kernel/messages.ts'
import type { listing as es } from './listing.es.ts'

export const listing: Messages<typeof es> = {
  catalogue: {
    title: 'Catalogue',
    intro:
      'Everything we sell, cheapest first, with the final price in sight. The price delivered to Cuba already holds the equipment, freight by weight and delivery.',
  },
  found: 'Results for “{text}”',
  kit: {
    title: 'Solar kits',
    intro:
      'A kit brings all you need, with parts sized to work together. Usable energy (Wh) is what the battery really hands to the house: a modern refrigerator takes about 1,200 Wh a day and a pedestal fan 55 Wh an hour.',
  },
  panel: {
    title: 'Solar panels',
    intro:
      'Watts (W) tell what a panel makes in full sun: in Cuba, a 550 W one yields about 1,850 Wh on a normal day. Efficiency only tells how much room it takes; with roof to spare, look at the price.',
  },
  battery: {
    title: 'Batteries',
    intro:
      'Watt-hours (Wh) are the energy it stores: with 1,280 Wh, a modern refrigerator gets through nearly a day of blackout. The voltage (V) has to be that of your inverter: 12, 24 or 48.',
  },
  inverter: {
    title: 'Inverters',
    intro:
      'Watts (W) are what it can feed at once; surge is what it bears for an instant, when the motor of a refrigerator or a water pump starts. Its battery voltage (V) must match your battery.',
  },
  portable: {
    title: 'Portable power',
    intro:
      'Battery, inverter and charger in one case that needs no installation. Watt-hours (Wh) tell how long it lasts, watts (W) what it can run at once: a router takes 10 W, a television about 45 W.',
  },
  accessory: {
    title: 'Accessories',
    intro:
      'What joins and protects a system: cables, controllers, mounts and breakers. The amps (A) and volts (V) of each piece must be equal to those of your equipment or higher, never lower.',
  },
  products: 'Products',
  count: { one: '{count} product', other: '{count} products' },
  countMore: { one: 'More than {count} product', other: 'More than {count} products' },
  showing: '{from} to {to} of {total}',
  loose: 'No product has all of those words. These have some of them.',
  compare: 'Compare',
  comparing: 'To compare',
  compareBar: { one: 'Compare ({count})', other: 'Compare ({count})' },
  compareProduct: 'Compare {name}',
  compareFull: 'Up to four can be compared at a time.',
  compareClear: 'Clear',
  empty: {
    search: 'We found nothing for “{text}”',
    filters: 'No product meets all of that',
    shelf: 'There are no products here right now',
    looser: 'Try with fewer conditions:',
    drop: 'Remove “{filter}”',
    dropAll: 'Remove all filters',
    spelling: 'Check the spelling or use fewer words: “battery”, “panel 550 W”, “12 V”.',
    families: 'Or browse by family:',
    ask: 'Looking for something that is not here? Write to us and we will tell you whether we can get it.',
    contact: 'Go to contact',
  },
}
