import { nextFuse } from '#shop/electrical/checks/strings.rules.ts'

/** Copper at 20 °C, in Ω·mm²/m. */
const copper = 0.0175
const fuseHeadroom = 1.25
const sections = [2.5, 4, 6, 10, 16, 25, 35, 50, 70] as const

/** Current in amps between battery and inverter. */
export const batteryA = (watts: number, volts: number, efficiency: number): number =>
  watts / (volts * efficiency)

/** Voltage drop of the return path, as a share. */
export const dropShare = (metres: number, amps: number, mm2: number, volts: number): number =>
  (2 * metres * amps * copper) / mm2 / volts

/** The minimum copper cross-section in mm² for a maximum voltage drop. */
export const minMm2 = (metres: number, amps: number, volts: number, share: number): number =>
  (2 * metres * amps * copper) / (share * volts)

/** The next standard cross-section; null above the largest. */
export const sectionSize = (mm2: number): number | null =>
  sections.find((size) => size >= mm2) ?? null

/** The next standard fuse above 1.25 times the current; the cable must be rated above it. */
export const fuseSize = (amps: number): number | null => nextFuse(amps * fuseHeadroom)

/** The battery voltage that limits the currents of a system of this power. */
export function systemV(watts: number): 12 | 24 | 48 {
  if (watts <= 1200) return 12
  return watts <= 3000 ? 24 : 48
}
