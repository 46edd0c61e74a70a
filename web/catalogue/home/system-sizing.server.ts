import { nothingYet } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import { numbersOf } from '#shop/solar/calculator/numbers.rules.ts'
import { typicalHouses } from '#shop/solar/calculator/typical-houses.rules.ts'
import { controllerA, controllerSize } from '#shop/solar/sizing/panels.rules.ts'

/** The bank that controllers are named for. */
const bankV = 25.6

const [example] = typicalHouses.filter(({ house }) => house === 'small')

/** What one day without the grid needs in the example house, by the calculator and never rounded down. */
export function exampleSizes() {
  const items = example?.items ?? []
  const asked = { items, blackoutHours: 24 }
  const numbers = numbersOf({ ...nothingYet, ...asked })
  return {
    dailyWh: Math.round(numbers.dailyWh),
    simultaneousW: numbers.simultaneousW,
    inverterW: Math.ceil(numbers.inverterW),
    batteryWh: Math.ceil(numbers.batteryWh),
    panelW: Math.ceil(numbers.panelW),
    controllerA: controllerSize(controllerA(numbers.panelW, bankV)) ?? 0,
    href: calculationHref(asked),
  }
}

export type HouseSizes = ReturnType<typeof exampleSizes>
