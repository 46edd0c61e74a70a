import type { Ctx } from '#platform/ctx.ts'
import { appliances, rooms } from '#shop/solar/appliances.rules.ts'
import { type Calculation, loadsOf } from '#shop/solar/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculation-query.rules.ts'
import { setsFor } from '#shop/solar/calculator.service.server.ts'
import { dailyWh } from '#shop/solar/loads.rules.ts'
import { applianceNames, calculatorMessages } from '#shop/solar/messages.service.server.ts'
import { numbersOf } from '#shop/solar/numbers.rules.ts'
import { places } from '#shop/solar/sun-hours.rules.ts'
import { typicalHouses } from '#shop/solar/typical-houses.rules.ts'

/** What the forms of the calculator offer to choose from. */
const choices = {
  rooms: rooms.map((room) => ({
    room,
    codes: appliances.filter((one) => one.room === room).map(({ code }) => code),
  })),
  places: places.map(({ code, name, isCuba }) => ({ code, name, isCuba })),
}

/** Messages and choices, which no other page carries. */
export const calculatorTexts = (ctx: Ctx) => ({
  messages: calculatorMessages(ctx.locale),
  names: applianceNames(ctx.locale),
  choices,
})

export const startingHouses = () =>
  typicalHouses.map(({ house, items }) => ({
    house,
    href: calculationHref({ items }),
    wh: Math.round(dailyWh(loadsOf({ items, kwhAMonth: null, blackoutHours: 12 }))),
  }))

export async function calculated(ctx: Ctx, calculation: Calculation) {
  return {
    calculation,
    numbers: numbersOf(calculation),
    sets: await setsFor(ctx, calculation),
  }
}
