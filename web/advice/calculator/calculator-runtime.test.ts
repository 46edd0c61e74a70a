import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const path = '/calculadora-solar/duracion'
const open = async (url: string) => visit(await testApp(), url)

describe('the blackout planner', () => {
  test('768 Wh run a fan of 70 W and a light of 8 W between 6 and 7.9 hours, not the 9.8 of adverts', async () => {
    const { text } = await open(`${path}?equipos=vp1w70-bl1w8&wh=768`)
    expect(text).toContain('Entre 6 y 7,9 horas')
    expect(text).toContain('Lo más probable: unas 7,4 h.')
    expect(text).toContain('llegan 652 a los equipos, el 85 %')
    expect(text).toContain('se cuentan 10 W, desde la mitad hasta el doble')
    expect(text).toContain('serían 9,8 h')
    expect(text).toContain('cuenta con que llegue hasta las 23:59')
    expect((await open(`${path}?equipos=vp1w70-bl1w8&wh=768&lng=en`)).text).toContain(
      'Between 6 and 7.9 hours',
    )
  })

  test('a label with a decimal is repeated as it was typed', async () => {
    const { text } = await open(`${path}?equipos=bl1w8&wh=12,5`)
    expect(text).toContain('Una estación de 12,5 Wh')
    expect(text).toContain('De los 12,5 Wh de la etiqueta')
    expect(text).not.toContain('13 Wh')
  })

  test('a car battery is lead: it starts the question about its kind, and is no Wh of a station', async () => {
    const { page, text } = await open(`${path}?equipos=vp1`)
    expect(text).toContain('¿Es una batería de carro u otra de plomo?')
    const href = page.hrefs.find((one) => one.includes('bateria=p12v70x1'))
    const { text: calculated, page: form } = await open(href ?? '')
    const [kind] = form.all('[name="tengo.bateria"] option[selected]')
    expect(kind?.textContent).toBe('De plomo: de carro o con agua')
    expect(calculated).toContain('AGM o de gel, cerrada')
    expect(calculated).toContain('Tu batería sola, con lo que debe seguir encendido')
  })

  test('one LED on the largest station is not promised 387 hours', async () => {
    const { text } = await open(`${path}?equipos=bl1&producto=estacion-portatil-4000-wh-4000-w`)
    expect(text).toMatch(/Entre [34]\d(,\d)? y 1[012]\d(,\d)? horas/)
    expect(text).not.toMatch(/exactas|las de verdad/)
  })

  test("a device of one's own is on all the time in the whole house too, and the form says so", async () => {
    const { page } = await open(`${path}?equipos=x1w350&producto=estacion-portatil-1000-wh-1200-w`)
    const whole = '/calculadora-solar?equipos=x1w350h24'
    expect(page.hrefs).toContain(whole)
    expect((await open(whole)).text).toContain('«Otro equipo» se cuenta encendido las 24 horas')
    expect((await open(`${whole}&lng=en`)).text).toContain('“Another device” is counted as on')
    expect((await open('/calculadora-solar?equipos=x1w350h2')).text).not.toContain('las 24 horas:')
  })

  test('a medical device has its own sentence beside the hours, here and in the whole house', async () => {
    const words = 'Con un equipo médico no dependas nunca de una sola fuente: ten listo un cilindro'
    const station = 'producto=estacion-portatil-1000-wh-1200-w'
    const { text } = await open(`${path}?equipos=ox1&${station}`)
    expect(text).toContain('Concentrador de oxígeno (5 L)')
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Lo más probable'))
    expect((await open('/calculadora-solar?equipos=ox1&apagon=10')).text).toContain(words)
    expect((await open('/calculadora-solar?equipos=cp1&lng=en')).text).toContain(
      'With a medical device never rely on one source alone',
    )
    const own = 'equipos=x1w60&nombres=CPAP+de+abuela'
    expect((await open(`${path}?${own}&${station}`)).text).toContain(words)
    expect((await open(`/calculadora-solar?${own}&apagon=10`)).text).toContain(words)
    expect((await open(`${path}?equipos=rm1&${station}`)).text).not.toContain('equipo médico')
  })

  test('of a station that only its Wh are known of says what nobody knows of a motor, before the hours', async () => {
    const fridge = (await open(`${path}?equipos=rm1&wh=2000`)).text
    const warned = fridge.indexOf('No se sabe si arranca: Refrigerador moderno')
    expect(warned).toBeGreaterThan(0)
    expect(fridge).toMatch(/Al arrancar pide 1\s?200 W en total/)
    expect(warned).toBeLessThan(fridge.indexOf('Lo más probable'))
    expect(fridge).toMatch(/Encendido a la vez suma \d+ W: mira en la etiqueta/)
    expect((await open(`${path}?equipos=rm1&wh=2000&lng=en`)).text).toContain(
      'Whether this starts is not known',
    )
    expect((await open(`${path}?equipos=ro1&wh=2000`)).text).not.toContain('No se sabe si arranca')
    const known = await open(`${path}?equipos=rm1&producto=estacion-portatil-1000-wh-1200-w`)
    expect(known.text).not.toContain('No se sabe si arranca')
  })

  test('leaves a third in reserve for a medical device', async () => {
    const station = 'producto=estacion-portatil-1000-wh-1200-w'
    const { text } = await open(`${path}?equipos=cp1&${station}`)
    const low = Number(/Entre (\d+(?:,\d)?) y/.exec(text)?.[1]?.replace(',', '.'))
    const on = Number(/cuenta con (\d+(?:,\d)?) h/.exec(text)?.[1]?.replace(',', '.'))
    expect(Math.abs(on - low * 0.75)).toBeLessThan(0.15)
    expect((await open(`${path}?equipos=vp1&${station}`)).text).not.toContain('tercio de reserva')
  })

  test('asks whether a device is of 110 or 220 V, and says what cannot be connected', async () => {
    const station = 'producto=estacion-portatil-1000-wh-1200-w'
    const unknown = await open(`${path}?equipos=sn1&${station}`)
    expect(unknown.text).toContain('¿Es de 110 o de 220 V? Mira la chapa')
    expect(unknown.text).toContain('Este equipo da solo 110 V.')
    expect(unknown.page.all('option[value="sn220"]').map(nameOf)).toEqual(['220 V'])
    const high = await open(`${path}?equipos=sn1&${station}&voltaje=sn220`)
    expect(high.text).toContain('No funciona con este equipo, que da solo 110 V')
    expect((await open(`${path}?equipos=rm1&${station}`)).text).not.toContain('220 V? Mira')
  })

  test('of a battery shows how much four hours of grid power restore', async () => {
    const { text, page } = await open(
      `${path}?equipos=rm1-vp1-bl3-ro1&producto=bateria-lifepo4-24-v-100-ah`,
    )
    expect(text).toContain('Entre 8,4 y 12,8 horas')
    expect(text).toContain(
      'En 4 h recupera entre el 42 y el 100 %: entre 3,5 y 12,8 h más de lo mismo. Para llenarse necesita entre 2,4 y 9,5 h.',
    )
    expect(text).toContain('El cargador no viene con ella')
    expect(text).toContain('Lo normal es una quinta: unas 4,7 h para llenarse.')
    expect(text).toContain('Una batería sola no tiene tomacorrientes')
    expect(page.all('[name="intent"][value="add"]')).not.toEqual([])
  })

  test('covers stations and kits too, with the sun where they have panels', async () => {
    const station = await open(`${path}?equipos=vp1&producto=estacion-portatil-1000-wh-1200-w`)
    expect(station.text).toContain('En 4 h se llena: le bastan 1,2 h.')
    const kit = await open(`${path}?equipos=rm1&producto=kit-nevera-400-w-y-2560-wh`)
    expect(kit.text).toContain('La caja no trae con qué cargarla de la red')
    expect(kit.text).toContain('Con sus paneles y buen sol se llena en 2 días.')
  })

  test('warns of loads that a station cannot run or start', async () => {
    const { text } = await open(`${path}?equipos=rm1-pl1&producto=estacion-portatil-500-wh-500-w`)
    expect(text).toContain('suma 1 110 W y este equipo da 500 W')
    expect(text).toContain('Puede que no arranque: Refrigerador moderno')
    expect(text).toContain('pide 2 200 W en total y este equipo aguanta 1 000 W')
  })

  test('what will not run is said before the hours, and a senseless figure in the URL beside its field', async () => {
    const { text } = await open(`${path}?equipos=rm1-pl1&producto=estacion-portatil-500-wh-500-w`)
    expect(text).not.toMatch(/Entre [\d,]+ y|cuenta con que llegue/)
    expect(text.indexOf('suma 1 110 W')).toBeLessThan(text.indexOf('pero así no funciona'))
    const { text: light } = await open(
      `${path}?equipos=bl1&producto=estacion-portatil-4000-wh-4000-w`,
    )
    expect(light).toContain('Cuenta con más de 1 día con todo eso encendido')
    const { status, page } = await open(`${path}?equipos=rm1&wh=abc`)
    expect(status).toBe(422)
    const [field] = page.all('[name="wh"][aria-invalid="true"]')
    expect(field?.getAttribute('value')).toBe('abc')
  })

  test('its form redirects to one canonical URL, and shows errors beside the field', async () => {
    const row = 'equipo.0=vp&watts.0=70&cantidad.0=1&horas.0=10&sigue.0=on'
    const sent = await open(`${path}?cuenta=1&wh=768&vuelve=4&agregar=bl&${row}`)
    const withVolts = row.replaceAll('=vp', '=si')
    const volts = await open(`${path}?cuenta=1&wh=768&vuelve=4&voltios=si220&${withVolts}`)
    expect(volts.headers.get('Location')).toContain('voltaje=si220')
    expect(sent.headers.get('Location')).toBe(`${path}?equipos=vp1w70-bl1&wh=768#resultado`)
    const refused = await open(`${path}?cuenta=1&wh=-768&vuelve=x&${row}`)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('No puede ser menos que cero.')
    expect(refused.text).toContain('Escribe un número, por ejemplo 12,5 o 12.5.')
    expect(refused.text).not.toMatch(/Entre [\d,]+ y/)
  })

  test('is cached for all visitors, and responds without a fault to unknown products', async () => {
    const { status, headers, text } = await open(`${path}?equipos=rm1&producto=nada`)
    expect(status).toBe(200)
    expect(headers.get('X-Shop-Page')).toBe('anonymous')
    expect(text).toContain('Falta con qué: escribe los Wh de tu estación')
    expect((await open(path)).status).toBe(200)
  })
})

describe('the page of a product', () => {
  test.each([
    ['bateria-lifepo4-12-v-100-ah', 'un refrigerador moderno entre 13,4 y 19 horas'],
    ['estacion-portatil-1000-wh-1200-w', 'un ventilador y una luz LED entre '],
    ['kit-luz-100-w-y-640-wh', 'ventilador, tres luces, televisor y router entre 3'],
  ])('%s answers ¿Cuánto me dura? with a range of hours', async (slug, output) => {
    const { text, page } = await open(`/catalogo/${slug}`)
    expect(text).toContain('¿Cuánto me dura?')
    expect(text).toContain(output)
    expect(page.hrefs).toContainEqual(expect.stringContaining(`producto=${slug}`))
  })

  test('panels and inverters have no planner', async () => {
    for (const slug of ['panel-solar-perc-550-w', 'inversor-hibrido-3000-w-24-v'])
      expect((await open(`/catalogo/${slug}`)).text).not.toContain('¿Cuánto me dura?')
  })
})
