import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import {
  isBondedDirect,
  isBondUnknown,
  isOnRoof,
  needsEarth,
  outputVolts,
} from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { isClosedBySwitch, needsPrecharge } from './not-included.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

export interface CheckItem {
  readonly item: string
  readonly expected: string
}

type Item = keyof WiringTexts['checklist']['items']
type Expected = keyof WiringTexts['checklist']['expectedTexts']

/** What somebody read on the plate of an inverter of the house. */
const read = { '120': 'read120', '240': 'read240', '120/240': 'readBoth' } as const

/** Nobody knows of an inverter of the house more than its volts. */
function outputOf(source: WiringSheet['source']): Expected {
  if (!source) return 'v120'
  if (source.isOutputStated) return source.gives240 ? 'v240' : 'v120'
  const volts = outputVolts(source)
  return volts ? read[volts] : 'plate'
}

/** What a string ends at: an insulation tester must not reach it. */
function endOf({ kind, controller }: WiringSheet): keyof WiringTexts['checklist']['ends'] {
  if (kind === 'station') return 'station'
  return controller ? 'controller' : 'inverter'
}

/** To how many amps charging has to be set; nothing where all of it may flow, or where it cannot be set. */
const loweredChargeA = ({ check: { findings } }: WiringSheet): number[] =>
  findings.flatMap(({ rule, severity, figures }) => {
    const amps = figures.adjusted_a ?? figures.max_charge_a
    return rule === 'E4' && severity === 'advice' && amps !== undefined ? [amps] : []
  })

/** What the installer measures before it is switched on, with the reading that is expected. */
export function checklistOf(
  sheet: WiringSheet,
  { checklist }: WiringTexts,
  locale: Locale,
): CheckItem[] {
  const { kind, panels, bank, bankFuse, source } = sheet
  const number = (value: number) => formatNumber(locale, value, 1)
  const line = (
    item: Item,
    expected: Expected,
    values: Record<string, string> = {},
  ): CheckItem => ({
    item: format(checklist.items[item], { end: checklist.ends[endOf(sheet)] }),
    expected: format(checklist.expectedTexts[expected], values),
  })
  const when = (is: boolean, ...lines: CheckItem[]): CheckItem[] => (is ? lines : [])
  const isFixed = needsEarth(sheet)
  const polarity = panels ? 'polarity' : 'polarityBank'
  const isHouse = kind === 'hybrid'
  const hasGrid = kind !== 'station' && source?.hasGridInput === true
  const isBonded = source?.bond === 'relay_in_battery_mode'
  const known = isBonded ? 'one' : 'floating'
  // nobody knows of an inverter of the house what its manual does not say
  const bond = source?.bond === null ? 'manual' : known
  const chargeLimit = loweredChargeA(sheet)
  return [
    ...when(isFixed, line(kind === 'station' ? 'polarityStrings' : polarity, 'right')),
    ...(panels ? [line('openV', 'openV', { volts: number(panels.openV) })] : []),
    ...when(isFixed && panels !== null, line('insulation', 'megohm'), line('frames', 'oneOhm')),
    ...(bank
      ? [line('bankV', 'bankV', { from: number(bank.restV.from), to: number(bank.restV.to) })]
      : []),
    ...when((bank?.quantity ?? 0) > 1, line('bankDifference', 'lessThan')),
    ...(bankFuse?.ratedA ? [line('fuse', 'amps', { amps: number(bankFuse.ratedA) })] : []),
    ...when(isFixed, line('torque', 'manual')),
    ...when(isFixed, line('earth', 'ohms')),
    line('bondBattery', bond),
    ...when(hasGrid, line('bondGrid', isBonded ? 'none' : 'manual')),
    ...when(
      isHouse || isBondedDirect(sheet) || isBondUnknown(sheet),
      line('rcdType', 'rcdTypes'),
      line('rcd', 'trips'),
      line('rcdTime', 'rcdMs'),
    ),
    ...when(isHouse, line('neutralEarth', 'fewVolts')),
    ...chargeLimit.map((amps) => line('charge', 'ampsLimit', { amps: number(amps) })),
    line('ac', outputOf(source)),
    ...when(hasGrid, line('backfeed', 'zero')),
    ...when(isFixed, line('hot', 'cold')),
  ]
}

/** How the battery is connected: by what is there or has to be bought, with a precharge or without. */
function bankStep(sheet: WiringSheet): Step {
  if (isClosedBySwitch(sheet)) return needsPrecharge(sheet) ? 'bankCharged' : 'bank'
  return needsPrecharge(sheet) ? 'bankPrecharge' : 'bankFuse'
}

/** The steps of switching on, in order. */
export function switchingSteps(sheet: WiringSheet): readonly Step[] {
  const { kind, panels, source, controller, charger } = sheet
  if (kind === 'station') {
    const plugged: Step[] = isOnRoof(sheet) ? ['stationRoof', 'sun'] : ['stationSun']
    return ['station', ...(panels ? plugged : []), 'plugs']
  }
  return [
    bankStep(sheet),
    ...(controller ? (['controller'] as const) : []),
    'inverter',
    ...(panels ? (['sun'] as const) : []),
    ...(source?.hasGridInput ? (['grid'] as const) : []),
    ...(charger ? (['charger'] as const) : []),
    kind === 'hybrid' ? 'loads' : 'plugs',
  ]
}

/** Switching off goes the other way round; there is nothing to wait for. */
export const switchingOff = (steps: readonly Step[]): readonly OffStep[] =>
  steps.filter((step): step is OffStep => step !== 'controller').toReversed()

export type OffStep = keyof WiringTexts['order']['offSteps']
export type Step = keyof WiringTexts['order']['steps']
