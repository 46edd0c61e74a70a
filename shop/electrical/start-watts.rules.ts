/** Watts of one device while it starts (locked rotor of a motor), by its code; the name plate wins over these. */
const startWatts: Readonly<Record<string, number>> = {
  rm: 1200,
  ri: 250,
  rv: 1800,
  fv: 1500,
  fa: 1200,
  mb: 600,
  da: 700,
  sc: 6000,
  si: 1500,
  sn: 1150,
  aw: 2600,
  vp: 110,
  vt: 130,
  vr: 15,
  bl: 9,
  tl: 18,
  bf: 30,
  lp: 30,
  tv: 45,
  tg: 90,
  tc: 200,
  cd: 10,
  mu: 80,
  ro: 10,
  te: 10,
  la: 60,
  pc: 300,
  co: 120,
  im: 30,
  ar: 700,
  or: 900,
  ho: 1000,
  ci: 1500,
  mi: 1650,
  ba: 875,
  ca: 800,
  fr: 1400,
  to: 800,
  he: 1400,
  pl: 1000,
  lv: 2000,
  ls: 1400,
  as: 2000,
  se: 1200,
  du: 3500,
  ct: 1500,
  bo: 2750,
  bu: 5000,
  mc: 200,
  ne: 300,
  cp: 40,
  ox: 1050,
  ta: 1500,
}

const ownMotorFactor = 5

/** One row of a load, with the watts that such a device usually draws. */
export interface StartingLoad {
  readonly code: string
  readonly quantity: number
  readonly watts: number
  readonly usualWatts: number
  /** For custom devices: whether a motor must start. */
  readonly motor: boolean
}

/** Watts of one device while it starts; changed running watts scale them. */
export function startWattsOf({ code, watts, usualWatts, motor }: StartingLoad): number {
  const known = startWatts[code]
  if (known === undefined) return motor ? watts * ownMotorFactor : watts
  return usualWatts > 0 ? (known * watts) / usualWatts : watts
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Watts while the hardest device starts and everything else runs, and which one that is. */
export function startOf<One extends StartingLoad>(
  loads: readonly One[],
): { readonly startW: number; readonly hardest: One | null } {
  const on = loads.filter(({ quantity }) => quantity > 0)
  const extra = (load: One) => startWattsOf(load) - load.watts
  const hardest = on.reduce<One | null>(
    (found, load) => (extra(load) > (found ? extra(found) : 0) ? load : found),
    null,
  )
  const running = sum(on.map(({ watts, quantity }) => watts * quantity))
  return { startW: running + (hardest ? extra(hardest) : 0), hardest }
}

/** Devices sold for 110 and for 220 V: only the name plate says which. */
const soldForBoth: readonly string[] = ['sc', 'si', 'sn', 'aw', 'du', 'ct', 'bo', 'bu']

export const needsVolts = (code: string): boolean => soldForBoth.includes(code)

/** From so many watts on a device of no list may be for 220 V; with a motor from fewer. */
const largeWatts = 1500
const largeMotorWatts = 700

/** Whether a device of which nobody said the volts is counted as one of 110 or of 220 V, whichever it is. */
export const mayBeFor220 = ({ code, watts, motor }: Omit<StartingLoad, 'usualWatts'>): boolean =>
  needsVolts(code) ||
  (startWatts[code] === undefined && watts >= (motor ? largeMotorWatts : largeWatts))
