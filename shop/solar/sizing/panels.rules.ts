/** What a panel gives of its rating after dirt, heat, wiring and conversion. */
export const performance = 0.75
const controllers = [10, 20, 30, 40, 50, 60, 80, 100] as const
const controllerHeadroom = 1.25
/** A tropical dawn: the coldest that a string is designed for, and the cells' usual gain of volts. */
const coldestC = 10
const ratedC = 25
const usualVoltsPerDegree = -0.0027

export const panelW = (wh: number, sunHours: number): number => wh / (sunHours * performance)

export const panelYieldWh = (watts: number, sunHours: number): number =>
  watts * sunHours * performance

/** Never rounded down. */
export const panelCount = (watts: number, wattsOfOne: number): number =>
  Math.ceil(watts / wattsOfOne)

export const daysInMonth = 30
export const dailyWhOfBill = (kwhAMonth: number): number => (kwhAMonth * 1000) / daysInMonth

/** Amps for which a charge controller is chosen. */
export const controllerA = (watts: number, batteryV: number): number =>
  (watts / batteryV) * controllerHeadroom

export const controllerSize = (amps: number): number | null =>
  controllers.find((size) => size >= amps) ?? null

/** Volts of a string at dawn, when panels give more than their plate says. */
export const coldV = (inSeries: number, openV: number, perDegree = usualVoltsPerDegree): number =>
  inSeries * openV * (1 + perDegree * (coldestC - ratedC))

/** How many panels in series stay below a controller's limit on the coldest dawn. */
export const maxInSeries = (openV: number, limitV: number, perDegree?: number): number =>
  Math.floor(limitV / coldV(1, openV, perDegree))
