import type { Words } from '#kernel/words.ts'
import { detail } from './detail.en.ts'
import type { es } from './es.ts'
import { specs } from './specs.en.ts'

export const en: Words<typeof es> = {
  detail,
  specs,
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
