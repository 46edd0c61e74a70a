/** Kinds of battery by the word on their case. */
export const batteryKinds = ['lithium', 'agm', 'lead'] as const
export type BatteryKind = (typeof batteryKinds)[number]
export const bankVolts = [12, 24, 48] as const
export type BankVolts = (typeof bankVolts)[number]

export interface OwnBattery {
  readonly kind: BatteryKind
  readonly volts: BankVolts
  readonly ampHours: number
  readonly quantity: number
  /** Amperes that it gives for hours, by its label; missing where nobody could read them. */
  readonly dischargeA?: number | null
  /** Amperes that it gives for seconds, while something starts. */
  readonly peakA?: number | null
}

/** What the form begins with when a car battery is named. */
export const usualCarBattery: OwnBattery = { kind: 'lead', volts: 12, ampHours: 70, quantity: 1 }

/** Volts that come out of an inverter of the house. */
export const ownOutputs = ['110', '220', 'both'] as const
export type OwnOutput = (typeof ownOutputs)[number]

export interface OwnInverter {
  readonly watts: number
  readonly volts: BankVolts
  /** Amperes of its own charger; 0 without one. */
  readonly chargeA: number
  /** What it gives to a starting motor; null where its label does not say it. */
  readonly surgeW: number | null
  /** Missing where nobody read it. */
  readonly output?: OwnOutput | null
  /** Its own solar controller; missing where it has none. */
  readonly tracker?: OwnTracker | null
}

/** A solar controller (MPPT) inside an inverter, by its label; null for what nobody could read. */
export interface OwnTracker {
  /** Volts of a string that it stands. */
  readonly maxV: number | null
  /** Volts from which it charges: the first of its MPPT range. */
  readonly minV: number | null
  readonly maxW: number | null
  readonly maxA: number | null
}

/** Panels of one kind, by their label; null for what nobody could read. */
export interface OwnPanels {
  readonly watts: number
  readonly quantity: number
  readonly vocV: number | null
  readonly iscA: number | null
}

/** What a house has already; null for nothing. */
export interface Owned {
  readonly battery: OwnBattery | null
  readonly inverter: OwnInverter | null
  readonly panels: OwnPanels | null
}
export const nothingOwned: Owned = { battery: null, inverter: null, panels: null }

/** The largest figures that the parts of a house may have. */
export const maxOwned = {
  ampHours: 2000,
  dischargeA: 1000,
  peakA: 3000,
  batteries: 32,
  inverterW: 20_000,
  surgeW: 60_000,
  chargeA: 200,
  panelW: 1000,
  panels: 48,
  vocV: 250,
  iscA: 30,
} as const

/** As many batteries, inverters and panels of the house as a set uses. */
export interface OwnUse {
  readonly batteries: number
  readonly inverters: number
  readonly panels: number
  /** Whether panels end at the controller inside its inverter. */
  readonly trackers: number
}

/** Where no panels end at its controller, it is wired as one without. */
const inverterUsed = ({ tracker, ...inverter }: OwnInverter, { trackers }: OwnUse): OwnInverter =>
  tracker && trackers > 0 ? { ...inverter, tracker } : inverter

export const usedOf = ({ battery, inverter, panels }: Owned, used: OwnUse): Owned => ({
  battery: battery && used.batteries > 0 ? { ...battery, quantity: used.batteries } : null,
  inverter: inverter && used.inverters > 0 ? inverterUsed(inverter, used) : null,
  panels: panels && used.panels > 0 ? { ...panels, quantity: used.panels } : null,
})

export const voltsOf = (text: string | null | undefined): BankVolts | null =>
  bankVolts.find((volts) => String(volts) === text) ?? null
