import { type Bounds, figure, optional, type Reading } from '../calculator/figure.rules.ts'
import { maxTracker } from './own-tracker.rules.ts'
import {
  batteryKinds,
  maxOwned,
  type Owned,
  type OwnPanels,
  type OwnTracker,
  ownOutputs,
  voltsOf,
} from './owned.rules.ts'

/** Fields of what the house has already. */
export const ownFields = {
  kind: 'tengo.bateria',
  batteryVolts: 'tengo.voltios',
  ampHours: 'tengo.ah',
  quantity: 'tengo.cuantas',
  dischargeA: 'tengo.amperes',
  peakA: 'tengo.arranque',
  watts: 'tengo.inversor',
  inverterVolts: 'tengo.entrada',
  chargeA: 'tengo.cargador',
  surgeW: 'tengo.pico',
  output: 'tengo.salida',
  tracker: 'tengo.controlador',
  trackerMaxV: 'tengo.solar.voltios',
  trackerMinV: 'tengo.solar.desde',
  trackerMaxW: 'tengo.solar.watts',
  trackerMaxA: 'tengo.solar.amperes',
  panelWatts: 'tengo.panel',
  panelQuantity: 'tengo.paneles',
  vocV: 'tengo.voc',
  iscA: 'tengo.isc',
} as const
/** The choice that says that the inverter has a solar controller inside. */
export const hasTracker = 'si'

/** The figure without which the others of a part say nothing: it may be empty only when they are. */
function leading(reading: Reading, name: string, bounds: Bounds, others: readonly string[]) {
  const isNamed = others.some((other) => (reading.parameters.get(other) ?? '').trim() !== '')
  return isNamed ? figure(reading, name, 0, bounds) : optional(reading, name, bounds)
}

function panelsOf(reading: Reading): OwnPanels | null {
  const { panelWatts, vocV, iscA } = ownFields
  const ofWatts = { max: maxOwned.panelW, aboveZero: true }
  const watts = leading(reading, panelWatts, ofWatts, [vocV, iscA])
  const count = { max: maxOwned.panels, aboveZero: true, whole: true }
  if (!watts) return null
  return {
    watts,
    quantity: optional(reading, ownFields.panelQuantity, count) ?? 1,
    vocV: optional(reading, ownFields.vocV, { max: maxOwned.vocV, aboveZero: true }),
    iscA: optional(reading, ownFields.iscA, { max: maxOwned.iscA, aboveZero: true }),
  }
}

/** A solar controller inside the inverter: where it was said, or where a figure of it was. */
function trackerOf(reading: Reading): OwnTracker | null {
  const of = (name: string, max: number) => optional(reading, name, { max, aboveZero: true })
  const tracker = {
    maxV: of(ownFields.trackerMaxV, maxTracker.maxV),
    minV: of(ownFields.trackerMinV, maxTracker.minV),
    maxW: of(ownFields.trackerMaxW, maxTracker.maxW),
    maxA: of(ownFields.trackerMaxA, maxTracker.maxA),
  }
  const isStated = reading.parameters.get(ownFields.tracker) === hasTracker
  return isStated || Object.values(tracker).some((value) => value !== null) ? tracker : null
}

/** What the house has, each only where it is named. */
export function ownedOf(reading: Reading): Owned {
  const { parameters } = reading
  const kind = batteryKinds.find((one) => one === parameters.get(ownFields.kind))
  const volts = (name: string) => voltsOf(parameters.get(name)) ?? 12
  const ofWatts = { max: maxOwned.inverterW, aboveZero: true }
  const { chargeA, surgeW } = ownFields
  const tracker = trackerOf(reading)
  const watts = tracker
    ? figure(reading, ownFields.watts, 0, ofWatts)
    : leading(reading, ownFields.watts, ofWatts, [chargeA, surgeW])
  const output = ownOutputs.find((one) => one === parameters.get(ownFields.output))
  const amps = { max: maxOwned.ampHours, aboveZero: true }
  const count = { max: maxOwned.batteries, aboveZero: true, whole: true }
  const ofDischarge = { max: maxOwned.dischargeA, aboveZero: true }
  const ofPeak = { max: maxOwned.peakA, aboveZero: true }
  const gives = kind ? optional(reading, ownFields.dischargeA, ofDischarge) : null
  const peakA = kind ? optional(reading, ownFields.peakA, ofPeak) : null
  return {
    battery: kind
      ? {
          kind,
          volts: volts(ownFields.batteryVolts),
          ampHours: figure(reading, ownFields.ampHours, 100, amps),
          quantity: figure(reading, ownFields.quantity, 1, count),
          ...(gives === null ? {} : { dischargeA: gives }),
          ...(peakA === null ? {} : { peakA }),
        }
      : null,
    inverter: watts
      ? {
          watts,
          volts: volts(ownFields.inverterVolts),
          chargeA: optional(reading, chargeA, { max: maxOwned.chargeA }) ?? 0,
          surgeW: optional(reading, surgeW, { max: maxOwned.surgeW, aboveZero: true }),
          ...(output && { output }),
          ...(tracker && { tracker }),
        }
      : null,
    panels: panelsOf(reading),
  }
}

/** What was typed of the parts of the house: half of one is no part, and would be lost. */
export const ownInput = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.values(ownFields).flatMap((name) => {
      const typed = parameters.get(name)
      return typed === null ? [] : [[name, typed.slice(0, 40)]]
    }),
  )
