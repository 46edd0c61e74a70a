import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { nameOf } from '#tests/harness/html/text.ts'

const path = '/calculadora-solar'
const five = `${path}?equipos=rm1w150h8-vp2w60-tv1w80h4-bl5h5-ro1`
/** A kit is the cheapest that does it. */
const lights = `${path}?equipos=bl3-tv1`
const toCuba = { headers: { Cookie: 'isShippingToCuba=true' } }
const open = async (url: string, init: RequestInit = {}) => visit(await testApp(), url, init)

const form = (fields: Record<string, string>) =>
  `${path}?${new URLSearchParams({ cuenta: '1', ...fields })}`
const fridge = {
  'equipo.0': 'rm',
  'watts.0': '150',
  'cantidad.0': '1',
  'horas.0': '8',
  'sigue.0': 'on',
  apagon: '12',
  paneles: 'on',
}

describe('the start', () => {
  test('shows the calculator, with three ways to start (S-017, S-074)', async () => {
    const { status, text, page } = await open(path)
    expect(status).toBe(200)
    expect(text).toContain('Empieza con una casa parecida')
    expect(text).toMatch(/Casa pequeña 3 467 Wh al día/)
    expect(page.hrefs).toContain('/calculadora-solar?equipos=rm1-vp2-bl6-tv1-ro1-te3-la1')
    expect(page.all('input[name="kwh"]')).toHaveLength(1)
    expect(page.all('select[name="agregar"]')).toHaveLength(1)
    expect((await open(`${path}?lng=en`)).text).toContain('Start from a home like yours')
  })
})

describe('a calculation', () => {
  test('by power, quantity and hours shows what the house needs (A-136)', async () => {
    const { text } = await open(five)
    expect(text).toMatch(/gasta la casa en un día , y 120 Wh más el inversor encendido 3 185 Wh/)
    expect(text).toMatch(/a la vez , y 1 891 W mientras arranca el motor más fuerte 405 W de/)
    expect(text).toMatch(/de paneles : p. ej. 2 de 550 W 980 W/)
    expect(text).toMatch(/de inversor : lo usual, 1 000 W 506 W/)
    expect(text).toContain('Sol: 4,5 horas plenas al día en Cuba, el peor mes.')
  })

  test('in English gives the same result', async () => {
    const { text } = await open(`${five}&lng=en`)
    expect(text).toMatch(/used by the home per day , and 120 Wh more by the inverter 3,185 Wh/)
    expect(text).toMatch(/of inverter : usual, 1,000 W 506 W/)
    expect(text).toContain('Stays on in a blackout')
  })

  test('states apart what a blackout does not need', async () => {
    const { text } = await open(`${path}?equipos=rm1-lv1n`)
    expect(text).toContain('con lo que sigue en el apagón a la vez')
    expect(text).toContain('Para lo que sigue bastan 388 W')
  })

  test('from the bill counts the panels of the worst month', async () => {
    const { text } = await open(`${path}?kwh=185`)
    expect(text).toMatch(/de paneles : p. ej. 4 de 550 W 1 899 W/)
  })

  test('uses the sun of a province and a month', async () => {
    const { text } = await open(`${five}&lugar=23&mes=3`)
    expect(text).toContain('Sol: 5,71 horas plenas al día en La Habana, marzo.')
  })

  test('offers sets that are for sale, at catalogue prices, to add to the cart', async () => {
    const { page, text } = await open(lights, toCuba)
    const names = page.allByRole('heading').map(nameOf)
    expect(names).toEqual(expect.arrayContaining(['Lo justo', 'Holgado']))
    const url = page.hrefs.find((href) => href.startsWith('/catalogo/kit-')) ?? ''
    const product = await open(url, toCuba)
    const [price] = /Puesto en Cuba \$[\d,]+\.\d\d/.exec(product.text) ?? ['no price']
    expect(text).toContain(price)
    expect(
      page.all('[name="intent"]:is([value="add"], [value="add-set"])').length,
    ).toBeGreaterThanOrEqual(2)
    expect((await open(five)).page.allByRole('heading').map(nameOf)).toContain('Recomendado')
  })

  test('says why the next cheaper one will not do, and what would make it do', async () => {
    const { text } = await open(five, toCuba)
    expect(text).toMatch(
      /se queda a 214 Wh, un 7,6 %: dura 11,1 h\. Sirve si apagas el televisor LED 32" 3 h/,
    )
  })

  test('never asks to switch off what somebody breathes by', async () => {
    const { text } = await open(`${path}?apagon=20&equipos=ox1-rm1`, toCuba)
    expect(text).toContain('Por qué no el más barato')
    expect(text).not.toContain('Sirve si apagas')
  })

  test('keeps to a budget: what comes nearest says what it lacks', async () => {
    const { text } = await open(`${five}&presupuesto=700`)
    expect(text).toContain('Con $700.00 nada se acerca a lo que hace falta. Lo que más da es esto')
    expect(text).toMatch(/Dura \d[\d,]* de 12 h; le falta batería/)
    expect(text).toMatch(/Lo más barato que cumple todo cuesta \$1,[\d,]+\.\d\d\./)
    const [offered] =
      /En EE\. UU\. \$([\d,.]+) (No viene|Añadir|Agregar)/.exec(text)?.slice(1) ?? []
    expect(Number(offered?.replace(',', ''))).toBeLessThanOrEqual(700)
    const none = (await open(`${five}&presupuesto=5`)).text
    expect(none).toContain('Con $5.00 no hay ningún equipo en venta')
    expect(none).toContain('Lo más barato que cumple todo cuesta')
    expect(text).not.toContain('Lo justo')
    const enough = (await open(`${path}?equipos=bl1&paneles=no&presupuesto=500`)).text
    expect(enough).toContain('Lo justo')
  })

  test('counts grid hours, roof and shade, and asks for volts where the label decides', async () => {
    const { text } = await open(`${five}&red=12&sombra=half&techo=north`)
    expect(text).toContain('Sol: 1,33 horas plenas al día')
    expect(text).toContain('Un techo que mira al norte recibe en diciembre')
    expect((await open(`${path}?equipos=si1`)).text).toContain('¿De cuántos voltios es')
  })

  test('a roof has a slope, which counts with where it looks', async () => {
    const north = `${five}&techo=north`
    expect((await open(`${north}&inclinacion=low`)).text).toContain('Sol: 3,24 horas plenas al día')
    expect((await open(`${north}&inclinacion=steep`)).text).toContain(
      'Sol: 1,8 horas plenas al día',
    )
    expect((await open(five)).text).toContain('Normal: sube 1 m en 3')
  })

  test('states what an installer would remark, and the hours with everything on without a pause', async () => {
    const { text } = await open(five)
    expect(text).toContain('Lo que no viene')
    expect(text).toContain('Se pierde el 3,8 %: acórtalo')
    expect((await open(`${path}?kwh=185`, toCuba)).text).toContain(
      'Una sola toma de tierra para todo',
    )
    expect(text).toMatch(/Con las horas que pusiste dura entre/)
    expect(text).not.toMatch(/(\d+) a \1 %/)
    expect(text).not.toContain('En un día así faltarían')
  })

  test('shows the first set, and folds the others into a line with hours and price', async () => {
    const { page } = await open(five)
    const lines = page.all('section[aria-labelledby="en-venta"] li > details > summary')
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Recomendado [\d,]+–[\d,]+ h, \$[\d,]+\.\d\d$/),
      expect.stringMatching(/^Holgado [\d,]+–[\d,]+ h, \$[\d,]+\.\d\d$/),
    ])
  })

  test('the hours with everything on are those of the runtime page', async () => {
    const items = 'equipos=bl3-tv1'
    const { text, page } = await open(lights, toCuba)
    const [, nonstop = ''] =
      /adir al carrito .*?sin parar: (entre [\d,]+ y [\d,]+ horas)/.exec(text) ?? []
    expect(nonstop).toContain('entre')
    const slug = page.hrefs
      .find((href) => href.startsWith('/catalogo/kit-'))
      ?.replace('/catalogo/', '')
    const held = await open(`${path}/duracion?${items}&producto=${slug}`)
    expect(held.text.toLowerCase()).toContain(nonstop)
  })

  test('draws a day of each set, with words and figures', async () => {
    const { page, text } = await open(five)
    const drawings = page.allByRole('img', /^Un día, hora por hora\. De noche la batería baja/)
    expect(drawings).toHaveLength(3)
    expect(text).toContain('Las 24 horas en números')
  })

  test('warns of an electric shower and of a fixed-speed air conditioner', async () => {
    const { text } = await open(`${path}?equipos=du1-sc1`)
    expect(text).toContain(
      'ningún instalador la pone en estos equipos, y aquí no entra en la cuenta',
    )
    expect(text).toContain('Un aire que no es inverter arranca con casi cinco veces sus watts')
  })

  test('is the same for every visitor, and may be stored for offline use', async () => {
    const { headers } = await open(five)
    expect(headers.get('X-Shop-Page')).toBe('anonymous')
    expect(headers.get('Cache-Control')).toBe('public, no-cache')
    expect((await open(`${five}&utm_source=a`)).headers.get('ETag')).toBe(headers.get('ETag'))
  })

  test('with an invalid URL uses its valid parts', async () => {
    const { status, text } = await open(`${path}?equipos=rm1-zz9-<b>`)
    expect(status).toBe(200)
    expect(text).toContain('Una parte de la dirección no se entiende')
  })

  test.each([
    ['kwh', '-5', ''],
    ['kwh', '1e9', ''],
    ['kwh', '99999999', ''],
    ['kwh', 'abc', ''],
    ['apagon', '0', '&equipos=rm1'],
    ['apagon', '99', '&equipos=rm1'],
  ])(
    'with %s=%s computes nothing: the field says why and keeps what was typed',
    async (name, value, rest) => {
      const { status, page, text } = await open(`${path}?${name}=${value}${rest}`)
      expect(status).toBe(422)
      expect(text).not.toContain('Lo que hace falta')
      const [field] = page.all(`[name="${name}"][aria-invalid="true"]`)
      expect(field?.getAttribute('value')).toBe(value)
      expect(field && page.description(field)).not.toBe('')
    },
  )

  test('the start keeps an invalid bill beside its field', async () => {
    const { status, page } = await open(form({ kwh: '-5' }))
    expect(status).toBe(422)
    const [field] = page.all('[name="kwh"][aria-invalid="true"]')
    expect(field?.getAttribute('value')).toBe('-5')
    expect(page.all('[name="apagon"]')).toHaveLength(0)
  })

  test('weighs no more than 60 kB before any script', async () => {
    const { html } = await open(five)
    expect(brotliCompressSync(html).length).toBeLessThan(60_000)
  })
})

describe('the form', () => {
  const redirectTarget = async (fields: Record<string, string>) =>
    (await open(form(fields))).headers.get('Location')

  test('redirects to one short URL', async () => {
    expect(await redirectTarget(fridge)).toBe(`${path}?equipos=rm1w150h8#resultado`)
    const { paneles: _, ...noPanels } = fridge
    expect(await redirectTarget({ ...noPanels, apagon: '24', lugar: '23', mes: '12' })).toBe(
      `${path}?apagon=24&equipos=rm1w150h8&lugar=23&mes=12&paneles=no#resultado`,
    )
  })

  test('reads decimal comma and decimal point alike', async () => {
    const comma = await redirectTarget({ ...fridge, 'horas.0': '7,5' })
    expect(comma).toBe(await redirectTarget({ ...fridge, 'horas.0': '7.5' }))
    expect(comma).toContain('h7.5')
  })

  test('takes battery and inverter of the house, with comma or point', async () => {
    const own = {
      'tengo.bateria': 'lead',
      'tengo.voltios': '12',
      'tengo.ah': '70,5',
      'tengo.cuantas': '2',
      'tengo.inversor': '1000',
      'tengo.entrada': '24',
      'tengo.cargador': '',
      'tengo.panel': '550',
      'tengo.paneles': '4',
      'tengo.voc': '49,8',
      'tengo.isc': '',
    }
    expect(await redirectTarget({ ...fridge, ...own })).toBe(
      `${path}?bateria=p12v70.5x2&equipos=rm1w150h8&inversor=1000w24v&mispaneles=4x550w49.8v#resultado`,
    )
    const none = await redirectTarget({
      ...fridge,
      ...own,
      'tengo.bateria': '',
      'tengo.inversor': '',
      'tengo.panel': '',
      'tengo.voc': '',
    })
    expect(none).toBe(`${path}?equipos=rm1w150h8#resultado`)
  })

  test('adds and removes devices without scripts', async () => {
    expect(await redirectTarget({ ...fridge, agregar: 'vp' })).toBe(
      `${path}?equipos=rm1w150h8-vp1#equipos`,
    )
    expect(await redirectTarget({ ...fridge, quitar: '0' })).toBe(`${path}#equipos`)
    expect(await redirectTarget({ kwh: '185' })).toBe(`${path}?kwh=185#resultado`)
  })

  test.each([
    ['watts.0', '-5', 'No puede ser menos que cero.'],
    ['watts.0', 'NaN', 'Escribe un número, por ejemplo 12,5 o 12.5.'],
    ['watts.0', '1.200', 'Escríbelo sin separar los miles'],
    ['watts.0', '999999', 'Es demasiado para una casa.'],
    ['horas.0', '25', 'Un día tiene 24 horas.'],
    ['cantidad.0', '', 'Falta este número.'],
    ['apagon', '0', 'Tiene que ser más que cero.'],
    ['cantidad.0', '1,5', 'Aquí va un número entero, sin coma ni punto'],
    ['red', '24', 'Con las horas de apagón pasa de 24: baja una de las dos.'],
    ['tengo.inversor', '-5', 'Inversor, watts (vacío: no tengo). No puede ser menos que cero.'],
    ['tengo.panel', '5000', 'Paneles, watts de cada uno (vacío: no tengo). Es demasiado'],
    ['presupuesto', 'mucho', 'Presupuesto en dólares. Escribe un número'],
  ])('refuses %s = %s beside the field and keeps what was typed', async (name, value, text) => {
    const { status, page, text: shown } = await open(form({ ...fridge, [name]: value }))
    expect(status).toBe(422)
    expect(shown).not.toContain('Lo que hace falta')
    const [field] = page.all(`[name="${name}"][aria-invalid="true"]`)
    expect(field?.getAttribute('value')).toBe(value)
    expect(field && page.description(field)).toContain(text)
  })
})
