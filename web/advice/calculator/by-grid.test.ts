import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const open = async (path: string) => visit(await testApp(), path)
const within = '/calculadora-solar?apagon=10&equipos=x1w350h24&lugar=23'

test('where panels are above the budget, what the grid recharges is named first, with price and link', async () => {
  const { text, page } = await open(`${within}&presupuesto=2500`)
  const [, price = ''] =
    /Sin ellos, lo más barato cuesta (\$[\d,.]+\d), dura entre/.exec(text) ?? []
  const headings = page.allByRole('heading').map(nameOf)
  const first = headings.indexOf('Sin paneles sí hay: se recarga con la corriente de la calle')
  const nearest = headings.indexOf(
    'Con paneles y $2,500.00 nada cumple todo. Esto es lo más cercano',
  )
  expect(first).toBeGreaterThan(0)
  expect(nearest).toBeGreaterThan(first)
  const link = page.byRole('link', 'Ver los equipos sin paneles').getAttribute('href') ?? ''
  expect(link).toBe(
    '/calculadora-solar?apagon=10&equipos=x1w350h24&lugar=23&paneles=no&presupuesto=2500#resultado',
  )
  expect((await open(link)).text).toContain(`En EE. UU. ${price}`)
  expect(text).toMatch(/Con paneles, lo más barato que cumple todo cuesta \$/)
  const english = (await open(`${within}&presupuesto=2500&lng=en`)).text
  expect(english).toContain('Without panels there is one: the grid recharges it')
})

test('panels for less than half, where nothing else charges, are not called almost enough', async () => {
  const { text } = await open('/calculadora-solar?apagon=24&caben=1&equipos=x1w350h24')
  expect(text).toMatch(/No basta: los paneles dan solo el \d\d % del sol/)
  expect(text).not.toContain('Casi:')
})

test('a cheaper one without panels is named beside a set that has them, with the price its link leads to', async () => {
  const house = '/calculadora-solar?equipos=rm1-vp1-tv1&lugar=32'
  const { text, page } = await open(`${house}&red=10`)
  const [, price = 'none'] =
    /Si la corriente vuelve 10 horas al día, sin paneles basta con (\$[\d,.]+\d): se recarga/.exec(
      text,
    ) ?? []
  const link = page.byRole('link', 'Ver los equipos sin paneles').getAttribute('href') ?? ''
  expect((await open(link)).text).toContain(`En EE. UU. ${price}`)
  expect((await open(`${house}&lng=en`)).text).toMatch(
    /If grid power comes back 12 hours a day, \$[\d,.]+\d is enough without panels/,
  )
  const alone = (await open(`${house}&apagon=24`)).text
  expect(alone).not.toContain('sin paneles basta')
})
