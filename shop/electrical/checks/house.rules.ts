import { partsAs, type System } from '../parts/system.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'

const polesOf = (is240: boolean) => (is240 ? 3 : 2)

/** E23: what bonds its neutral itself switches over itself too. */
function checkBonding(isSwitched: boolean, leavesNeutral: boolean, report: Report): void {
  if (leavesNeutral) add(report, 'E23', 'danger', 'twoBonds')
  if (isSwitched) add(report, 'E23', 'advice', 'ownTransfer')
}

/** E23: exactly one bond between neutral and earth at a time. */
function checkTransfer(system: System, isUsa: boolean, report: Report): void {
  const source = system.inverter ?? system.station
  if (!source) return
  if (source.neutralBond === null) {
    missing(report, 'E23', source.sku, 'neutral_bond')
    return
  }
  const transfers = partsAs(system, 'transfer')
  const panels = partsAs(system, 'transfer_panel')
  const switching = transfers.filter(
    ({ part }) => part.switchesNeutral && (part.poles ?? 0) >= polesOf(source.gives240),
  )
  if (transfers.length > switching.length) add(report, 'E23', 'danger', 'transferPoles')
  const leavesNeutral = panels.some(({ part }) => !part.switchesNeutral)
  if (source.neutralBond === 'relay_in_battery_mode') {
    checkBonding(switching.length > 0, leavesNeutral, report)
    return
  }
  if (isUsa && leavesNeutral) return
  if (switching.length === 0) add(report, 'E23', 'danger', 'noTransfer')
  add(report, 'E23', 'advice', 'bondAtSource')
}

const maxTripMa = 30
const polesOfRcd = (is240: boolean) => (is240 ? 4 : 2)

/** E24: a residual current device, and one earth for everything. */
function checkRcd(system: System, report: Report): void {
  const source = system.inverter ?? system.station
  if (!source) return
  const protecting = partsAs(system, 'rcd').filter(
    ({ part }) =>
      (part.poles ?? 0) >= polesOfRcd(source.gives240) &&
      (part.trip_ma === null || part.trip_ma <= maxTripMa),
  )
  if (protecting.length === 0) add(report, 'E24', 'danger', 'noRcd')
  if (partsAs(system, 'earth_rod').length === 0) add(report, 'E24', 'advice', 'earth')
}

/** E23 and E24: an inverter that bonds its neutral lets a bare wire carry current to earth, and switches over by itself, where devices are plugged into it too. */
export function checkOutlets(system: System, report: Report): void {
  const bonds = system.inverter?.neutralBond === 'relay_in_battery_mode'
  if (!bonds) return
  if (partsAs(system, 'rcd').length === 0) add(report, 'E24', 'advice', 'rcdAtOutlets')
  if (partsAs(system, 'transfer').length > 0) add(report, 'E23', 'advice', 'ownTransfer')
}

/** E23 and E24, where the fixed wiring of a house is fed. */
export function checkHouse(system: System, isUsa: boolean, report: Report): void {
  checkTransfer(system, isUsa, report)
  checkRcd(system, report)
}
