import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { medicalWords } from '#shop/solar/sizing/medical.rules.ts'

/** Medicine that must stay cold. */
export const isColdMedicine = (text: string): boolean =>
  /insulina|insulin\b|vacuna|vaccine/.test(text)

/** Somebody's health depends on the device. */
export const isMedical = (text: string): boolean => medicalWords.test(text)

const maxHours = 24
const usualHours = 12

/** A third more hours than were said. */
export const withReserve = (hours: number | null): number =>
  Math.min(maxHours, Math.ceil((hours ?? usualHours) * medicalReserve))
