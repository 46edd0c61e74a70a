/** Loads whose hours are shown without a question, as codes of devices. */
export const commonLoads = {
  light: 'bl1',
  fan: 'vp1',
  fanAndLight: 'vp1-bl1',
  evening: 'vp1-bl3-tv1-ro1',
  refrigerator: 'rm1',
  blackout: 'rm1-vp1-bl3-ro1',
  refrigeratorAndFans: 'rm1-vp2',
  houseWithAir: 'rm1-vp2-si1',
} as const
export type CommonLoad = keyof typeof commonLoads

/** Their mean watts, thermostat cycles included; a test compares them with the devices' own figures. */
export const commonMeanW: Readonly<Record<CommonLoad, number>> = {
  light: 9,
  fan: 55,
  fanAndLight: 64,
  evening: 137,
  refrigerator: 49.5,
  blackout: 141.5,
  refrigeratorAndFans: 159.5,
  houseWithAir: 709.5,
}

/** Watts while the hardest device of these loads starts; the same test compares them. */
export const commonStartW: Readonly<Record<CommonLoad, number>> = {
  light: 9,
  fan: 110,
  fanAndLight: 119,
  evening: 192,
  refrigerator: 1200,
  blackout: 1292,
  refrigeratorAndFans: 1310,
  houseWithAir: 2310,
}

/** Whether a source starts a common load; a source of unknown surge is not doubted. */
export const startsCommon = (load: CommonLoad, surgeW: number | null): boolean =>
  surgeW === null || surgeW >= commonStartW[load]
