import type { Messages } from '#kernel/messages.ts'
import type { listing as es } from './listing.es.ts'

export const listing: Messages<typeof es> = {
  catalogue: {
    title: 'Catalogue',
    intro:
      'Everything we sell, with the final price in view. The price delivered to Cuba includes the equipment, freight by weight and delivery.',
  },
  found: 'Results for “{text}”',
  kit: {
    title: 'Solar kits',
    intro:
      'The parts of a kit are sized to work together; what goes into the wall (earth, cables, panel) comes from the electrician. Usable energy (Wh) is what the battery really delivers to the house: a modern refrigerator uses about 1,200 Wh a day and a pedestal fan 55 Wh an hour.',
  },
  panel: {
    title: 'Solar panels',
    intro:
      'Watts (W) show what a panel produces in full sun: in Cuba, a 550 W one yields about 1,850 Wh on a normal day. Efficiency only matters for the space it takes; with roof to spare, compare prices.',
  },
  battery: {
    title: 'Batteries',
    intro:
      'Watt-hours (Wh) are the energy it stores: with 1,280 Wh, a modern refrigerator runs through 13 to 19 hours of blackout. The voltage (V) must match your inverter: 12, 24 or 48.',
  },
  inverter: {
    title: 'Inverters',
    intro:
      'Watts (W) are what it can feed at once; surge is what it can take for an instant, when the motor of a refrigerator or a water pump starts. Its battery voltage (V) must match your battery.',
  },
  portable: {
    title: 'Portable power',
    intro:
      'Battery, inverter and charger in one case that needs no installation. Watt-hours (Wh) show how long it lasts, watts (W) what it can run at once: a router takes 10 W, a television about 45 W.',
  },
  accessory: {
    title: 'Accessories',
    intro:
      'What joins and protects a system: cables, controllers, mounts and breakers. A cable must carry more amps (A) than its fuse or breaker, and the fuse a quarter more than the current: never fit one larger than its cable. The volts (V) of each piece must be at least those of your equipment.',
  },
  products: 'Products',
  count: { one: '{count} product', other: '{count} products' },
  countMore: { one: 'More than {count} product', other: 'More than {count} products' },
  showing: '{from} to {to} of {total}',
  loose: 'No product matches all of those words. These match some of them.',
  compare: 'Compare',
  comparing: 'To compare',
  compareBar: { one: 'Compare ({count})', other: 'Compare ({count})' },
  compareProduct: 'Compare {name}',
  compareFull: 'You can compare up to four at a time.',
  compareClear: 'Clear',
  empty: {
    search: 'We found nothing for “{text}”',
    filters: 'No products match these filters',
    shelf: 'There are no products here right now',
    looser: 'Try fewer filters:',
    drop: 'Remove “{filter}”',
    dropAll: 'Remove all filters',
    spelling: 'Check the spelling or use fewer words: “battery”, “panel 550 W”, “12 V”.',
    families: 'Or browse by category:',
    ask: 'Looking for something else? Write to us and we will let you know whether we can get it.',
    contact: 'Go to contact',
  },
}
