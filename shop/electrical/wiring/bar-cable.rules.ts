import { efficiencyOf } from '../checks/battery.rules.ts'
import { batteryCircuit, batteryHeadroom } from '../checks/battery-circuit.rules.ts'
import { type Gauge, gauges } from './copper.rules.ts'
import { areBehindMain, busbarA } from './sheet-needs.rules.ts'
import type { WiringSheet } from './wiring-facts.rules.ts'

/** The way from the busbars to the inverter. */
export interface BarCableFacts {
  readonly gauge: Gauge
  readonly pairs: number
  /** What the main fuse, or the strings' fuses together, let through: it stands no less. */
  readonly fusedA: number
  /** What the inverter draws, a quarter more. */
  readonly loadA: number
  readonly feet: number
  readonly dropPct: number
  /** Whether it is one of the pairs of the batteries, as behind a main fuse. */
  readonly isOfBank: boolean
}

const metresPerFoot = 0.3048
const copper = 0.021
const maxDropPct = 2
/** Thinner pairs do not add up. */
const addsUpMm2 = 53.5
const maxPairs = 4
/** Where no cable is among the parts, as long as those that are sold. */
const usualFeet = 6

const widths = Array.from({ length: maxPairs - 1 }, (_, index) => index + 2)

/** The pair of the batteries, where it states what it carries. */
function ofBank({ bankCable }: WiringSheet): Gauge | null {
  const known = gauges.find(({ awg }) => awg === bankCable?.awg)
  const mm2 = bankCable?.mm2 ?? known?.mm2 ?? null
  if (!bankCable?.ampacityA || mm2 === null) return null
  return { awg: bankCable.awg, mm2, ampacityA: bankCable.ampacityA }
}

/** E18 and E20: the thinnest that stands what its fuses let through and loses at most 2 %; null without busbars. */
export function barCableOf(sheet: WiringSheet): BarCableFacts | null {
  const { system } = sheet.check
  const { inverter, battery, bankV, parallel } = system
  const fusedA = busbarA(sheet)
  if (fusedA === null || !inverter?.continuous_w || !battery || bankV === null) return null
  const { commonA } = batteryCircuit({
    inverterW: inverter.continuous_w,
    volts: bankV,
    efficiency: efficiencyOf(inverter),
    batteryA: battery.bms_cont_a ?? battery.max_discharge_a,
    parallel,
    isFusedEach: false,
  })
  const feet = sheet.bankCable?.feet ?? usualFeet
  const dropOf = (gauge: Gauge, pairs: number) =>
    (100 * 2 * feet * metresPerFoot * commonA * copper) / (gauge.mm2 * pairs * bankV)
  const loadA = batteryHeadroom * commonA
  const isRight = (gauge: Gauge, pairs: number) =>
    pairs * gauge.ampacityA >= Math.max(fusedA, loadA) && dropOf(gauge, pairs) <= maxDropPct
  const own = ofBank(sheet)
  const inOrder = own ? [own, ...gauges] : gauges
  const ways = [
    ...inOrder.map((gauge) => ({ gauge, pairs: 1 })),
    ...widths.flatMap((pairs) =>
      inOrder.filter(({ mm2 }) => mm2 >= addsUpMm2).map((gauge) => ({ gauge, pairs })),
    ),
  ]
  const found = ways.find(({ gauge, pairs }) => isRight(gauge, pairs))
  if (!found) return null
  const { gauge, pairs } = found
  const isOfBank = gauge === own && pairs === 1 && areBehindMain(sheet)
  return { ...found, fusedA, loadA, feet, dropPct: dropOf(gauge, pairs), isOfBank }
}
