import type { Ctx } from '#platform/ctx.ts'
import { appliances, rooms } from '#shop/solar/appliances.rules.ts'
import { type Calculation, loadsOf } from '#shop/solar/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculation-query.rules.ts'
import { demandOf, setsFor } from '#shop/solar/calculator.service.server.ts'
import { inverterSize, standbyW } from '#shop/solar/inverter.rules.ts'
import { criticalOf, dailyWh, simultaneousW, surgeW } from '#shop/solar/loads.rules.ts'
import { needsOf } from '#shop/solar/needs.rules.ts'
import { panelCount } from '#shop/solar/panels.rules.ts'
import { placeOf, places } from '#shop/solar/sun-hours.rules.ts'
import { typicalHouses } from '#shop/solar/typical-houses.rules.ts'
import { houseWarnings } from '#shop/solar/warnings.rules.ts'
import { applianceNames, calculatorWords } from '#shop/solar/words.service.server.ts'

const usualPanelW = 550

/** What the forms of the calculator offer to choose from. */
const choices = {
  rooms: rooms.map((room) => ({
    room,
    codes: appliances.filter((one) => one.room === room).map(({ code }) => code),
  })),
  places: places.map(({ code, name, isCuba }) => ({ code, name, isCuba })),
}

/** Words and choices, which no other page carries. */
export const calculatorTexts = (ctx: Ctx) => ({
  words: calculatorWords(ctx.locale),
  names: applianceNames(ctx.locale),
  choices,
})

export const startingHouses = () =>
  typicalHouses.map(({ house, items }) => ({
    house,
    href: calculationHref({ items }),
    wh: Math.round(dailyWh(loadsOf({ items, kwhAMonth: null, blackoutHours: 12 }))),
  }))

/** The numbers of a calculation, with all that they rest on. */
function numbersOf(calculation: Calculation) {
  const loads = loadsOf(calculation)
  const { sunHours, blackoutHours } = demandOf(calculation)
  const needs = needsOf({ loads, sunHours, blackoutHours, chemistry: 'lifepo4' })
  const size = inverterSize(needs.simultaneousW, needs.surgeW)
  const standby = standbyW(size ?? needs.inverterW)
  return {
    ...needs,
    sunHours,
    inverterSize: size,
    panels: panelCount(needs.panelW, usualPanelW),
    standbyW: standby,
    standbyWh: standby * blackoutHours,
    goingW: simultaneousW(criticalOf(loads)),
    goingSurgeW: surgeW(criticalOf(loads)),
    place: placeOf(calculation.place)?.name ?? null,
    warnings: houseWarnings(calculation.items),
  }
}
export type Numbers = ReturnType<typeof numbersOf>

export async function calculated(ctx: Ctx, calculation: Calculation) {
  return {
    calculation,
    numbers: numbersOf(calculation),
    sets: await setsFor(ctx, calculation),
  }
}
