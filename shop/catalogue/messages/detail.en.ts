import type { Messages } from '#kernel/messages.ts'
import type { detail as es } from './detail.es.ts'

export const detail: Messages<typeof es> = {
  gallery: {
    label: 'Photos of {name}',
    photo: '{name}, photo {number} of {count}',
    viewed: '{name}: {view}, photo {number} of {count}',
    closer: 'the connections up close',
    measures: 'size and weight',
    contents: 'everything in the box',
    show: 'See photo {number} of {count}',
    none: 'Photo coming soon',
  },
  soldOutHelp:
    'Currently out of stock. Ask to be notified when it is back, or browse similar products.',
  unavailable: {
    title: 'Product not available',
    cuba: 'This product is not available for delivery to Cuba.',
    usa: 'This product is not available for delivery in the USA.',
    instead: 'To order it, change the destination.',
  },
  sku: 'Code',
  maker: {
    brand: 'Brand and model',
    certificates: 'Certificates',
    warranty: 'Warranty',
    years: { one: '{count} year', other: '{count} years' },
    repairs: 'Repaired in Cuba by',
    dataSheet: 'Maker’s data sheet (PDF)',
  },
  weight: 'Weight',
  weightText: '{lb} lb ({kg} kg) packed',
  householdEquivalent: {
    title: 'What it can run at home',
    hours: 'Between {low} and {high} hours',
    loads: {
      fan: 'a 55 W fan',
      refrigeratorAndFans: 'a modern refrigerator and two fans',
      houseWithAir: 'a refrigerator, two fans and a one-ton inverter air conditioner',
    },
    stores: 'of {load}, on a full battery.',
    losses:
      'About {wh} Wh reach the outlet, and the inverter itself uses about {watts} W while it is on: both are deducted.',
    yield: 'On a day of the month with the least sun its panels yield about {wh} Wh.',
    noYield: 'Panels are not included: it charges from the grid while there is power.',
    perDay: '{wh} Wh a day',
    produces:
      'in the month with the least sun: 4.5 hours of full sun, less 25% for heat, dust and cables. A modern refrigerator uses about 1,188 Wh a day.',
  },
  specsTitle: 'Specifications',
  kit: {
    title: 'What’s in the kit',
    quantity: '{count} ×',
  },
}
