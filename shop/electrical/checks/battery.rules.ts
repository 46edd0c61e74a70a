import type { Part } from '../parts/part.rules.ts'
import { voltageClass } from '../parts/part.rules.ts'
import { partsAs, type System } from '../parts/system.rules.ts'
import { chargesOf, checkChargeSum, sumOf } from './charging.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'
import type { Layout } from './strings.rules.ts'

const usualEfficiency = 0.9

/** Share of the battery's energy that leaves the inverter. */
export const efficiencyOf = (inverter: Part | null): number =>
  inverter?.efficiency_pct ? inverter.efficiency_pct / 100 : usualEfficiency

/** E1: one kind of battery only, and no more of them than its maker allows. */
function checkKind({ battery, isMixedBank, series, parallel }: System, report: Report): boolean {
  if (!battery) return true
  if (isMixedBank) add(report, 'E1', 'danger', 'bankMixed')
  const tooLong = battery.max_series !== null && series > battery.max_series
  const tooWide = battery.max_parallel !== null && parallel > battery.max_parallel
  if (tooLong)
    add(report, 'E1', 'danger', 'bankSeries', { series, max_series: battery.max_series ?? 0 })
  if (tooWide)
    add(report, 'E1', 'danger', 'bankParallel', {
      parallel,
      max_parallel: battery.max_parallel ?? 0,
    })
  if (battery.max_parallel === null && parallel > 1)
    missing(report, 'E1', battery.sku, 'max_parallel')
  return !isMixedBank && !tooLong && !tooWide
}

/** Room between the nominal and the full voltage of a bank. */
const chargingRoom = 1.2

/** E2 for what charges the bank. */
function checkChargers(system: System, bankV: number, report: Report): void {
  const battery_v = voltageClass(bankV)
  for (const { part } of partsAs(system, 'controller'))
    if (part.bankClasses.length > 0 && !part.bankClasses.includes(battery_v))
      add(report, 'E2', 'will_not_work', 'voltageController', { battery_v })
  for (const { part } of partsAs(system, 'charger')) {
    if (part.chargerV === null) continue
    const figures = { battery_v, charger_v: part.chargerV }
    if (part.chargerV > bankV * chargingRoom) add(report, 'E2', 'danger', 'voltageCharger', figures)
    else if (part.chargerV <= bankV) add(report, 'E2', 'will_not_work', 'voltageCharger', figures)
  }
}

/** A full bank above its nominal volts. */
const fullBank = 1.14
/** Direct current from here on kills who touches it, and its arc does not go out. */
const maxTouchV = 60

/** E2 for a bank that is joined as somebody says it, and not as the inverter asks. */
function checkJoined(system: System, own: number, report: Report): boolean {
  const { inverter, series, bankV } = system
  if (bankV === null) return true
  const wanted = inverter?.bankClasses[0] ?? null
  const bank = own * series
  const full = bankV * fullBank
  const figures = { series, bank_v: bankV, full_v: full, inverter_v: wanted ?? bank }
  if (wanted !== null && bank > wanted) add(report, 'E2', 'danger', 'bankAbove', figures)
  if (wanted !== null && bank < wanted) add(report, 'E2', 'will_not_work', 'bankBelow', figures)
  if (full > maxTouchV) add(report, 'E2', 'danger', 'bankTouch', figures)
  if (full > maxTouchV || (wanted !== null && bank !== wanted)) return false
  checkChargers(system, bankV, report)
  return true
}

/** E2: battery, inverter, controller and charger are of one voltage. */
function checkVoltage(system: System, report: Report, isJoined: boolean): boolean {
  const { battery, batteries, inverter, series, bankV } = system
  if (battery && battery.nominal_v === null) missing(report, 'E2', battery.sku, 'nominal_v')
  if (!battery?.nominal_v || bankV === null) return true
  const own = voltageClass(battery.nominal_v)
  if (isJoined) return checkJoined(system, own, report)
  const wanted = inverter?.bankClasses[0] ?? own
  const figures = { battery_v: own, inverter_v: wanted, series: Math.ceil(series) }
  if (own > wanted) {
    add(report, 'E2', 'danger', 'voltage', figures)
    return false
  }
  if (!Number.isInteger(series) || batteries % series !== 0) {
    add(report, 'E2', 'will_not_work', 'voltageCount', figures)
    return false
  }
  checkChargers(system, bankV, report)
  return true
}

const chargeRates = { lithium: 0.5, agm: 0.2, lead: 0.13 } as const
const leadDischargeRate = 0.2

/** E5: the rate of charging that a battery ages well with. */
function checkChargeRate(battery: Part, parallel: number, amps: number, report: Report): void {
  const { capacity_ah, chemistry } = battery
  if (capacity_ah === null || chemistry === null) return
  const gentle = capacity_ah * parallel * chargeRates[chemistry]
  if (amps > gentle) add(report, 'E5', 'advice', 'chargeRate', { charge_a: amps, design_a: gentle })
}

/** E4 and the charging of E5. */
function checkCharge(system: System, layout: Layout | null, report: Report): void {
  const { battery, parallel } = system
  const charges = chargesOf(system, layout)
  if (!battery || charges.length === 0) return
  const amps = sumOf(charges)
  report.figures.charge_a = amps
  if (battery.chemistry === 'lead' || battery.chemistry === 'agm')
    add(report, 'E5', 'advice', 'leadProfile')
  if (battery.max_charge_a === null) {
    missing(report, 'E4', battery.sku, 'max_charge_a')
    return
  }
  const limit = battery.max_charge_a * parallel
  checkChargeSum(charges, limit, report)
  if (amps <= limit) checkChargeRate(battery, parallel, amps, report)
}

/** E2: a station has its own battery; one beside it joins nothing without an inverter. */
function checkApart({ battery, inverter, station }: System, report: Report): void {
  if (battery && station && !inverter) add(report, 'E2', 'advice', 'notJoined')
}

/** E5: the rate of discharge. */
function checkDischarge({ battery, inverter, parallel, bankV }: System, report: Report): void {
  if (!battery?.capacity_ah || !inverter?.continuous_w || bankV === null) return
  const drawn = inverter.continuous_w / (bankV * efficiencyOf(inverter))
  const bms = battery.bms_cont_a ?? battery.max_discharge_a
  const amps = bms === null ? drawn : Math.min(drawn, bms * parallel)
  const rate = battery.chemistry === 'lithium' ? battery.max_c_rate : leadDischargeRate
  if (rate === null || battery.chemistry === null) return
  const design = rate * battery.capacity_ah * parallel
  // the makers' rates are rounded to hundredths
  if (amps > design * 1.01)
    add(report, 'E5', 'advice', 'dischargeRate', { discharge_a: amps, design_a: design })
}

/** E6: lithium is not charged below freezing. */
function checkCold({ battery, station }: System, lowC: number, report: Report): void {
  const stores = [battery, station].filter((part) => part?.chemistry === 'lithium')
  for (const part of stores)
    if (lowC < (part?.low_temp_charge_c ?? 0)) add(report, 'E6', 'advice', 'cold', { low_c: lowC })
}

/** E1 and E2; false where bank or voltage are wrong, and other rules would calculate with nonsense. */
export function checkBank(system: System, report: Report, isJoined = false): boolean {
  const isOneKind = checkKind(system, report)
  return checkVoltage(system, report, isJoined) && isOneKind
}

/** E4 to E6; the panels as they are laid out. */
export function checkBattery(
  system: System,
  lowC: number,
  layout: Layout | null,
  report: Report,
): void {
  checkCharge(system, layout, report)
  checkApart(system, report)
  checkDischarge(system, report)
  checkCold(system, lowC, report)
}
