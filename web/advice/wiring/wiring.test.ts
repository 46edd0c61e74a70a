import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { textOf } from '#tests/harness/html/text.ts'

interface SeedProduct {
  readonly sku: string
  readonly category: string
  readonly url_slug: string
}
const { products } = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  products: SeedProduct[]
}
const kits = products.filter(({ category }) => category === 'kit')
/** For a house in Cuba, unless the address names another place. */
const open = async (url: string) =>
  visit(await testApp(), url, { headers: { Cookie: 'isShippingToCuba=true' } })
const slugOf = (sku: string) => kits.find((kit) => kit.sku === sku)?.url_slug ?? ''

describe('the wiring sheet', () => {
  test.each(kits)('of $sku passes the rules and has diagram, steps and signatures', async (kit) => {
    const path = `/catalogo/${kit.url_slug}/instalacion`
    const { status, text, page } = await open(path)
    expect(status).toBe(200)
    expect(page.has('img', /^Plano unifilar\./)).toBe(true)
    expect(text).toContain('Para encender')
    expect(text).toContain('Firma de quien lo recibe')
    expect(text).not.toMatch(/Peligro:|No funciona:|NaN|undefined|\{\w+\}/)
    const english = (await open(`${path}?lng=en`)).text
    expect(english).toContain('Single-line diagram')
    expect(english).not.toMatch(/NaN|undefined|\{\w+\}/)
  })

  test('of a hybrid states strings, fuses, cables, earth and the one bond', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-HOGAR-3300')}/instalacion`)
    expect(text).toContain('1 serie de 6')
    expect(text).toContain('298,8 V sin carga, 310,9 V a 10 °C')
    expect(text).toContain('Uno por serie, gPV de 25 A')
    expect(text).toContain('2 × 125 A')
    expect(text).toContain('10 AWG (5,3 mm²), 2 × 100 pies (30,5 m)')
    expect(text).toContain('63 A, 30 mA, 4 polos')
    expect(text).toContain('Un par por serie; los demás quedan de repuesto')
    expect(text).toContain('más de 1 MΩ')
    expect(text).toContain('varilla de cobre de 8 pies')
    expect(text).toContain('tiene que haber uno, y solo uno')
    expect(text).toContain('110–127 y 220–254 V')
  })

  test('draws neutral, transfer, earth, loss and the kind of every fuse', async () => {
    const drawn = async (sku: string) =>
      (await open(`/catalogo/${slugOf(sku)}/instalacion`)).page
        .all('svg[role=img] tspan')
        .map((one) => textOf(one))
    const hybrid = await drawn('KIT-HOGAR-3300')
    for (const line of ['Puente N–T', 'Conmutador', 'pierde 1,3 %', 'interruptor DC', 'gPV'])
      expect(hybrid).toContain(line)
    const separate = await drawn('KIT-LUZ-640')
    for (const line of ['Neutro flotante', 'sin puente N–T', 'MRBF', 'pierde 3,1 %'])
      expect(separate).toContain(line)
    expect(separate).not.toContain('Conmutador')
  })

  test('writes above the frame of the box what is not in it', async () => {
    const { page } = await open(`/catalogo/${slugOf('KIT-NEGOCIO-7200')}/instalacion`)
    const [frame] = page.all('svg[role=img] rect[stroke-dasharray]')
    const [panels] = page.all('svg[role=img] text').filter((one) => /^1 Paneles/.test(textOf(one)))
    const lastLine = 13 * 3
    const descender = 3
    expect(textOf(panels!)).toContain('aquí 1 de 2 entradas')
    expect(Number(frame?.getAttribute('y'))).toBeGreaterThan(
      Number(panels?.getAttribute('y')) + lastLine + descender,
    )
  })

  test('of separate parts meets behind the fuse, and is never fed to an outlet', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-NEVERA-400')}/instalacion`)
    expect(text).toContain('Unión, detrás del fusible')
    expect(text).toContain('pierde el 2,3 %')
    expect(text).toContain('Nunca a un tomacorriente de la casa')
    expect(text).not.toContain('Botón de prueba del diferencial')
    expect(text).toContain('cable de 6 AWG (13,3 mm²) o más grueso')
    expect(text).toContain('un fusible de corriente directa de 50 A que corte 10 kA')
    expect(text).toContain('la carga el controlador, no el inversor')
    expect(text).not.toContain('ponla en el inversor')
  })

  // by hand: 1.25 times the smaller of inverter_w / (V × efficiency) and what the battery gives
  const byHand = [
    ['KIT-LUZ-640', 50, 80, '80 A', '4 AWG'],
    ['KIT-APAGON-2560', 150, 200, '200 A', '2/0 AWG'],
    ['KIT-NEVERA-400', 150, 200, '200 A', '2/0 AWG'],
    ['KIT-CASA-1100', 127, 200, '200 A', '2/0 AWG'],
    ['KIT-CASA-1650', 74, 100, '125 A', '2/0 AWG'],
    ['KIT-FAMILIA-2200', 100, 125, '125 A', '2/0 AWG'],
    ['KIT-HOGAR-3300', 100, 125, '2 × 125 A', '2 × 2/0 AWG'],
    ['KIT-TOTAL-4640', 166, 250, '250 A', '2 × 2/0 AWG'],
    ['KIT-NEGOCIO-7200', 200, 250, '250 A', '2 × 2/0 AWG'],
  ] as const
  test.each(byHand)(
    'of %s states the fuse of the guide’s table, and the one by hand',
    async (...row) => {
      const [sku, amps, needed, fuse, cable] = row
      const guide = (await open('/guia-instalacion')).page
      const name = (products.find((one) => one.sku === sku) as { name_es?: string }).name_es
      const rows = guide.all('tr').map((one) => textOf(one))
      expect(rows).toContainEqual(
        expect.stringContaining(`${name} ${amps} A ${needed} A ${fuse} ${cable}`),
      )
      const { text } = await open(`/catalogo/${slugOf(sku)}/instalacion`)
      expect(text).toContain(`La regla pide ${needed} A.`)
    },
  )

  test('of Kit Total says that its two pairs lie side by side', async () => {
    const path = `/catalogo/${slugOf('KIT-TOTAL-4640')}/instalacion`
    expect((await open(path)).text).toContain('2 pares uno al lado del otro')
    expect((await open(path)).text).toContain('Del inversor al tablero, cable de 4 AWG')
    expect((await open(`${path}?lng=en`)).text).toContain('2 pairs side by side')
  })

  test('of a station says that each panel has its own input', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-PORT-2000')}/instalacion`)
    expect(text).toContain('Cada panel a una entrada de la estación')
  })

  test('is counted for the place that is chosen, the coldest for the United States', async () => {
    const path = `/catalogo/${slugOf('KIT-TOTAL-4640')}/instalacion`
    expect((await open(path)).text).toContain('427,5 V a 10 °C')
    const cold = await open(`${path}?lugar=US`)
    expect(cold.text).toContain('476,9 V a -38 °C')
    expect(cold.text).toContain('apagado rápido')
    expect((await open(`${path}?lugar=mia`)).text).toContain('a -8 °C')
    expect((await visit(await testApp(), path)).text).toContain('a -38 °C')
  })

  test('is the same for every visitor, and works without scripts', async () => {
    const { headers, page } = await open(`/catalogo/${slugOf('KIT-LUZ-640')}/instalacion`)
    expect(headers.get('X-Shop-Page')).toBe('anonymous')
    // the sheet that hides what needs scripts goes by this class
    expect(page.all('button.js-only')).not.toEqual([])
  })

  test('of another product leads to its figures in the guide, of an unknown one nowhere', async () => {
    const panel = await open('/catalogo/panel-solar-perc-550-w/instalacion')
    expect(panel.status).toBe(302)
    expect(panel.headers.get('Location')).toBe('/guia-instalacion?producto=panel-solar-perc-550-w')
    const there = await open('/catalogo/panel-solar-perc-550-w/instalacion?lugar=US-FL')
    expect(there.headers.get('Location')).toContain('&lugar=US-FL')
    expect((await open('/catalogo/nada/instalacion')).status).toBe(404)
  })
})

describe('the wiring sheet of a composed set', () => {
  const calculated = '/calculadora-solar?equipos=rm1-vp2&lugar=23'
  const parts = 'INV-3500-48H.1~BAT-48V100.3~ACC-BATC-20.3~ACC-BRK-125.3~ACC-RCBO-40.1'

  test('is linked from the set, in its own words and not for search engines', async () => {
    const to = (await open(calculated)).page.hrefs.find((href) => href.includes('piezas='))
    if (!to) throw new Error('no set has a sheet')
    const { status, text, page } = await open(to)
    expect(status).toBe(200)
    expect(page.has('img', /^Plano unifilar\./)).toBe(true)
    expect(page.meta('robots')).toBe('noindex')
    expect(text).not.toMatch(/Peligro:|No funciona:|NaN|undefined|\{\w+\}/)
  })

  test('of what a house has already names it as its own, with cautious figures', async () => {
    const owning = 'equipos=vp1-bl3-ro1&apagon=6&bateria=p12v200x2&inversor=1000w12v'
    const { page: calculator } = await open(`/calculadora-solar?${owning}`)
    const to = calculator.hrefs.find((href) => /piezas=.*bateria=p12v200x2.*inversor=/.test(href))
    if (!to) throw new Error('no set with own parts has a sheet')
    const { status, text, page } = await open(to)
    expect(status).toBe(200)
    expect(page.has('img', /^Plano unifilar\./)).toBe(true)
    expect(text).toContain('Batería que ya tiene la casa')
    expect(text).toContain('Inversor que ya tiene la casa')
    expect(text).toContain('se cuenta con cifras prudentes')
    expect(text).toContain('No se sabe cuánto gasta él solo encendido.')
    expect(text).not.toContain('unos – W')
    expect(text).not.toMatch(/Peligro:|No funciona:|NaN|undefined|\{\w+\}/)
    expect((await open(`${to}&lng=en`)).text).toContain('Battery the house has already')
  })

  test('of panels of the house draws them with those that are bought', async () => {
    const owning = 'equipos=rm1-vp2-bl4&apagon=6&mispaneles=6x550w49.8v14a'
    const { page: calculator } = await open(`/calculadora-solar?${owning}`)
    const to = calculator.hrefs.find((href) => /piezas=.*mispaneles=\dx550w49.8v14a/.test(href))
    if (!to) throw new Error('no set with own panels has a sheet')
    const { text } = await open(to)
    expect(text).toContain('Paneles que ya tiene la casa')
    expect(text).toContain('se cuenta con cifras prudentes')
    expect(text).not.toMatch(/Peligro:|No funciona:|NaN|undefined|\{\w+\}/)
  })

  test('is made for an address in any state, also one whose climate is unknown', async () => {
    const path = `/calculadora-solar/instalacion?piezas=${parts}&lugar=US-`
    const lowAt = async (state: string) => (await open(`${path}${state}`)).status
    expect([await lowAt('FL'), await lowAt('XX')]).toEqual([200, 200])
  })

  test('begins with what forbids to connect it', async () => {
    const parts = 'INV-1000-12.1~BAT-12V200.1~ACC-MPPT-40.1~ACC-CAB-50.1~ACC-BATC-20.1~PAN-550M.3'
    const { text } = await open(`/calculadora-solar/instalacion?piezas=${parts}`)
    expect(text).toMatch(
      /No lo conectes así .*Peligro: Falta el fusible de la batería.* Plano unifilar/,
    )
  })

  test('is made of a station with panels', async () => {
    const { status, text } = await open(
      '/calculadora-solar/instalacion?piezas=EST-0500.1~PAN-200P.1&lugar=cuba',
    )
    expect(status).toBe(200)
    expect(text).toContain('Enchufa los paneles')
    expect(text).not.toMatch(/Peligro:|NaN|undefined|\{\w+\}/)
    const set = await open('/calculadora-solar?equipos=vp1&apagon=6&lugar=23')
    expect(set.page.hrefs).toContainEqual(expect.stringContaining('piezas=EST-0500'))
  })

  test.each([
    'equipos=x1w350h24&lugar=23&apagon=11&paneles=no',
    'equipos=rm1-vp2-sc1h8&lugar=23&apagon=20',
    'equipos=sc1h4&lugar=23&apagon=10',
  ])('of every set for %s has nothing against it', async (query) => {
    const { page } = await open(`/calculadora-solar?${query}`)
    const sheets = new Set(page.hrefs.filter((href) => href.includes('piezas=')))
    expect(sheets.size).toBeGreaterThan(1)
    for (const to of sheets) {
      const { text } = await open(to)
      expect(text).not.toMatch(/Peligro:|No funciona:|NaN|undefined|\{\w+\}/)
      expect(text).not.toContain('a la siguiente, y el último al inversor')
    }
  })

  test('says how three batteries are joined', async () => {
    const path = `/calculadora-solar/instalacion?piezas=${parts}`
    const { text } = await open(path)
    expect(text).toContain('Un par de cada batería a dos barras colectoras')
    expect(text).toContain('los fusibles de las baterías dejan pasar juntos 375')
    expect(text).toContain('Uno por batería o por serie de baterías.')
    expect((await open(`${path}&lng=en`)).text).toContain(
      'One pair from each battery to two busbars',
    )
  })

  test.each(['', 'NADA.1', 'PAN-550M.2', 'INV-3500-48H.0~BAT-48V100.1', 'x'.repeat(5_000)])(
    'is not made of %s',
    async (listed) => {
      expect((await open(`/calculadora-solar/instalacion?piezas=${listed}`)).status).toBe(404)
    },
  )
})

describe('what may be added to a kit', () => {
  test('stands on its page, with the layout of the strings', async () => {
    const { text, page } = await open(`/catalogo/${slugOf('KIT-CASA-1650')}`)
    expect(text).toContain('Lo que se le puede añadir')
    expect(text).toContain('2 más (1 serie de 6)')
    expect(text).toContain('A partir de 1 más, baja la carga a 50 A')
    expect(page.hrefs).toContain(`/catalogo/${slugOf('KIT-CASA-1650')}/instalacion`)
  })

  test('is nothing where the inverter accepts no more', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-CASA-1100')}`)
    expect(text).toContain('Paneles: no admite más con lo que trae.')
  })

  test('is no second folding panel for a station with one input', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-PORT-1000')}`)
    expect(text).toContain('Paneles: no admite más con lo que trae.')
  })

  test('is a third panel for the refrigerator kit, as its description says', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-NEVERA-400')}`)
    expect(text).toContain('Con un tercer panel de 200 W')
    expect(text).toContain('1 más (1 serie de 3); de los 600 W aprovecha 512 al mediodía')
  })

  test('stands beside what the kit does not hold', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-LUZ-640')}`)
    expect(text).toContain(
      'No viene, y lo compra o lo pone el electricista: un interruptor de corriente directa',
    )
    expect((await open(`/catalogo/${slugOf('KIT-PORT-1000')}`)).text).not.toContain('No viene, y')
  })

  test('names the fuse that a larger bank needs', async () => {
    const { text } = await open(`/catalogo/${slugOf('KIT-HOGAR-3300')}`)
    expect(text).toContain('Baterías iguales: hasta 2 más')
    expect(text).toContain('todos los fusibles tienen que ser: Fusible clase T 200 A')
  })

  test('is not said of what is no kit', async () => {
    expect((await open('/catalogo/panel-solar-perc-550-w')).text).not.toContain(
      'Lo que se le puede añadir',
    )
  })
})
