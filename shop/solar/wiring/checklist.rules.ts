import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

export interface CheckItem {
  readonly item: string
  readonly expected: string
}

type Item = keyof WiringTexts['checklist']['items']
type Expected = keyof WiringTexts['checklist']['expectedTexts']

/** What the installer measures before it is switched on, with the reading that is expected. */
export function checklistOf(
  { kind, panels, bank, bankFuse, source }: WiringSheet,
  { checklist }: WiringTexts,
  locale: Locale,
): CheckItem[] {
  const number = (value: number) => formatNumber(locale, value, 1)
  const line = (
    item: Item,
    expected: Expected,
    values: Record<string, string> = {},
  ): CheckItem => ({
    item: checklist.items[item],
    expected: format(checklist.expectedTexts[expected], values),
  })
  const when = (is: boolean, ...lines: CheckItem[]): CheckItem[] => (is ? lines : [])
  const isFixed = kind !== 'station'
  const isHouse = kind === 'hybrid'
  const bond = source?.bond === 'relay_in_battery_mode' ? 'one' : 'floating'
  return [
    ...when(isFixed, line('polarity', 'right')),
    ...(panels ? [line('openV', 'openV', { volts: number(panels.openV) })] : []),
    ...when(isFixed && panels !== null, line('insulation', 'megohm'), line('frames', 'oneOhm')),
    ...(bank ? [line('bankV', 'bankV', { volts: number(bank.volts) })] : []),
    ...when((bank?.quantity ?? 0) > 1, line('bankDifference', 'lessThan')),
    ...(bankFuse?.ratedA ? [line('fuse', 'amps', { amps: number(bankFuse.ratedA) })] : []),
    ...when(isFixed, line('torque', 'manual')),
    ...when(isHouse, line('earth', 'ohms')),
    line('bondBattery', bond),
    ...when(isHouse, line('bondGrid', 'none'), line('rcd', 'trips')),
    line('ac', source?.gives240 ? 'v240' : 'v120'),
    ...when(isHouse, line('backfeed', 'zero')),
    ...when(isFixed, line('hot', 'cold')),
  ]
}

/** The steps of switching on, in order; switching off is the other way round. */
export function switchingSteps({ kind, panels, source, controller }: WiringSheet): readonly Step[] {
  if (kind === 'station') return ['station', ...(panels ? (['stationSun'] as const) : []), 'loads']
  return [
    'bank',
    ...(controller ? (['controller'] as const) : []),
    'inverter',
    ...(panels ? (['sun'] as const) : []),
    ...(source?.hasGridInput ? (['grid'] as const) : []),
    'loads',
  ]
}
export type Step = keyof WiringTexts['order']['steps']
