import { expect, test } from 'vitest'
import { brandIn } from './brands.rules.ts'

test.each([
  ['ecoflow', 'EcoFlow', 'portable', ''],
  ['EcoFlow Delta 2', 'EcoFlow', 'portable', ''],
  ['river 2 pro', 'EcoFlow', 'portable', ''],
  ['estación BLUETTI AC200P', 'Bluetti', 'portable', 'estacion'],
  ['jackery explorer 1000', 'Jackery', 'portable', ''],
  ['victron multiplus 3000', 'Victron', 'inverter', '3000'],
])('%s asks for %s', (search, name, family, rest) => {
  expect(brandIn(search)).toEqual({ name, family, rest })
})

test.each(['', 'batería 12v', 'panel 550 w', 'ac 110', 'kit explora', 'delta', 'ankerita'])(
  '«%s» names no brand',
  (search) => {
    expect(brandIn(search)).toBeNull()
  },
)
