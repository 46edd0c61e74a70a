import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const open = async (path: string) => visit(await testApp(), path)

test.each(['mil', '-5', '1e999', '$', '5000000'])(
  'a price that is none (%s) is said, and nothing is filtered by it',
  async (price) => {
    const { status, text } = await open(`/catalogo?max_price=${encodeURIComponent(price)}`)
    expect(status).toBe(200)
    expect(text).toContain(`No entendimos el precio «${price}», así que no filtra.`)
    expect(text).toContain('83 productos')
  },
)

test('so is another figure, in both languages; what is read, empty or hidden is not', async () => {
  const english = await open('/baterias?min_wh=many&lng=en')
  expect(english.text).toContain('We did not understand “many”, so it filters nothing.')
  for (const query of ['max_price=', 'max_price=1.000,5', 'max_price=%201000', 'min_price=200'])
    expect((await open(`/catalogo?${query}`)).text).not.toContain('No entendimos')
  expect((await open('/panelessolarescuba?min_wh=x')).text).not.toContain('No entendimos')
})
