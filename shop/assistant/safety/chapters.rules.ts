import type { Emergency } from './emergency.rules.ts'
import type { Forbidden } from './forbidden.rules.ts'

/** The guide's chapter on each danger. */
export const chapterOfDanger = {
  fire: 'reciclar',
  heat: 'reciclar',
  swollen: 'reciclar',
  acid: 'reciclar',
  shock: 'protecciones',
  flooded: 'antes',
  generator: 'antes',
  backfeed: 'antes',
  theft: 'antes',
  earth: 'protecciones',
  largerFuse: 'protecciones',
  fuse: 'protecciones',
  openBattery: 'reciclar',
  shortCircuit: 'antes',
  mixedBatteries: 'bateria',
  acBreaker: 'protecciones',
  roof: 'antes',
  live: 'antes',
  cold: 'bateria',
  farBattery: 'inversor',
  damaged: 'revisar',
} as const satisfies Record<Emergency | Forbidden, string>
