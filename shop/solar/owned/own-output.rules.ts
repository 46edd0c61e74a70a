import type { ComposedSet, Line } from '#shop/electrical/composer/offer.rules.ts'
import type { Shelf } from '#shop/electrical/composer/shelf.rules.ts'
import type { Demand } from '#shop/electrical/demand.rules.ts'
import type { Owned } from './owned.rules.ts'

/** What the parts of a house surely give, where a label does not say how much more. */
export interface OwnDoubt {
  readonly kind: 'start' | 'power'
  readonly askedW: number
  readonly sureW: number
  /** The device whose start is hardest. */
  readonly device: string | null
}

/** What a set gives at once and to a starting motor, as far as the labels of the house say it. */
export interface SetOutput {
  readonly continuousW: number
  readonly surgeW: number
  /** What it surely gives to a starting motor: of lead that states nothing no more than for hours. */
  readonly sureStartW: number
  /** Whether all of it is stated; else it is the least. */
  readonly isStated: boolean
}

/** The amperes of hours stand for the peak that no label says: they are the least of it. */
const isPeakStated = ({ bms_cont_a, bms_peak_a }: Line['offer']['part']): boolean =>
  bms_peak_a !== null && bms_peak_a !== bms_cont_a

/** Whether the label of what the house has says what it gives while something starts. */
const isOutputStated = ({ offer: { part, isOwned } }: Line): boolean =>
  !isOwned ||
  (part.category === 'battery' && isPeakStated(part)) ||
  (part.category === 'inverter' && part.surge_w !== null) ||
  part.category === 'panel'

const isSilentLead = ({ offer: { part, isOwned } }: Line): boolean =>
  isOwned === true &&
  part.category === 'battery' &&
  part.chemistry !== 'lithium' &&
  part.bms_peak_a === null

export const setOutput = ({ lines, continuousW, surgeW }: ComposedSet): SetOutput => ({
  continuousW,
  surgeW,
  sureStartW: lines.some(isSilentLead) ? Math.min(continuousW, surgeW) : surgeW,
  isStated: lines.every(isOutputStated),
})

const throughInverter = 0.9

/** What battery and inverter together surely give for hours and while something starts. */
function sureOutput({ battery, inverter }: Owned, { batteries: [bank] }: Shelf) {
  const wattsPerAmp =
    bank && battery ? bank.volts * throughInverter * battery.quantity : Number.POSITIVE_INFINITY
  const rated = inverter?.watts ?? Number.POSITIVE_INFINITY
  const batteryStartW = bank ? bank.peakA * wattsPerAmp : rated
  return {
    batteryStartW,
    continuousW: Math.min(rated, bank ? bank.continuousA * wattsPerAmp : rated),
    startW: Math.min(inverter?.surgeW ?? rated, batteryStartW),
  }
}

/** Whether a label says itself that it gives less than the start asks. */
const isRefusedBy = (
  { battery, inverter }: Owned,
  { batteryStartW }: ReturnType<typeof sureOutput>,
  startW: number,
): boolean =>
  startW > (inverter?.surgeW ?? Number.POSITIVE_INFINITY) ||
  (Boolean(battery?.peakA) && startW > batteryStartW)

/** Whether the labels leave open what decides; null where they say it, or what is sure is enough. */
export function ownDoubtOf(
  owned: Owned,
  shelf: Shelf,
  { startW, simultaneousW, hardest }: Demand,
): OwnDoubt | null {
  const { battery, inverter } = owned
  const sure = sureOutput(owned, shelf)
  const isBatterySilent = battery !== null && !battery.dischargeA
  const isInverterSilent = inverter !== null && inverter.surgeW === null
  // what the inverter itself cannot run, no label of a battery mends
  const isOverloaded = simultaneousW > (inverter?.watts ?? Number.POSITIVE_INFINITY)
  if (isOverloaded) return null
  if (isBatterySilent && simultaneousW > sure.continuousW)
    return { kind: 'power', askedW: simultaneousW, sureW: sure.continuousW, device: null }
  // without its peak the amperes of a battery are the least of it
  const isSilent = (battery !== null && !battery.peakA) || isInverterSilent
  if (isSilent && !isRefusedBy(owned, sure, startW) && startW > sure.startW)
    return { kind: 'start', askedW: startW, sureW: sure.startW, device: hardest }
  return null
}
