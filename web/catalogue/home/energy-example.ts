import { dailyWh as whOf } from '#shop/solar/sizing/daily-energy.rules.ts'
import type { Load } from '#shop/solar/sizing/loads.rules.ts'

const on = (watts: number, quantity: number, hours: number) => ({
  watts,
  quantity,
  hours,
  duty: 1,
  surge: 1,
  critical: true,
})

/** An example house: watts, number of devices, and hours at full power. */
export const exampleHouse = {
  fridge: on(110, 1, 10.8),
  fan: on(55, 2, 10),
  light: on(9, 6, 6),
  tv: on(45, 1, 5),
  router: on(10, 1, 24),
  phone: on(10, 3, 3),
  laptop: on(60, 1, 5),
} as const satisfies Record<string, Load>

export const dailyWh = (loads: readonly Load[]): number => Math.round(whOf(loads))
