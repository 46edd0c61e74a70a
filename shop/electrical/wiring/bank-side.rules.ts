import { efficiencyOf } from '../checks/battery.rules.ts'
import {
  areOnBusbars,
  batteryCircuit,
  batteryHeadroom,
  fusedEach,
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
  fuseKindOf,
  inCategory,
  noRating,
  numberIn,
  protectionOf,
  withRole,
} from './sheet-parts.rules.ts'
import type {
  BankFacts,
  CableFacts,
  ChargerFacts,
  ProtectionFacts,
  SheetPart,
} from './wiring-facts.rules.ts'

function runOf(built: Built): CableFacts['run'] {
  const { batteries, series, parallel } = built.check.system
  if (batteries <= 1) return countWith(built, 'battery_cable') > 1 ? 'sideBySide' : 'single'
  const strings = fusedEach(stringsOf(built.check.system))
  if (parallel <= 1 && series > 1) return 'series'
  if (areOnBusbars(strings)) return series > 1 ? 'barStrings' : 'bars'
  return series > 1 ? 'eachString' : 'each'
}

/** Of more or fewer fuses than strings the main one is the one there are fewest of. */
function mainFuseIn(built: Built): SheetPart | null {
  const strings = fusedEach(stringsOf(built.check.system))
  if (!areOnBusbars(strings) || countWith(built, 'battery_fuse') === strings.parallel) return null
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

/** The fuse of one of several strings, as each has to have its own; null for a single one. */
function eachFuseA({ check: { system } }: Built): number | null {
  const { inverter, battery, bankV, parallel } = system
  if (parallel <= 1 || !inverter?.continuous_w || bankV === null || !battery) return null
  return batteryCircuit({
    inverterW: inverter.continuous_w,
    volts: bankV,
    efficiency: efficiencyOf(inverter),
    batteryA: battery.bms_cont_a ?? battery.max_discharge_a,
    parallel,
    isFusedEach: true,
  }).fuseA
}

/** Fuses of the strings, drawn also where there are none of them yet. */
function bankFuseOf(built: Built): ProtectionFacts | null {
  const { figures, system } = built.check
  const isEach = system.parallel > 1
  const more = {
    neededA: eachFuseA(built) ?? figures.fuse_a ?? null,
    neededCount: Math.max(1, system.parallel),
    isEach,
  }
  const held = protectionOf(built, 'battery_fuse', more)
  return held ?? (isEach ? { ...noRating, ...more, name: '', quantity: 0 } : null)
}

/** The fuses of battery and strings, and the main one where there is or has to be one. */
function fusesOf(built: Built) {
  const { figures, findings } = built.check
  const main = mainFuseIn(built)
  const isMissing = findings.some(({ notes }) => notes.includes('mainFuseMissing'))
  const own = built.parts.map((part) =>
    part === main ? { ...part, quantity: part.quantity - 1 } : part,
  )
  const parts = own.filter(({ quantity }) => quantity > 0)
  return {
    bankFuse: withRole(built, 'battery_fuse') && bankFuseOf({ ...built, parts }),
    mainFuse:
      main || isMissing
        ? {
            name: main?.name ?? '',
            kind: main && fuseKindOf(main),
            ratedA: main && numberIn(main.specs, 'rated_a'),
            neededA: figures.main_fuse_a ?? figures.fuse_a ?? null,
            interruptKa: sharedKa(built),
          }
        : null,
  }
}

type ChargerRole = 'controller' | 'charger'

/** How many of a role there are, with a fuse that each needs. */
function chargersIn(built: Built, role: ChargerRole) {
  const item = withRole(built, role)
  const amps = item && numberIn(item.specs, role === 'controller' ? 'current_a' : 'output_a')
  const fuseA = amps && nextFuse(batteryHeadroom * amps)
  return { item, quantity: countWith(built, role), amps, fuseA }
}

/** The smallest fuses that carry it; what another charger takes first is gone. */
function ownFuse(built: Built, role: ChargerRole) {
  const { quantity, fuseA } = chargersIn(built, role)
  const fits = ({ specs }: SheetPart, min: number | null) =>
    specs.role === 'charger_fuse' && (numberIn(specs, 'rated_a') ?? 0) >= (min ?? Infinity)
  const smallest = (min: number | null) =>
    built.parts
      .filter((part) => fits(part, min))
      .toSorted((a, b) => Number(a.specs.rated_a) - Number(b.specs.rated_a))[0] ?? null
  const fuse = smallest(fuseA)
  const first = role === 'charger' ? chargersIn(built, 'controller') : null
  const taken = first && fuse && smallest(first.fuseA) === fuse ? first.quantity : 0
  const held = Math.min(quantity, Math.max(0, (fuse?.quantity ?? 0) - taken))
  return { fuse: held > 0 ? fuse : null, held }
}

/** A controller or charger, and its way to where it meets the battery: all of the bank feeds a short circuit of it. */
function chargerOf(built: Built, role: ChargerRole): ChargerFacts | null {
  const { item, quantity, amps, fuseA } = chargersIn(built, role)
  if (!item || built.check.system.station !== null) return null
  const { fuse, held } = ownFuse(built, role)
  return {
    name: item.name,
    quantity,
    amps,
    fuseA,
    cable: fuseA ? gaugeFor(fuseA) : null,
    fuse: fuse && {
      name: fuse.name,
      quantity: held,
      ratedA: numberIn(fuse.specs, 'rated_a'),
      awg: String(fuse.specs.awg ?? ''),
      mm2: numberIn(fuse.specs, 'mm2'),
    },
    missingFuses: fuseA ? quantity - held : 0,
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
      pairsNeeded(fusedEach(stringsOf(built.check.system))) - countWith(built, 'battery_cable'),
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
