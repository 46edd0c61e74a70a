import type { SourceFacts, WiringSheet } from './wiring-facts.rules.ts'

/** Beyond this an arrester and a disconnect in the box do not protect the inverter. */
const farFeet = 33

/** Whether disconnect and arrester lie in a box far from the inverter. */
export const isBoxFar = ({ combiner, disconnect, arrester, panelCable }: WiringSheet): boolean =>
  !combiner?.tail &&
  (disconnect?.isInBox || arrester?.isInBox || false) &&
  (panelCable?.feet ?? 0) > farFeet

const barRuns: readonly (string | undefined)[] = ['bars', 'barStrings']

/** Whether strings meet at busbars that carry the current of one main fuse. */
export const areBehindMain = ({ bankCable }: WiringSheet): boolean =>
  barRuns.includes(bankCable?.run)

/** Amperes of the busbars; null where the batteries end at the inverter’s own terminals, with nothing beside them. */
export function busbarA(sheet: WiringSheet): number | null {
  const { bank, bankFuse, mainFuse, controller, charger, check } = sheet
  if (areBehindMain(sheet)) return Math.max(mainFuse?.ratedA ?? 0, mainFuse?.neededA ?? 0)
  const isLarge = check.findings.some(({ notes }) => notes.includes('largeBank'))
  const isCrowded = controller !== null || charger !== null || isLarge
  if (!bank || bank.parallel <= 1 || !isCrowded) return null
  return bank.parallel * (bankFuse?.ratedA ?? bankFuse?.neededA ?? 0)
}

/** Panels that are fixed: their frames are earthed, whatever they feed. */
export const isOnRoof = ({ panels }: WiringSheet): boolean => panels !== null && !panels.isFolding

/** Only a station that devices are plugged into does without earth, unless panels on the roof feed it. */
export const needsEarth = (sheet: WiringSheet): boolean =>
  sheet.kind !== 'station' || isOnRoof(sheet)

const isPluggedInto = ({ kind }: WiringSheet): boolean => kind === 'backup' || kind === 'separate'

/** Devices are plugged into it, and its own bond makes a bare wire carry current to earth. */
export const isBondedDirect = (sheet: WiringSheet): boolean =>
  isPluggedInto(sheet) && sheet.source?.bond === 'relay_in_battery_mode'

/** An inverter of the house that charges from the grid: nobody knows whether it bonds its neutral. */
export const isBondUnknown = (sheet: WiringSheet): boolean =>
  isPluggedInto(sheet) && sheet.source?.bond === null && sheet.source.hasGridInput

/** A residual current device between it and the devices, which the parts do not hold. */
export const needsDirectRcd = (sheet: WiringSheet): boolean =>
  (isBondedDirect(sheet) || isBondUnknown(sheet)) && sheet.rcd === null

/** The volts that come out of it; null where nobody says them. */
export function outputVolts({
  gives120,
  gives240,
}: Pick<SourceFacts, 'gives120' | 'gives240'>): '120' | '240' | '120/240' | null {
  if (gives120) return gives240 ? '120/240' : '120'
  return gives240 ? '240' : null
}
