import { type Chemistry, chemistryFacts } from '../sizing/battery.rules.ts'
import { inverterSize } from '../sizing/inverter.rules.ts'
import { type House, needsOf } from '../sizing/needs.rules.ts'
import { performance } from '../sizing/panels.rules.ts'
import { usualSunHours } from '../sizing/sun-hours.rules.ts'

/** The response of `calcular-energia-potencia`, in the specification's names. */
export interface EnergyResult {
  readonly daily_wh: number
  readonly simultaneous_w: number
  readonly surge_w: number
  readonly pv_w: number
  readonly battery_wh: number
  readonly inverter_w: number
  readonly autonomy_h: number | null
  readonly assumptions: {
    readonly sun_hours: number
    readonly default_sun_hours: number
    readonly panel_performance: number
    readonly outage_hours: number
    readonly chemistry: Chemistry
    readonly depth_of_discharge: number
    readonly battery_to_outlet: number
    /** The battery on which `autonomy_h` is based. */
    readonly autonomy_battery_wh: number
    readonly next_inverter_w: number | null
    readonly inverter_standby_wh: 0
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

export function energyAnswer(house: House): EnergyResult {
  const needs = needsOf(house)
  const { depth, efficiency } = chemistryFacts(house.chemistry)
  return {
    daily_wh: hundredths(needs.dailyWh),
    simultaneous_w: hundredths(needs.simultaneousW),
    surge_w: hundredths(needs.surgeW),
    pv_w: hundredths(needs.panelW),
    battery_wh: hundredths(needs.batteryWh),
    inverter_w: hundredths(needs.inverterW),
    autonomy_h: needs.autonomyH === null ? null : hundredths(needs.autonomyH),
    assumptions: {
      sun_hours: house.sunHours,
      default_sun_hours: usualSunHours,
      panel_performance: performance,
      outage_hours: house.blackoutHours,
      chemistry: house.chemistry,
      depth_of_discharge: depth,
      battery_to_outlet: efficiency,
      autonomy_battery_wh: hundredths(house.batteryWh ?? needs.batteryWh),
      next_inverter_w: inverterSize(needs.simultaneousW, needs.surgeW),
      inverter_standby_wh: 0,
    },
  }
}
