import type { SystemCheck } from '../checks/check-system.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import type { Gauge } from './copper.rules.ts'

/** A product of an installation, as the catalogue describes it. */
export interface SheetPart {
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
  readonly quantity: number
}

/** How the parts are joined: a hybrid does it all, a station is closed, the rest meets at the battery. */
export type SheetKind = 'hybrid' | 'separate' | 'backup' | 'station'

export interface SheetItem {
  readonly name: string
  readonly quantity: number
}

export interface PanelFacts extends SheetItem {
  readonly watts: number
  readonly series: number
  readonly strings: number
  readonly perTracker: number
  /** Laid in the sun and put away again, not fixed to a roof. */
  readonly isFolding: boolean
  /** Volts of one string: open at 25 °C, open in the cold, working at 70 °C. */
  readonly openV: number
  readonly coldV: number
  readonly hotV: number
  readonly limitV: number | null
  /** True where the panel itself stands less than the equipment. */
  readonly isPanelLimit: boolean
  readonly minV: number | null
  readonly stringA: number
  readonly shortA: number
}

type BankRun = 'sideBySide' | 'each' | 'bars' | 'series' | 'eachString' | 'barStrings'

export interface CableFacts extends SheetItem {
  readonly awg: string
  readonly mm2: number | null
  readonly feet: number | null
  readonly dropPct: number | null
  /** What that is at most on a day of the darkest month; null for other cables than those of panels. */
  readonly lossWh: number | null
  readonly ampacityA: number | null
  /** The current it is chosen for. */
  readonly neededA: number | null
  /** How the pairs lie: from panels one, or one of each string; from batteries side by side, each to the inverter or to busbars. */
  readonly run: 'single' | 'perString' | 'spare' | BankRun
}

/** The box that holds string fuses, and perhaps arrester and disconnect. */
export interface CombinerFacts extends SheetItem {
  /** Strings that find room in it; null where that is not stated. */
  readonly room: number | null
  readonly strings: number
  /** Inputs of controller or inverter that it leads to; each takes a box of its own. */
  readonly inputs: number
  /** Strings that the fullest input takes. */
  readonly perInput: number
  readonly missing: number
  /** Where every string has a pair of its own to the box: the copper from there on, with all of their current. */
  readonly tail: Gauge | null
  /** Amperes of the fuses that come in it, where others replace them. */
  readonly replacedA: number | null
}

/** Class T and terminal fuses put out what a lithium battery gives; a breaker can be reset. */
export type FuseKind = 'classT' | 'terminal' | 'breaker' | 'gpv'

export interface ProtectionFacts extends SheetItem {
  readonly kind: FuseKind | null
  /** How many circuits need one. */
  readonly neededCount: number

  readonly ratedA: number | null
  readonly ratedV: number | null
  readonly interruptKa: number | null
  /** The smallest rating the rules allow. */
  readonly neededA: number | null
  /** True where it is part of the combiner box. */
  readonly isInBox: boolean
  /** True where every battery, or string of batteries, has its own. */
  readonly isEach: boolean
}

/** The fuse between the busbars and the inverter, where several strings have fuses of their own. */
export interface MainFuseFacts {
  /** Empty where the parts hold none. */
  readonly name: string
  readonly kind: FuseKind | null
  readonly ratedA: number | null
  readonly neededA: number | null
  readonly interruptKa: number | null
}

export interface BankFacts extends SheetItem {
  readonly volts: number
  readonly ampHours: number | null
  readonly series: number
  readonly parallel: number
  /** What a healthy bank shows at rest, half charged and more. */
  readonly restV: { readonly from: number; readonly to: number }
  /** Pairs of cable that are not there to join them. */
  readonly missingPairs: number
  readonly maxChargeA: number | null
  /** What the inverter itself charges with at most; null where something else charges, or it is not stated. */
  readonly ownChargeA: number | null
  /** Where the charging current is set; null where it is not. */
  readonly chargedBy: 'inverter' | 'controller' | 'charger' | null
}

/** A fuse and the cable that comes with it. */
export interface ChargerFuseFacts extends SheetItem {
  readonly ratedA: number | null
  readonly awg: string
  readonly mm2: number | null
}

/** What charges the bank beside the inverter, with the fuse and cable of its way to where they meet. */
export interface ChargerFacts extends SheetItem {
  readonly amps: number | null
  readonly fuseA: number | null
  readonly cable: Gauge | null
  /** The fuse with its cable among the parts; null where there is none. */
  readonly fuse: ChargerFuseFacts | null
  /** How many of these fuses the parts do not hold. */
  readonly missingFuses: number
  /** What its fuse must interrupt. */
  readonly interruptKa: number | null
}

export interface SourceFacts extends SheetItem {
  readonly watts: number | null
  readonly gives120: boolean
  readonly gives240: boolean
  /** Whether it states its volts, frequency and wave; of an inverter of the house at most its volts are known. */
  readonly isOutputStated: boolean
  readonly standbyW: number | null
  readonly bond: Part['neutralBond']
  /** Whether the grid can be connected to it. */
  readonly hasGridInput: boolean
  /** The way from the grid to its AC input; null where it has a plug or none. */
  readonly gridInput: {
    readonly breakerA: number
    readonly cable: Gauge | null
    /** What is left for a charger that is not stated, in amperes of the battery; null where it is counted. */
    readonly chargeLimitA: number | null
  } | null
}

export interface RcdFacts extends SheetItem {
  readonly ratedA: number | null
  readonly tripMa: number | null
  readonly poles: number | null
  /** From the inverter to the board. */
  readonly cable: Gauge | null
}

export interface WiringSheet {
  readonly kind: SheetKind
  readonly panels: PanelFacts | null
  readonly combiner: CombinerFacts | null
  readonly stringFuse: ProtectionFacts | null
  readonly panelCable: CableFacts | null
  readonly disconnect: ProtectionFacts | null
  readonly arrester: ProtectionFacts | null
  readonly controller: ChargerFacts | null
  readonly charger: ChargerFacts | null
  readonly bank: BankFacts | null
  readonly bankFuse: ProtectionFacts | null
  readonly bankCable: CableFacts | null
  /** Null where no busbars are, or the strings' own fuses protect the cable to the inverter too. */
  readonly mainFuse: MainFuseFacts | null
  readonly source: SourceFacts | null
  readonly rcd: RcdFacts | null
  readonly transfer: SheetItem | null
  readonly hasEarthRod: boolean
  /** Torque that the products state, by the product's name. */
  readonly torques: readonly { readonly name: string; readonly text: string }[]
  /** Names of the parts by their codes. */
  readonly names: ReadonlyMap<string, string>
  readonly check: SystemCheck
}
