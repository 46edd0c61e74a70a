import type { Messages } from '#kernel/messages.ts'
import type { FilteredName } from '../fields/figure-filters.rules.ts'
import type { SummaryFieldName } from '../fields/summary-fields.rules.ts'
import { detail } from './detail.en.ts'
import type { es } from './es.ts'
import { specs } from './specs.en.ts'

export const en: Messages<typeof es> = {
  detail,
  specs,
  category: {
    kit: 'Solar kit',
    battery: 'Battery',
    panel: 'Solar panel',
    inverter: 'Inverter',
    portable: 'Portable Power',
    accessory: 'Accessory',
    unknown: 'Unknown',
  },
  families: {
    kit: 'Solar kits',
    battery: 'Batteries',
    panel: 'Solar panels',
    inverter: 'Inverters',
    portable: 'Portable power',
    accessory: 'Accessories',
  },
  figures: {
    power: 'power',
    surge: 'surge',
    efficiency: 'efficiency',
    energy: 'energy',
    usable: 'usable energy',
    voltage: 'voltage',
    current: 'current',
    length: 'length',
    panels: 'number of panels',
    circuits: 'number of circuits',
    strings: 'number of strings',
  },
  stock: {
    available: 'In stock',
    left: { one: '1 left', other: '{count} left' },
    soldOut: 'Sold out',
    notForCuba: 'Not shipped to Cuba',
    notForUsa: 'For Cuba only',
  },
  listing: {
    families: 'Product categories',
    everything: 'Everything',
    filters: 'Filters',
    filtersActive: { one: 'Filters ({count} active)', other: 'Filters ({count} active)' },
    price: 'Price in dollars',
    priceIn: { cuba: 'Price delivered to Cuba', usa: 'Price in the USA' },
    ranges: { powerW: 'Power (W)', energyWh: 'Energy (Wh)' } satisfies Record<
      Extract<FilteredName, SummaryFieldName>,
      string
    >,
    voltage: 'Voltage',
    anyVoltage: 'Any',
    from: 'From',
    to: 'To',
    onlyFor: { cuba: 'Only what ships to Cuba', usa: 'Only what ships in the USA' },
    apply: 'Show results',
    clear: 'Clear all',
    sort: 'Sort by',
    sorts: {
      families: 'By family',
      match: 'Best match',
      price: 'Price: low to high',
      'price-desc': 'Price: high to low',
      name: 'Name',
      power: 'Most power (W)',
      energy: 'Most energy (Wh)',
      'wh-price': 'Price per usable Wh',
    },
    active: 'Active filters',
    remove: 'Remove {filter}',
    fromValue: 'From {value}',
    toValue: 'Up to {value}',
    searchChip: '“{text}”',
    pages: 'Pages',
    page: 'Page {page}',
    previous: 'Previous',
    next: 'Next',
  },
}
