import { detail } from './detail.es.ts'
import { specs } from './specs.es.ts'

export const es = {
  detail,
  specs,
  category: {
    kit: 'Kit Solar',
    battery: 'Batería',
    panel: 'Panel Solar',
    inverter: 'Inversor',
    portable: 'Energía Portátil',
    accessory: 'Accesorio',
    unknown: 'Desconocido',
  },
  families: {
    kit: 'Kits solares',
    battery: 'Baterías',
    panel: 'Paneles solares',
    inverter: 'Inversores',
    portable: 'Energía portátil',
    accessory: 'Accesorios',
  },
} as const
