import type { Emergency } from './emergency.rules.ts'
import type { Forbidden } from './forbidden.rules.ts'

/** The guide's chapter on each danger. */
export const chapterOfDanger = {
  fire: 'emergencias',
  heat: 'emergencias',
  swollen: 'emergencias',
  acid: 'emergencias',
  swallowed: 'emergencias',
  shock: 'emergencias',
  flooded: 'emergencias',
  generator: 'emergencias',
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
  damaged: 'emergencias',
  solder: 'bateria',
  sources: 'antes',
  thinWire: 'inversor',
  directPanel: 'protecciones',
  wet: 'emergencias',
  vents: 'inversor',
} as const satisfies Record<Emergency | Forbidden, string>
