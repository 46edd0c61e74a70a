/** A charger of one voltage beside a battery of another. */
export interface ChargerVolts {
  readonly kind: 'chargerVolts'
  readonly charger: number
  readonly battery: number
}

const volts = '(12|24|36|48)'
const ofCharger = [
  new RegExp(`\\b${volts} ?v\\w* (?:[\\w.]+ ){0,3}?(?:chargers?)\\b`),
  new RegExp(
    `\\b(?:cargador\\w*|chargers?)\\b (?:(?!bateri|batter|banco)[\\w.]+ ){0,6}?(?:de |of )?${volts} ?v\\w*`,
  ),
]
const ofBattery = [
  new RegExp(`\\b${volts} ?v\\w* (?:[\\w.]+ ){0,3}?(?:batter\\w+|bank|system)\\b`),
  new RegExp(
    `\\b(?:bateri\\w*|batter\\w*|banco|bank|sistema|system)\\b (?:(?!cargador|charger)[\\w.]+ ){0,5}?(?:de |of )?${volts}(?: ?v\\w*)?\\b(?! ?(?:ah|amp\\w*|a)\\b)`,
  ),
]

const first = (patterns: readonly RegExp[], text: string): number =>
  Number(patterns.map((one) => one.exec(text)?.[1]).find(Boolean) ?? 0)

/** Null where the two agree, or where one of them is not said. */
export function chargerVoltsIn(text: string): ChargerVolts | null {
  const [charger, battery] = [first(ofCharger, text), first(ofBattery, text)]
  return charger > 0 && battery > 0 && charger !== battery
    ? { kind: 'chargerVolts', charger, battery }
    : null
}
