import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const open = async (path: string) => visit(await testApp(), path)

test('a battery names the inverters it carries, how many of it they take, and why others do not fit', async () => {
  const { page, text } = await open('/catalogo/bateria-lifepo4-12-v-200-ah')
  expect(page.heading('Comprobación').tagName).toBe('H2')
  expect(text).toMatch(/Inversor onda pura 1000 W 12 V 1 batería/)
  expect(text).toMatch(/Inversor onda pura 2000 W 12 V 1 batería, 2 para toda su potencia/)
  expect(text).toContain('electricista con licencia')
})

test('a small battery says to how much an inverter that charges has to be lowered, and what all of it lacks', async () => {
  const { text } = await open('/catalogo/bateria-lifepo4-12-v-50-ah')
  expect(text).toMatch(/Con 1, baja la corriente de carga a 25 A/)
  expect(text).toMatch(/12 kW[^.]*como mucho\. Con esta batería el inversor da 9 728 W/)
})

test('a large panel is refused where its power is too high, in English too', async () => {
  const { text } = await open('/catalogo/panel-solar-perc-550-w?lng=en')
  expect(text).toContain('Electrical check')
  expect(text).toMatch(/3500 W 48 V [^.]*4 to 8 panels in series/)
  expect(text).toContain('These are more panels than it accepts.')
})

test('a kit says what the rules find in it', async () => {
  const { text } = await open('/catalogo/kit-casa-1650-w-y-5120-wh-a-48-v')
  expect(text).toContain('Sus piezas pasan las reglas eléctricas de la tienda')
  expect(text).toContain('Una sola toma de tierra para todo')
})

test.each([
  ['kit-luz-100-w-y-640-wh', 25],
  ['kit-nevera-400-w-y-2560-wh', 50],
])(
  '%s never passes with its controller unfused: the fuse is named and sold beside it',
  async (kit, amps) => {
    const { text } = await open(`/catalogo/${kit}`)
    expect(text).not.toContain('pasan las reglas eléctricas')
    expect(text).toContain('no se enciende sin algo que no viene')
    expect(text).toContain(
      `Falta el fusible entre el controlador o cargador y la batería: de corriente directa, de ${amps} A`,
    )
    expect(text).toContain(`Fusible de carga de ${amps} A con sus cables`)
  },
)

test('a controller names the panels it takes with each of its batteries, and the cold they are counted for', async () => {
  const { text } = await open('/catalogo/controlador-mppt-40-a-12-24-v')
  expect(text).not.toContain('No se sabe si va con')
  expect(text).toMatch(/Panel[^.]*200 W con batería de 12 V: de 1 a 3 paneles en serie/)
  expect(text).toMatch(/contados para un frío de −?-?\d+ °C/)
})

test('whoever lives in the United States says in which state, and panels are counted for its cold', async () => {
  const inverter = '/catalogo/inversor-hibrido-6000-w-48-v-fase-dividida'
  const coldest = await open(inverter)
  expect(coldest.text).toMatch(/PERC 550 W[^.]* de 4 a 8 paneles en serie/)
  const mild = await open(`${inverter}?lugar=US-HI`)
  expect(mild.text).toMatch(/PERC 550 W[^.]* de 4 a 9 paneles en serie/)
  expect(mild.text).toContain('contados para Hawaii (5 °C) de mínima')
  expect(mild.page.byRole('option', /^Minnesota/).getAttribute('value')).toBe('US-MN')
})
