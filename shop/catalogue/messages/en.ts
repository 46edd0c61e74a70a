import type { Words } from '#kernel/words.ts'
import type { es } from './es.ts'

export const en: Words<typeof es> = {
  category: {
    kit: 'Solar Kit',
    battery: 'Battery',
    panel: 'Solar Panel',
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
}
