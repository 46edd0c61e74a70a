import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { largeShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { householdOf } from '#shop/solar/composer/households.fixture.ts'
import { needOf } from '#shop/solar/composer/need-of.rules.ts'
import { placeFactsOf, systemDemand } from '#shop/solar/system/system-demand.rules.ts'
import { figure } from './report.ts'

const needs = 40
const warmUp = 5
/** Milliseconds in which the three levels of one need are to be found. */
const aimMs = 150

/** How long the composer takes for a need, of a hundred candidates in each family. */
export function measureComposer(): void {
  const shelf = largeShelf()
  const place = placeFactsOf('23')
  if (!place) return
  const times = Array.from({ length: warmUp + needs }, (_, seed) => {
    const { items, blackoutHours, panels } = householdOf(seed)
    const demand = systemDemand(items, blackoutHours)
    const begin = performance.now()
    setsByLevel(shelf, needOf(demand, place, panels), checkAt(place, { demand }))
    return performance.now() - begin
  })
  const sorted = times.slice(warmUp).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (needs - 1))] ?? 0
  const ratio = `${((100 * at(0.99)) / aimMs).toFixed(0)} % of the ${aimMs} ms aimed at`
  const name = 'composer, 100 candidates per family'
  console.log(
    `${name.padEnd(40)}${' '.repeat(10)}${figure(at(0.5), 1)} ms${figure(at(0.99), 1)} ms   ${ratio}`,
  )
}
