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
}

/** What the form begins with when a car battery is named. */
export const usualCarBattery: OwnBattery = { kind: 'lead', volts: 12, ampHours: 70, quantity: 1 }

export interface OwnInverter {
  readonly watts: number
  readonly volts: BankVolts
  /** Amperes of its own charger; 0 without one. */
  readonly chargeA: number
}

/** What a house has already; null for nothing. */
export interface Owned {
  readonly battery: OwnBattery | null
  readonly inverter: OwnInverter | null
}
export const nothingOwned: Owned = { battery: null, inverter: null }

export const maxAmpHours = 2000
export const maxOwnBatteries = 32
export const maxInverterW = 20_000
export const maxChargeA = 200

const marks = { lithium: 'l', agm: 'a', lead: 'p' } as const
const writtenBattery = /^([lap])(12|24|48)v(\d{1,4}(?:\.\d{1,2})?)x(\d{1,2})$/
const writtenInverter = /^(\d{1,5}(?:\.\d{1,2})?)w(12|24|48)v(?:(\d{1,3}(?:\.\d{1,2})?)a)?$/

export const ownBatteryText = ({ battery }: Owned): string | null =>
  battery && `${marks[battery.kind]}${battery.volts}v${battery.ampHours}x${battery.quantity}`

export const ownInverterText = ({ inverter }: Owned): string | null =>
  inverter &&
  `${inverter.watts}w${inverter.volts}v${inverter.chargeA > 0 ? `${inverter.chargeA}a` : ''}`

/** What is written of it in addresses; what there is not is left out. */
export function ownedParameters(owned: Owned): { bateria?: string; inversor?: string } {
  const [bateria, inversor] = [ownBatteryText(owned), ownInverterText(owned)]
  return { ...(bateria && { bateria }), ...(inversor && { inversor }) }
}

/** As many batteries and inverters of the house as a set uses. */
export const usedOf = (
  { battery, inverter }: Owned,
  used: { readonly batteries: number; readonly inverters: number },
): Owned => ({
  battery: battery && used.batteries > 0 ? { ...battery, quantity: used.batteries } : null,
  inverter: used.inverters > 0 ? inverter : null,
})

export const voltsOf = (text: string | null | undefined): BankVolts | null =>
  bankVolts.find((volts) => String(volts) === text) ?? null

const isWithin = (value: number, max: number): boolean => value > 0 && value <= max

function batteryIn(text: string | null): OwnBattery | null {
  const [, mark, typedVolts, ampHours, quantity] = writtenBattery.exec(text ?? '') ?? []
  const kind = batteryKinds.find((one) => marks[one] === mark)
  const volts = voltsOf(typedVolts)
  if (!kind || !volts) return null
  const battery = { kind, volts, ampHours: Number(ampHours), quantity: Number(quantity) }
  const isSane =
    isWithin(battery.ampHours, maxAmpHours) && isWithin(battery.quantity, maxOwnBatteries)
  return isSane ? battery : null
}

function inverterIn(text: string | null): OwnInverter | null {
  const [, watts, typedVolts, chargeA] = writtenInverter.exec(text ?? '') ?? []
  const volts = voltsOf(typedVolts)
  if (!volts) return null
  const inverter = { watts: Number(watts), volts, chargeA: Number(chargeA ?? 0) }
  return isWithin(inverter.watts, maxInverterW) && inverter.chargeA <= maxChargeA ? inverter : null
}

/** Reads what a URL says of battery and inverter; what makes no sense is nothing. */
export const ownedIn = (battery: string | null, inverter: string | null): Owned => ({
  battery: batteryIn(battery),
  inverter: inverterIn(inverter),
})
