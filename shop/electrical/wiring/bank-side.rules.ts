import {
  areOnBusbars,
  batteryHeadroom,
  interruptKa,
  pairsNeeded,
  stringsOf,
} from '../checks/battery-circuit.rules.ts'
import { nextFuse } from '../checks/strings.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { gaugeFor } from './copper.rules.ts'
import {
  type Built,
  cableOf,
  countWith,
  inCategory,
  numberIn,
  protectionOf,
  withRole,
} from './sheet-parts.rules.ts'
import type { BankFacts, CableFacts, ChargerFacts, SheetPart } from './wiring-facts.rules.ts'

function runOf(built: Built): CableFacts['run'] {
  const { batteries, series, parallel } = built.check.system
  if (batteries <= 1) return countWith(built, 'battery_cable') > 1 ? 'sideBySide' : 'single'
  const strings = stringsOf(built.check.system)
  if (parallel <= 1 && series > 1) return 'series'
  if (areOnBusbars(strings)) return series > 1 ? 'barStrings' : 'bars'
  if (series <= 1) return strings.isFusedEach ? 'each' : 'chain'
  return strings.isFusedEach ? 'eachString' : 'chainStrings'
}

/** Of more fuses than strings the main one is the one there are fewest of. */
function mainFuseIn(built: Built): SheetPart | null {
  const strings = stringsOf(built.check.system)
  if (!areOnBusbars(strings) || countWith(built, 'battery_fuse') <= strings.parallel) return null
  const fuses = built.parts.filter(({ specs }) => specs.role === 'battery_fuse')
  return fuses.toSorted((one, other) => one.quantity - other.quantity)[0] ?? null
}

const ampHoursOf = ({ check: { system } }: Built): number | null =>
  system.battery?.capacity_ah ? system.battery.capacity_ah * system.parallel : null

/** What a fuse that all batteries feed has to interrupt. */
function sharedKa(built: Built): number | null {
  const ampHours = ampHoursOf(built)
  return ampHours && interruptKa(ampHours, stringsOf(built.check.system)).shared
}

/** The fuses of battery and strings, and the main one where there is or has to be one. */
function fusesOf(built: Built) {
  const { figures, findings, system } = built.check
  const main = mainFuseIn(built)
  const isMissing = findings.some(({ notes }) => notes.includes('mainFuseMissing'))
  const own = built.parts.map((part) =>
    part === main ? { ...part, quantity: part.quantity - 1 } : part,
  )
  const parts = own.filter(({ quantity }) => quantity > 0)
  return {
    bankFuse: protectionOf({ ...built, parts }, 'battery_fuse', {
      neededA: figures.fuse_a ?? null,
      isEach: stringsOf(system).isFusedEach,
    }),
    mainFuse:
      main || isMissing
        ? {
            name: main?.name ?? '',
            ratedA: main && numberIn(main.specs, 'rated_a'),
            neededA: figures.main_fuse_a ?? null,
            interruptKa: sharedKa(built),
          }
        : null,
  }
}

/** A controller or charger, and its way to where it meets the battery: all of the bank feeds a short circuit of it. */
function chargerOf(built: Built, role: 'controller' | 'charger'): ChargerFacts | null {
  const item = withRole(built, role)
  const { system } = built.check
  if (!item || system.station !== null) return null
  const amps = numberIn(item.specs, role === 'controller' ? 'current_a' : 'output_a')
  const fuseA = amps && nextFuse(batteryHeadroom * amps)
  return {
    name: item.name,
    quantity: countWith(built, role),
    amps,
    fuseA,
    cable: fuseA ? gaugeFor(fuseA) : null,
    interruptKa: sharedKa(built),
  }
}

const cellsPer12V = 12.8

/** Volts at rest of a bank that is half charged and more, by its kind. */
function restOf(volts: number, { chemistry }: Part): BankFacts['restV'] {
  const [from, to] = chemistry === 'lithium' ? [13.1, 13.5] : [12.2, 12.8]
  return { from: (from * volts) / cellsPer12V, to: (to * volts) / cellsPer12V }
}

function bankOf(built: Built): BankFacts | null {
  const item = inCategory(built, 'battery')
  const { battery, batteries, bankV, series, parallel, inverter } = built.check.system
  if (!item || !battery || bankV === null) return null
  const separate = (['controller', 'charger'] as const).find((role) => withRole(built, role))
  const charges = inverter?.mppt_count || inverter?.ac_charge_a
  return {
    name: item.name,
    quantity: batteries,
    volts: bankV,
    ampHours: ampHoursOf(built),
    series,
    parallel,
    restV: restOf(bankV, battery),
    missingPairs: Math.max(
      0,
      pairsNeeded(stringsOf(built.check.system)) - countWith(built, 'battery_cable'),
    ),
    maxChargeA: battery.max_charge_a && battery.max_charge_a * parallel,
    ownChargeA: inverter?.mppt_count ? null : (inverter?.ac_charge_a ?? null),
    chargedBy: charges ? 'inverter' : (separate ?? null),
  }
}

/** From the battery to where it meets what charges and what uses it. */
export function bankSide(built: Built) {
  const { figures } = built.check
  return {
    bank: bankOf(built),
    ...fusesOf(built),
    bankCable: cableOf(built, 'battery_cable', {
      dropPct: figures.battery_drop_pct ?? null,
      neededA: figures.fuse_min_a ?? null,
      run: runOf(built),
    }),
    controller: chargerOf(built, 'controller'),
    charger: chargerOf(built, 'charger'),
  }
}
