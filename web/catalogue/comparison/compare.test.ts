import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const open = async (path: string, init?: RequestInit) => visit(await testApp(), path, init)
const three = ['48-v-100-ah-de-rack', '48-v-100-ah-de-pared', '24-v-200-ah']
  .map((name) => `bateria-lifepo4-${name}`)
  .join(',')

test('products are side by side, and the best value of a row is marked in words', async () => {
  const { status, page, text } = await open(`/comparar?ids=${three}`, {
    headers: { Cookie: 'isShippingToCuba=true' },
  })
  expect(status).toBe(200)
  expect(page.allByRole('columnheader')).toHaveLength(4)
  expect(text).toContain('Cada Wh aprovechable, puesto en Cuba')
  expect(text).toContain('$1,103.07 el mejor')
  expect(text).toContain('Energía aprovechable igual en todos')
})

test('hours of a battery name the inverter that it needs, those of a station do not', async () => {
  const batteries = await open('/comparar?ids=bateria-lifepo4-12-v-100-ah')
  expect(batteries.text).toMatch(/horas con un inversor: sola no tiene tomacorrientes/)
  const english = await open('/comparar?ids=bateria-lifepo4-12-v-100-ah&lng=en')
  expect(english.text).toContain('with an inverter: alone it has no outlets')
  const station = await open('/comparar?ids=estacion-portatil-500-wh-500-w')
  expect(station.text).not.toContain('tomacorrientes')
})

test('stations and kits say 110 or 220 V, panels how they are joined', async () => {
  const sources = await open(
    '/comparar?ids=estacion-portatil-500-wh-500-w,kit-familia-2200-w-y-5120-wh-110-220-v',
  )
  expect(sources.text).toMatch(/Voltaje de salida 110–120 V 120\/240 V/)
  const panels = await open('/comparar?ids=panel-solar-perc-550-w')
  expect(panels.text).toMatch(/Voltaje en vacío \(Voc\) 49,8 V/)
  expect(panels.text).toMatch(/Corriente de cortocircuito \(Isc\) 14 A/)
})

test('a compared product goes into the cart from its column', async () => {
  const { page } = await open(`/comparar?ids=${three}`)
  const names = page.allByRole('button').map(nameOf)
  expect(names.filter((name) => name.startsWith('Añadir al carrito: '))).toHaveLength(3)
})

test('more than four are cut with a note, and unknown ones are named', async () => {
  const { text } = await open(
    `/comparar?ids=${three},no-existe,estacion-portatil-300-wh-300-w,estacion-portatil-500-wh-500-w`,
  )
  expect(text).toContain('Caben cuatro: se dejaron fuera 2 más.')
  expect(text).toContain('No encontramos «no-existe»')
  const english = await open('/comparar?ids=no-existe&lng=en')
  expect(english.text).toContain('“no-existe”')
})

test('the form adds a product by a plain URL', async () => {
  const page = await open(
    '/comparar?ids=bateria-lifepo4-12-v-50-ah&add=bateria-lifepo4-12-v-100-ah',
  )
  expect(page.status).toBe(302)
  expect(page.headers.get('location')).toBe(
    '/comparar?ids=bateria-lifepo4-12-v-50-ah,bateria-lifepo4-12-v-100-ah',
  )
})

test('with nothing to compare the page links to products', async () => {
  for (const query of ['', '?ids=', '?ids=,,,', `?ids=${'x'.repeat(5000)}`, '?ids=%00']) {
    const page = await open(`/comparar${query}`)
    expect(page.status).toBeLessThan(500)
  }
  const { text } = await open('/comparar')
  expect(text).toContain('Comparar baterías')
})

test('products that are connected to each other show what the electrical rules say', async () => {
  const ids =
    'bateria-lifepo4-24-v-100-ah,inversor-onda-pura-1000-w-12-v,bateria-lifepo4-12-v-200-ah'
  const { text } = await open(`/comparar?ids=${ids}`)
  expect(text).toContain(
    'Batería LiFePO4 24 V 100 Ah con Inversor onda pura 1000 W 12 V No van juntos. ',
  )
  expect(text).toContain('no es del voltaje del inversor')
  expect(text).toContain(
    'Inversor onda pura 1000 W 12 V con Batería LiFePO4 12 V 200 Ah Van juntos. Hace falta 1 batería.',
  )
  const panels = 'panel-solar-perc-550-w,inversor-hibrido-3500-w-48-v'
  const english = await open(`/comparar?ids=${panels}&lng=en`)
  expect(english.text).toMatch(/They work together\. It takes 4 to \d panels in series\./)
  expect((await open(`/comparar?ids=${three}`)).text).not.toContain('¿Van juntos?')
})

test('residual current device and earth are said of every kit alike, with the price of what is bought apart', async () => {
  const kits =
    'kit-apagon-respaldo-de-2560-wh-sin-paneles,kit-familia-2200-w-y-5120-wh-110-220-v,kit-luz-100-w-y-640-wh,estacion-portatil-500-wh-500-w'
  const { text } = await open(`/comparar?ids=${kits}`)
  const needless = 'No hace falta con los equipos enchufados directo'
  expect(text).toContain(`Diferencial de 30 mA Hace falta y no viene Viene ${needless} ${needless}`)
  const bought = 'Hace falta y no viene'
  expect(text).toContain(`Varilla y cable de tierra ${bought} ${bought} ${bought} ${needless}`)
  expect(text).toMatch(/Con lo que pide su hoja y se vende aquí( \$[\d,.]+){4}/)
  const batteries = await open(`/comparar?ids=${three}`)
  expect(batteries.text).not.toContain('Diferencial de 30 mA')
  const english = await open(`/comparar?ids=${kits}&lng=en`)
  expect(english.text).toContain('Needed, not included')
})
