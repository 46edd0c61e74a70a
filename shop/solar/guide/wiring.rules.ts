/** Copper at 20 °C, in Ω·mm²/m. */
const copper = 0.0175
const fuseHeadroom = 1.25
const sections = [2.5, 4, 6, 10, 16, 25, 35, 50, 70] as const
const fuses = [10, 15, 20, 25, 32, 40, 50, 63, 80, 100, 125, 150, 200, 250, 300] as const

/** Amps between battery and inverter. */
export const batteryA = (watts: number, volts: number, efficiency: number): number =>
  watts / (volts * efficiency)

/** Share of the volts that the way there and back costs. */
export const dropShare = (metres: number, amps: number, mm2: number, volts: number): number =>
  (2 * metres * amps * copper) / mm2 / volts

/** The thinnest copper that keeps the drop within a share, in mm². */
export const minMm2 = (metres: number, amps: number, volts: number, share: number): number =>
  (2 * metres * amps * copper) / (share * volts)

/** The next section for sale; null beyond the thickest. */
export const sectionSize = (mm2: number): number | null =>
  sections.find((size) => size >= mm2) ?? null

/** The next fuse for sale above 1.25 times the current; the cable must carry more than it. */
export const fuseSize = (amps: number): number | null =>
  fuses.find((size) => size >= amps * fuseHeadroom) ?? null

/** The battery voltage at which a system of this power keeps its currents tame. */
export function systemV(watts: number): 12 | 24 | 48 {
  if (watts <= 1200) return 12
  return watts <= 3000 ? 24 : 48
}
