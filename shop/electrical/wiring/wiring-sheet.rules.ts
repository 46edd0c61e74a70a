import { usedPvW } from '../checks/array-power.rules.ts'
import { batteryHeadroom } from '../checks/battery-circuit.rules.ts'
import { checkSystem, type PlaceFacts, type SystemCheck } from '../checks/check-system.rules.ts'
import { panelShare } from '../checks/energy.rules.ts'
import { inputsUsed, stringsPerPair } from '../checks/panel-cables.rules.ts'
import { hotLimits, nextFuse, trackerOf } from '../checks/strings.rules.ts'
import { type Part, partOf } from '../parts/part.rules.ts'
import { partsAs, type System } from '../parts/system.rules.ts'
import { bankSide } from './bank-side.rules.ts'
import { branchCircuits } from './branch-circuits.rules.ts'
import { gaugeFor } from './copper.rules.ts'
import {
  type Built,
  cableOf,
  countWith,
  inCategory,
  noRating,
  numberIn,
  protectionOf,
  withRole,
} from './sheet-parts.rules.ts'
import type {
  CableFacts,
  CombinerFacts,
  PanelFacts,
  ProtectionFacts,
  RcdFacts,
  SheetKind,
  SheetPart,
  SourceFacts,
  WiringSheet,
} from './wiring-facts.rules.ts'

const sunMargin = 1.5625

/** Whether the panel itself stands fewer volts than what it ends at. */
const standsLess = (panel: Part, end: Part | null): boolean =>
  (panel.max_system_v ?? Infinity) < (end?.pv_max_v ?? 0)

function panelsOf(built: Built): PanelFacts | null {
  const { system, layout, figures } = built.check
  const items = built.parts.filter(({ category }) => category === 'panel')
  const { panel, panels } = system
  if (items.length === 0 || !panel || !layout) return null
  const { series, strings, parallel } = layout
  const tracker = trackerOf(system)
  const openV = series * (panel.voc_v ?? 0)
  return {
    name: items.map(({ name }) => name).join(' + '),
    quantity: panels,
    watts: panel.power_w ?? 0,
    series,
    strings,
    perTracker: parallel,
    isFolding: panel.folding,
    openV,
    coldV: figures.voc_cold_v ?? openV,
    hotV: figures.vmp_hot_v ?? 0,
    limitV: figures.pv_limit_v ?? null,
    isPanelLimit: standsLess(panel, tracker?.part ?? null),
    minV: tracker && hotLimits(tracker, system.bankV).run,
    stringA: panel.imp_a ?? 0,
    shortA: panel.isc_a ?? 0,
  }
}

function boxPart(built: Built, has: 'has_spd' | 'has_disconnect'): ProtectionFacts | null {
  const box = withRole(built, 'combiner')
  if (box?.specs[has] !== true) return null
  return { ...noRating, name: '', quantity: box.quantity, isInBox: true }
}

function combinerOf(built: Built): CombinerFacts | null {
  const box = withRole(built, 'combiner')
  const { layout, system } = built.check
  if (!box || !layout) return null
  const quantity = countWith(built, 'combiner')
  const room = numberIn(box.specs, 'strings')
  const inputs = inputsUsed(system, layout)
  const isJoined = layout.parallel > 1
  const hasPairs = countWith(built, 'pv_cable') >= layout.strings
  const joinedA = sunMargin * (system.panel?.isc_a ?? 0) * layout.parallel
  return {
    name: box.name,
    quantity,
    room: room && room * quantity,
    strings: layout.strings,
    inputs,
    perInput: layout.parallel,
    missing: Math.max(0, inputs - quantity),
    tail: isJoined && hasPairs ? gaugeFor(joinedA) : null,
    replacedA: withRole(built, 'combiner_fuses') && numberIn(box.specs, 'fuse_a'),
  }
}

function stringFuseOf(built: Built): ProtectionFacts | null {
  const box = withRole(built, 'combiner')
  if (!box) return null
  const own = withRole(built, 'combiner_fuses')
  const fuse = own ?? box
  return {
    ...noRating,
    kind: 'gpv',
    // those that come in the box are named with it
    name: own?.name ?? '',
    quantity: own?.quantity ?? 1,
    neededCount: built.check.layout?.strings ?? 1,
    ratedA: numberIn(fuse.specs, 'fuse_a'),
    ratedV: numberIn(fuse.specs, 'rated_v_dc'),
    neededA: built.check.figures.string_fuse_a ?? null,
    isInBox: true,
  }
}

const chargeLoss = 0.85

/** A battery that is nearly full takes its current at more than its nominal volts. */
const chargingV = 14 / 12.8

/** What goes through to the house and what charges the battery, for hours: a quarter more (NEC 210.20). */
function gridInputOf(inverter: Part, bankV: number | null): SourceFacts['gridInput'] {
  const volts = inverter.gives240 ? 240 : 120
  const through = (inverter.continuous_w ?? 0) / volts
  const perAmp = ((bankV ?? 0) * chargingV) / chargeLoss / volts
  const amps = batteryHeadroom * (through + (inverter.ac_charge_a ?? 0) * perAmp)
  const circuit = branchCircuits.find(({ breakerA }) => breakerA >= amps)
  if (!circuit) return null
  const { breakerA } = circuit
  const isCounted = inverter.ac_charge_a !== null || perAmp === 0
  const leftA = Math.floor((breakerA / batteryHeadroom - through) / perAmp)
  return { breakerA, cable: gaugeFor(breakerA), chargeLimitA: isCounted ? null : leftA }
}

function sourceOf(built: Built): SourceFacts | null {
  const { inverter, station, bankV } = built.check.system
  const part = inverter ?? station
  const hasGridInput =
    part?.neutralBond === 'relay_in_battery_mode' || (inverter?.ac_charge_a ?? 0) > 0
  const item = inCategory(built, inverter ? 'inverter' : 'portable')
  if (!part || !item) return null
  return {
    name: item.name,
    quantity: item.quantity,
    watts: part.continuous_w ?? part.ac_output_w,
    gives120: part.gives120,
    gives240: part.gives240,
    isOutputStated: station !== null || item.specs.output !== undefined,
    standbyW: part.standby_w,
    bond: part.neutralBond,
    hasGridInput: hasGridInput || station !== null,
    gridInput: hasGridInput && inverter ? gridInputOf(inverter, bankV) : null,
  }
}

function kindOf({ inverter, station, panels }: System): SheetKind {
  if (station) return 'station'
  if (inverter?.mppt_count) return 'hybrid'
  return panels === 0 && inverter?.ac_charge_a ? 'backup' : 'separate'
}

function rcdOf(built: Built): RcdFacts | null {
  const item = withRole(built, 'rcd')
  const ratedA = item && numberIn(item.specs, 'rated_a')
  return (
    item && {
      name: item.name,
      quantity: item.quantity,
      ratedA,
      tripMa: numberIn(item.specs, 'trip_ma'),
      poles: numberIn(item.specs, 'poles'),
      cable: ratedA ? gaugeFor(ratedA) : null,
    }
  )
}

const torquesOf = (parts: readonly SheetPart[]) =>
  parts.flatMap(({ name, specs }) =>
    specs.torque_nm === undefined ? [] : [{ name, text: String(specs.torque_nm) }],
  )

function panelRun(pairs: number, strings: number): CableFacts['run'] {
  if (pairs > strings) return 'spare'
  return pairs > 1 && pairs === strings ? 'perString' : 'single'
}

function panelSide(built: Built, { sunHours }: PlaceFacts) {
  const panels = panelsOf(built)
  const { figures, layout, system } = built.check
  const dropPct = figures.drop_pct ?? null
  const pairs = countWith(built, 'pv_cable')
  const share = layout ? stringsPerPair(system, layout) : 1
  const neededA = panels && sunMargin * panels.shortA * share
  const disconnect = protectionOf(built, 'pv_disconnect', {
    neededA: panels && nextFuse(sunMargin * panels.shortA * (layout?.parallel ?? 1)),
    neededCount: inputsUsed(system, layout),
  })
  return {
    panels,
    combiner: combinerOf(built),
    stringFuse: stringFuseOf(built),
    panelCable: cableOf(built, 'pv_cable', {
      dropPct,
      lossWh: dropPct && (usedPvW(system, layout) * sunHours * panelShare * dropPct) / 100,
      neededA,
      run: panelRun(pairs, layout?.strings ?? 1),
    }),
    disconnect: disconnect ?? boxPart(built, 'has_disconnect'),
    arrester:
      protectionOf(built, 'spd', { neededCount: inputsUsed(system, layout) }) ??
      boxPart(built, 'has_spd'),
  }
}

/** The rules on parts as their sheet joins them: a hybrid feeds the wiring of a house. */
export function sheetCheckOf(
  parts: readonly Omit<SheetPart, 'name'>[],
  place: PlaceFacts,
): SystemCheck {
  const counted = parts.map(({ sku, category, specs, quantity }) => ({
    part: partOf(sku, category, specs),
    quantity,
  }))
  const isHybrid = counted.some(({ part }) => part.category === 'inverter' && part.mppt_count)
  const wiring = isHybrid ? 'house' : 'outlets'
  return checkSystem(counted, place, { wiring, isComplete: true })
}

/** All that an installer needs about these parts, by the same rules that check them. */
export function wiringSheetOf(parts: readonly SheetPart[], place: PlaceFacts): WiringSheet {
  const check = sheetCheckOf(parts, place)
  const built = { parts, check }
  const { system } = check
  const transfer = withRole(built, 'transfer') ?? withRole(built, 'transfer_panel')
  return {
    kind: kindOf(system),
    ...panelSide(built, place),
    ...bankSide(built),
    source: sourceOf(built),
    rcd: rcdOf(built),
    transfer: transfer && { name: transfer.name, quantity: transfer.quantity },
    hasEarthRod: partsAs(system, 'earth_rod').length > 0,
    torques: torquesOf(parts),
    names: new Map(parts.map(({ sku, name }) => [sku, name])),
    check,
  }
}
