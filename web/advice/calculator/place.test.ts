import { describe, expect, test } from 'vitest'
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

describe('prices of another country than the house', () => {
  const items = '/calculadora-solar?equipos=vp1-bl3'
  const send = async (place: string, destination?: string) =>
    visit(await testApp(), `${items}&lugar=${place}`, {
      headers: destination ? { Cookie: `isShippingToCuba=${destination === 'cuba'}` } : {},
    })

  test.each([
    ['23', undefined, 'Precios de EE. UU.; la casa está en Cuba', 'cuba'],
    ['23', 'usa', 'Precios de EE. UU.; la casa está en Cuba', 'cuba'],
    ['mia', 'cuba', 'Precios de Cuba; la casa está en EE. UU.', 'usa'],
  ])(
    'a house at %s with prices for %s says so, and offers the others',
    async (place, to, note, other) => {
      const { text, page } = await send(place, to)
      expect(text).toContain(note)
      const [button] = page.all(`section[aria-labelledby="en-venta"] [name="to"]`)
      expect(button?.getAttribute('value')).toBe(other)
      const [back] = page.all(`section[aria-labelledby="en-venta"] [name="back"]`)
      expect(back?.getAttribute('value')).toBe(`${items}&lugar=${place}`)
    },
  )

  test.each([
    ['23', 'cuba'],
    ['mia', 'usa'],
  ])('a house at %s with prices for %s needs no word', async (place, to) => {
    expect((await send(place, to)).text).not.toMatch(/Precios de .*; la casa/)
  })
})
