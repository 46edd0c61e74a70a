import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const opened = async (parts: string) =>
  visit(await testApp(), `/calculadora-solar/instalacion?piezas=${parts}&lugar=23`)

test('the frames of a station’s roof are drawn to earth, folding panels are not', async () => {
  const roof = await opened('EST-1500.1~PAN-410M.1~ACC-CAB-50.1~ACC-BRK-63.1')
  const folding = await opened('EST-2000.1~PAN-200P.2')
  expect(roof.page.has('img', /Todo a una misma tierra\.$/)).toBe(true)
  expect(folding.page.has('img', /^Plano unifilar\./)).toBe(true)
  expect(folding.page.has('img', /misma tierra/)).toBe(false)
})

test('an asterisk marks what is bought apart, and the legend says so', async () => {
  const kit = await opened('KIT-FAMILIA-2200.1')
  expect(kit.text).toContain('Segundo corte *')
  expect(kit.text).toContain('Lo que lleva asterisco y símbolo a trazos no viene')
  expect((await opened('EST-2000.1~PAN-200P.2')).text).not.toContain('asterisco')
})
