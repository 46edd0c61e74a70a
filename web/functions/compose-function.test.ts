import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

interface AnsweredSet {
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[]
  readonly priceUsd: number
  readonly hours: number
}
interface Answer {
  readonly sets: readonly (AnsweredSet & { readonly level: string })[]
  readonly nearMiss: (AnsweredSet & { readonly lacks: string; readonly share: number }) | null
}

const send = async (body: unknown) =>
  (await testApp()).request('http://shop.test/functions/v1/compose-set', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
    body: JSON.stringify(body),
  })

async function composed(body: unknown): Promise<Answer> {
  const response = await send(body)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Answer }).data
}

const evening = {
  load: { items: 'vp1-bl4-ro1-te2', blackoutHours: 10 },
  place: 'US-FL',
  destination: 'usa',
  panels: false,
}

test('an evening of ten hours costs $694.93 in Florida, in parts that pass every rule', async () => {
  const { sets, nearMiss } = await composed(evening)
  expect(nearMiss).toBeNull()
  const [set] = sets
  expect(set).toMatchObject({ level: 'enough', priceUsd: 694.93 })
  expect(set?.hours).toBeGreaterThanOrEqual(10)
  expect(set?.parts).toContainEqual({ sku: 'BAT-12V050', quantity: 3 })
})

test('the price is the delivered one, and three sets never cost more for the same', async () => {
  const { sets } = await composed({ ...evening, place: '23', destination: 'cuba', panels: true })
  expect(sets.length).toBeGreaterThan(1)
  expect(sets[0]?.priceUsd).toBeGreaterThan(694.93)
  const prices = sets.map(({ priceUsd }) => priceUsd)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('what the house has already costs nothing and is listed with the parts', async () => {
  const owned = {
    battery: { kind: 'lithium', volts: 12, ampHours: 150, quantity: 1 },
    inverter: { watts: 1000, volts: 12 },
  }
  const { sets } = await composed({ ...evening, panels: true, owned })
  const [usual] = (await composed({ ...evening, panels: true })).sets
  expect(sets[0]?.priceUsd).toBeLessThan(usual?.priceUsd ?? 0)
  expect(sets[0]?.parts).toContainEqual({ sku: 'own-battery', quantity: 1 })
  expect(sets[0]?.parts).toContainEqual({ sku: 'own-inverter', quantity: 1 })
})

test('what nothing for sale can do is answered with what comes nearest', async () => {
  const { sets, nearMiss } = await composed({
    ...evening,
    load: { items: 'bu9', blackoutHours: 12, volts: { bu: 240 } },
  })
  expect(sets).toEqual([])
  expect(nearMiss?.share).toBeLessThan(1)
  expect(nearMiss?.parts.length).toBeGreaterThan(0)
})

test.each([
  [{}, 'load'],
  [{ ...evening, place: 'Marte' }, 'place'],
  [{ ...evening, destination: 'canada' }, 'destination'],
  [{ ...evening, load: { items: 'zz9' } }, 'load.items'],
  [{ ...evening, panels: 'sí' }, 'panels'],
  [{ ...evening, owned: { inverter: { watts: 0, volts: 12 } } }, 'owned.inverter.watts'],
  [{ ...evening, owned: { inverter: { watts: 500, volts: 13 } } }, 'owned.inverter.volts'],
  [
    { ...evening, owned: { battery: { kind: 'x', volts: 12, ampHours: 9, quantity: 1 } } },
    'owned.battery.kind',
  ],
])('bad input %j is refused at its field', async (body, field) => {
  const response = await send(body)
  expect(response.status).toBe(400)
  const { error } = (await response.json()) as { error: { fields: Record<string, string> } }
  expect(Object.keys(error.fields)).toContain(field)
})
