/** Panel output relative to its rating, after dirt, heat, wiring and conversion. */
export const performance = 0.75
const controllers = [10, 20, 30, 40, 50, 60, 80, 100] as const
const controllerHeadroom = 1.25
/** The lowest design temperature in the tropics, and the usual voltage coefficient of the cells. */
const coldestC = 10
const ratedC = 25
const usualVoltsPerDegree = -0.0027

export const panelW = (wh: number, sunHours: number): number => wh / (sunHours * performance)

export const panelYieldWh = (watts: number, sunHours: number): number =>
  watts * sunHours * performance

/** Always rounded up. */
export const panelCount = (watts: number, wattsOfOne: number): number =>
  Math.ceil(watts / wattsOfOne)

export const daysInMonth = 30
export const dailyWhOfBill = (kwhAMonth: number): number => (kwhAMonth * 1000) / daysInMonth

/** The rated current of the charge controller. */
export const controllerA = (watts: number, batteryV: number): number =>
  (watts / batteryV) * controllerHeadroom

export const controllerSize = (amps: number): number | null =>
  controllers.find((size) => size >= amps) ?? null

/** String voltage at the lowest temperature, above the rated one. */
export const coldV = (
  inSeries: number,
  openV: number,
  perDegree = usualVoltsPerDegree,
  lowC: number = coldestC,
): number => inSeries * openV * (1 + perDegree * (lowC - ratedC))

/** The maximum number of panels in series below the controller's limit at the lowest temperature. */
export const maxInSeries = (
  openV: number,
  limitV: number,
  perDegree?: number,
  lowC?: number,
): number => Math.floor(limitV / coldV(1, openV, perDegree, lowC))
