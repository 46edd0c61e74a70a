/** What a set must do; without panels the battery is charged from the grid. */
export interface Need {
  /** Everything that may run at once. */
  readonly simultaneousW: number
  /** While the hardest device starts and the rest runs. */
  readonly startW: number
  /** Mean load of the blackout, thermostat cycles included. */
  readonly meanW: number
  /** Hours the battery alone must last; 24 without a grid. */
  readonly blackoutHours: number
  /** Consumption of a day that the sun must replace. */
  readonly dailyWh: number
  readonly sunHours: number
  readonly panels: boolean
  /** True when a device needs 240 V. */
  readonly needs240: boolean
  /** Panels that find room. */
  readonly maxPanels: number
  /** Energy and panels as a multiple of what is needed. */
  readonly reserve: number
}

/** Panel output relative to its rating, after dirt, heat, wiring and conversion. */
const performance = 0.75

/** Watts of panels that replace a day's consumption and the inverter's own. */
export const panelWatts = (need: Need, standbyW: number): number =>
  need.panels
    ? (need.reserve * (need.dailyWh + standbyW * need.blackoutHours)) /
      (need.sunHours * performance)
    : 0

/** Hours of a full battery, the sun not counted. */
export const hoursOf = (
  { outletWh, standbyW }: { readonly outletWh: number; readonly standbyW: number },
  need: Pick<Need, 'meanW'>,
): number => outletWh / (need.meanW + standbyW)

/** Energy at the outlets that lasts through the blackout. */
export const outletWhNeeded = (need: Need, standbyW: number): number =>
  need.reserve * (need.meanW + standbyW) * need.blackoutHours
