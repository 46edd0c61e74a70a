import { type DailyLoad, dailyWh as whOf } from '#shop/solar/sizing/daily-energy.rules.ts'

const on = (watts: number, quantity: number, hours: number) => ({
  watts,
  quantity,
  hours,
  duty: 1,
})

/** Devices of the example house that the home page names: watts, number, and hours at full power. */
export const exampleLoads = {
  fridge: on(110, 1, 10.8),
  fan: on(55, 2, 10),
  light: on(9, 6, 6),
} as const satisfies Record<string, DailyLoad>

export const dailyWh = (loads: readonly DailyLoad[]): number => Math.round(whOf(loads))
