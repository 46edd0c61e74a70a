import { trackerIn, trackerText } from './own-tracker.rules.ts'
import {
  type BankVolts,
  batteryKinds,
  maxOwned,
  type OwnBattery,
  type Owned,
  type OwnInverter,
  type OwnPanels,
  ownOutputs,
  voltsOf,
} from './owned.rules.ts'

const number = String.raw`(\d{1,5}(?:\.\d{1,2})?)`
const marks = { lithium: 'l', agm: 'a', lead: 'p' } as const
const writtenBattery = new RegExp(
  `^([lap])(12|24|48)v${number}x(\\d{1,2})(?:d${number})?(?:p${number})?$`,
)
const writtenInverter = new RegExp(
  `^${number}w(12|24|48)v(?:${number}a)?(?:${number}p)?(?:o(110|220|both))?(m[\\d.vnwa]*)?$`,
)
const writtenPanels = new RegExp(`^(\\d{1,2})x${number}w(?:${number}v)?(?:${number}a)?$`)

export function ownBatteryText({ battery }: Owned): string | null {
  if (!battery) return null
  const { kind, volts, ampHours, quantity, dischargeA, peakA } = battery
  const gives = `${dischargeA ? `d${dischargeA}` : ''}${peakA ? `p${peakA}` : ''}`
  return `${marks[kind]}${volts}v${ampHours}x${quantity}${gives}`
}

export function ownInverterText({ inverter }: Owned): string | null {
  if (!inverter) return null
  const { watts, volts, chargeA, surgeW, output } = inverter
  const gives = `${surgeW === null ? '' : `${surgeW}p`}${output ? `o${output}` : ''}`
  return `${watts}w${volts}v${chargeA > 0 ? `${chargeA}a` : ''}${gives}${trackerText(inverter)}`
}

export function ownPanelsText({ panels }: Owned): string | null {
  if (!panels) return null
  const { quantity, watts, vocV, iscA } = panels
  return `${quantity}x${watts}w${vocV === null ? '' : `${vocV}v`}${iscA === null ? '' : `${iscA}a`}`
}

/** What is written of it in addresses; what there is not is left out. */
export function ownedParameters(owned: Owned): OwnedParameters {
  const bateria = ownBatteryText(owned)
  const inversor = ownInverterText(owned)
  const mispaneles = ownPanelsText(owned)
  return {
    ...(bateria && { bateria }),
    ...(inversor && { inversor }),
    ...(mispaneles && { mispaneles }),
  }
}

export interface OwnedParameters {
  readonly bateria?: string
  readonly inversor?: string
  readonly mispaneles?: string
}

const isWithin = (value: number, max: number): boolean => value > 0 && value <= max

const figureIn = (text: string | undefined, max: number): number | null => {
  const value = Number(text ?? Number.NaN)
  return isWithin(value, max) ? value : null
}

function batteryIn(text: string | null): OwnBattery | null {
  const [, mark, typedVolts, ampHours, quantity, amps, peak] = writtenBattery.exec(text ?? '') ?? []
  const kind = batteryKinds.find((one) => marks[one] === mark)
  const volts = voltsOf(typedVolts)
  if (!kind || !volts) return null
  const dischargeA = figureIn(amps, maxOwned.dischargeA)
  const peakA = figureIn(peak, maxOwned.peakA)
  const battery = {
    ...{ kind, volts, ampHours: Number(ampHours), quantity: Number(quantity) },
    ...(dischargeA === null ? {} : { dischargeA }),
    ...(peakA === null ? {} : { peakA }),
  }
  const isSane =
    isWithin(battery.ampHours, maxOwned.ampHours) && isWithin(battery.quantity, maxOwned.batteries)
  return isSane ? battery : null
}

function inverterIn(text: string | null): OwnInverter | null {
  const [, watts, typedVolts, chargeA, surgeW, typedOutput, typedTracker] =
    writtenInverter.exec(text ?? '') ?? []
  const volts: BankVolts | null = voltsOf(typedVolts)
  if (!volts) return null
  const output = ownOutputs.find((one) => one === typedOutput)
  const tracker = trackerIn(typedTracker)
  const inverter = {
    watts: Number(watts),
    volts,
    chargeA: Number(chargeA ?? 0),
    surgeW: figureIn(surgeW, maxOwned.surgeW),
    ...(output && { output }),
    ...(tracker && { tracker }),
  }
  return isWithin(inverter.watts, maxOwned.inverterW) && inverter.chargeA <= maxOwned.chargeA
    ? inverter
    : null
}

function panelsIn(text: string | null): OwnPanels | null {
  const [, quantity, watts, vocV, iscA] = writtenPanels.exec(text ?? '') ?? []
  const count = figureIn(quantity, maxOwned.panels)
  const each = figureIn(watts, maxOwned.panelW)
  if (count === null || each === null) return null
  return {
    quantity: count,
    watts: each,
    vocV: figureIn(vocV, maxOwned.vocV),
    iscA: figureIn(iscA, maxOwned.iscA),
  }
}

/** Reads what a URL says of them by its parameters; what makes no sense is nothing. */
export const ownedIn = (parameters: URLSearchParams): Owned => ({
  battery: batteryIn(parameters.get('bateria')),
  inverter: inverterIn(parameters.get('inversor')),
  panels: panelsIn(parameters.get('mispaneles')),
})
