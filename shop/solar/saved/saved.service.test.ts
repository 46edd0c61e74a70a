import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { numbersOf } from '../calculator/numbers.rules.ts'
import {
  forgetCalculation,
  maxSaved,
  saveCalculation,
  savedCalculations,
} from './saved.service.server.ts'

const house = '?apagon=8&equipos=rm1-vp2'

async function somebody() {
  const db = await testDatabase()
  const { id } = await aUser(db)
  return { ...ctxOf(db, { role: 'customer', id }, { config: signingConfig }), user: { id } }
}

test("a calculation is saved under a name, once in any spelling, and shows the calculator's figures", async () => {
  const marta = await somebody()
  expect((await saveCalculation(marta, { name: 'Casa de mamá', query: house })).ok).toBe(true)
  const again = { name: 'Casa de mamá, al día', query: 'equipos=rm1-vp2&apagon=8&utm_source=x' }
  expect((await saveCalculation(marta, again)).ok).toBe(true)
  const [saved, ...others] = await savedCalculations(marta)
  expect(others).toEqual([])
  expect(saved?.name).toBe(again.name)
  expect(saved?.href).toBe(`/calculadora-solar${house}`)
  const { dailyWh, batteryWh } = numbersOf(calculationIn(new URLSearchParams(house)))
  expect(saved?.figures.dailyWh).toBe(Math.ceil(dailyWh))
  expect(saved?.figures.batteryWh).toBe(Math.ceil(batteryWh))
})

test('a name and a calculation are required', async () => {
  const marta = await somebody()
  const nameless = await saveCalculation(marta, { name: '', query: house })
  expect(nameless).toEqual({ ok: false, code: 'name_missing' })
  for (const query of ['', '?', '?equipos=', '?equipos=<script>', '?kwh=-1', '?otra=1'])
    expect(await saveCalculation(marta, { name: 'Casa', query })).toEqual({
      ok: false,
      code: 'nothing_to_save',
    })
  expect(await savedCalculations(marta)).toEqual([])
})

test('the number is limited; at the limit an existing one can still be renamed', async () => {
  const marta = await somebody()
  for (let kwh = 1; kwh <= maxSaved; kwh += 1)
    expect((await saveCalculation(marta, { name: `${kwh}`, query: `?kwh=${kwh}` })).ok).toBe(true)
  const more = await saveCalculation(marta, { name: 'Una más', query: '?kwh=999' })
  expect(more).toEqual({ ok: false, code: 'no_room' })
  expect((await saveCalculation(marta, { name: 'La primera', query: '?kwh=1' })).ok).toBe(true)
  expect(await savedCalculations(marta)).toHaveLength(maxSaved)
})

test("another user's calculation is neither visible nor removed", async () => {
  const [marta, eva] = [await somebody(), await somebody()]
  await saveCalculation(marta, { name: 'Casa', query: house })
  const [saved] = await savedCalculations(marta)
  expect(await savedCalculations(eva)).toEqual([])
  expect(await forgetCalculation(eva, saved?.id ?? '')).toBe(false)
  expect(await forgetCalculation(marta, randomUUID())).toBe(false)
  expect(await forgetCalculation(marta, saved?.id ?? '')).toBe(true)
  expect(await savedCalculations(marta)).toEqual([])
})
