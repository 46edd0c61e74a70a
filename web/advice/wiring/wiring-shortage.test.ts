import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const piezas = 'INV-2000-12C.1~BAT-12V200.1~ACC-BATC-20.1~ACC-FUS-T200.1'
const sheet = async (path: string, language = 'es') => {
  const headers = { 'Accept-Language': language, Cookie: 'isShippingToCuba=false' }
  return visit(await testApp(), path, { headers })
}

test.each([
  ['es', 'En total $69.98, entregado en Estados Unidos.'],
  ['en', '$69.98 in all, delivered in the United States.'],
])('the sheet of a set sums up in %s what it lacks and is for sale here', async (language, sum) => {
  const path = `/calculadora-solar/instalacion?piezas=${piezas}&lugar=US-FL`
  const { text, page } = await sheet(path, language)
  expect(text).toContain(sum)
  expect(page.hrefs).toContain('/catalogo/toma-de-tierra-varilla-presilla-y-cable')
})

test('the sheet of a kit with all of it names no sum', async () => {
  const path = `/calculadora-solar/instalacion?piezas=${piezas}~ACC-TIERRA.1~ACC-RCBO-40.1&lugar=US-FL`
  expect((await sheet(path)).text).not.toContain('De eso se vende aquí')
})

test('the sheet of a kit sums up the same as its page', async () => {
  const { text } = await sheet('/catalogo/kit-familia-2200-w-y-5120-wh-110-220-v/instalacion')
  expect(text).toContain('En total $86.97, entregado en Estados Unidos.')
})

test('what is for sale is offered though something else of it is not', async () => {
  const parts = 'INV-3000-24H.1~BAT-24V100.1~PAN-550M.2'
  const { page } = await sheet(`/calculadora-solar/instalacion?piezas=${parts}&lugar=US-FL`)
  expect(page.hrefs).toContain('/catalogo/toma-de-tierra-varilla-presilla-y-cable')
})
