import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

test('a set whose inverter has no margin says so beside its name, and a better one has it', async () => {
  const houses = '/calculadora-solar?equipos=x1w950h2&nombres=Cocina&apagon=6'
  const app = await testApp()
  const { page } = await visit(app, houses)
  const cards = page.all('article').map((card) => page.within(card).text)
  const [first = '', ...better] = cards
  expect(first).toContain('sin margen: no enciendas nada más')
  expect(first).toContain('Va justo: no enciendas nada más')
  expect(better.length).toBeGreaterThan(0)
  for (const card of better) expect(card).not.toContain('no enciendas nada más')
  const { text } = await visit(app, '/calculadora-solar?equipos=bl3&apagon=6')
  expect(text).not.toContain('no enciendas nada más')
})
