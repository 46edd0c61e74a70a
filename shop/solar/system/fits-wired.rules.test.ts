import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { bankOf } from '#shop/electrical/composer/battery/battery-bank.rules.ts'
import { batteryWiring } from '#shop/electrical/composer/battery/battery-wiring.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { seedPart } from '#tests/harness/seed-parts.ts'
import { fitsOf } from './fits.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const classT = demonstrationOffers.find(({ part }) => part.sku === 'ACC-FUS-T250')!
/** Behind busbars the largest inverter takes a main fuse that an electrician buys elsewhere. */
const largest = { ...classT, part: { ...classT.part, sku: 'T350', rated_a: 350 } }
const shelf = shelfOf([...demonstrationOffers, largest])
const wiringFor = batteryWiring(shelf, true)

/** Every number of batteries that a product page recommends for an inverter. */
const recommended = shelf.batteries.flatMap((battery) =>
  shelf.inverters.flatMap((inverter) =>
    fitsOf(seedPart(battery.offer.part.sku), seedPart(inverter.offer.part.sku), cuba).flatMap(
      ({ fit }) =>
        fit.kind === 'bank'
          ? [...new Set([fit.min, fit.quantity])].map((quantity) => ({
              battery,
              inverter,
              quantity,
            }))
          : [],
    ),
  ),
)

test.each(
  recommended.map((one) => ({
    ...one,
    title: `${one.quantity} × ${one.battery.offer.part.sku} with ${one.inverter.offer.part.sku}`,
  })),
)('$title can be wired, with a fuse for each string', (one) => {
  const { battery, inverter, quantity } = one
  const parallel = quantity / (inverter.voltageClass / battery.voltageClass)
  const lines = wiringFor(bankOf(battery, inverter, parallel))
  expect(lines).not.toBeNull()
  const parts = [
    { part: battery.offer.part, quantity },
    { part: inverter.offer.part, quantity: 1 },
    ...(lines ?? []).map(({ offer, quantity: count }) => ({ part: offer.part, quantity: count })),
  ]
  const fuses = parts.flatMap(({ part, quantity: count }) =>
    part.role === 'battery_fuse' ? [count] : [],
  )
  const isElsewhere = parts.some(({ part }) => part.sku === 'T350')
  if (isElsewhere) expect(inverter.offer.part.sku).toBe('INV-12000-48S')
  expect(fuses).toEqual([parallel > 2 ? parallel + 1 : parallel])
  expect(checkSystem(parts, cuba).findings.filter(isSerious)).toEqual([])
})
