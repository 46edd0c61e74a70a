import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const open = async (path: string) => visit(await testApp(), path)

test('whoever lives in Minnesota says so, and its sun and cold count, with how far they may lie', async () => {
  const { text, page } = await open('/calculadora-solar?equipos=vp1-bl3&apagon=6&lugar=US-MN')
  expect(page.byRole('option', 'Minnesota').hasAttribute('selected')).toBe(true)
  expect(text).toContain('2 horas plenas al día en Minnesota, el peor mes')
  expect(text).toContain('un 25 % arriba o abajo')
  expect(text).not.toContain('En un mes normal')
  const july = await open('/calculadora-solar?equipos=vp1-bl3&apagon=6&lugar=US-MN&mes=7')
  expect(july.text).toContain('2 horas plenas al día en Minnesota, el peor mes')
})

test('own panels beyond what is needed are no share of thousands, and how many go in series is said', async () => {
  const { text } = await open(
    '/calculadora-solar?equipos=vp1&apagon=6&mispaneles=19x550w49.8v14a&lugar=mia',
  )
  expect(text).toContain('más de lo que debe reponer el sol')
  expect(text).toMatch(/En serie caben 2 en una entrada de 150 V y 9 en una de 500 V/)
})
