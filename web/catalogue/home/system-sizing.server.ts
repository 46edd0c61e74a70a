import { nothingYet } from '#shop/solar/calculator/calculation.rules.ts'
import { numbersOf } from '#shop/solar/calculator/numbers.rules.ts'
import { typicalHouses } from '#shop/solar/calculator/typical-houses.rules.ts'

const [example] = typicalHouses.filter(({ house }) => house === 'small')

/** What one day without the grid needs in the example house, by the calculator and never rounded down. */
export function exampleSizes() {
  const items = example?.items ?? []
  const numbers = numbersOf({ ...nothingYet, items, blackoutHours: 24 })
  return {
    dailyWh: Math.round(numbers.dailyWh),
    simultaneousW: numbers.simultaneousW,
    inverterW: Math.ceil(numbers.inverterW),
    batteryWh: Math.ceil(numbers.batteryWh),
    panelW: Math.ceil(numbers.panelW),
  }
}

export type HouseSizes = ReturnType<typeof exampleSizes>
