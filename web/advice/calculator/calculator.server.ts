import type { Ctx } from '#platform/ctx.ts'
import { type Calculation, loadsOf } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref, itemsText } from '#shop/solar/calculator/calculation-query.rules.ts'
import { setsFor } from '#shop/solar/calculator/calculator.service.server.ts'
import { numbersOf } from '#shop/solar/calculator/numbers.rules.ts'
import { typicalHouses } from '#shop/solar/calculator/typical-houses.rules.ts'
import { applianceNames, calculatorMessages } from '#shop/solar/messages.service.server.ts'
import { appliances, rooms } from '#shop/solar/sizing/appliances.rules.ts'
import { dailyWh } from '#shop/solar/sizing/daily-energy.rules.ts'
import { places } from '#shop/solar/sizing/sun-hours.rules.ts'

/** The choices of the calculator's forms. */
const choices = {
  rooms: rooms.map((room) => ({
    room,
    codes: appliances.filter((one) => one.room === room).map(({ code }) => code),
  })),
  places: places.map(({ code, name, isCuba }) => ({ code, name, isCuba })),
}

/** Messages and choices that only the calculator loads. */
export const calculatorTexts = (ctx: Ctx) => ({
  messages: calculatorMessages(ctx.locale),
  names: applianceNames(ctx.locale),
  choices,
})

export const startingHouses = () =>
  typicalHouses.map(({ house, items }) => ({
    house,
    href: calculationHref({ items }),
    items: itemsText(items),
    wh: Math.round(dailyWh(loadsOf({ items, kwhAMonth: null, blackoutHours: 12 }))),
  }))

/** A calculation with its sets, which wait until refused fields are corrected. */
export async function calculated(ctx: Ctx, calculation: Calculation, isRefused: boolean) {
  return {
    calculation,
    numbers: numbersOf(calculation),
    sets: isRefused ? null : await setsFor(ctx, calculation),
  }
}
