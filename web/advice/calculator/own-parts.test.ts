import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const path = '/calculadora-solar'
const open = async (url: string) => visit(await testApp(), url)

describe('the calculator', () => {
  test('what the house has already is checked by the rules, and used where it makes a set cheaper', async () => {
    const light = `${path}?equipos=vp1-bl3-ro1&apagon=6`
    const own = await open(`${light}&bateria=l12v150x1&inversor=1000w12v`)
    expect(own.text).toMatch(
      /Lo que ya tienes Tu batería sola, .* dura entre [\d,]+ y [\d,]+ horas/,
    )
    expect(own.text).toContain('Usa lo tuyo, a $0: el inversor, la batería.')
    expect(own.text).toMatch(
      /No se sabe de «Inversor que ya tiene la casa»: cuántos watts da en un arranque[^.]*cuánto gasta encendido/,
    )
    const mixed = await open(`${light}&bateria=p24v70x1&inversor=1000w12v`)
    expect(mixed.text).toContain('Peligro. Esta batería no es del voltaje del inversor.')
    expect(mixed.text).not.toContain('Tu batería sola')
    const english = await open(`${light}&bateria=p12v70x1&lng=en`)
    expect(english.text).toContain('Your battery alone, with what must stay on, lasts between')
  })

  test('panels of the house save new ones, and a label that says too little is asked for', async () => {
    const fridge = `${path}?equipos=rm1-vp2-bl4&apagon=6`
    const own = await open(`${fridge}&mispaneles=6x550w49.8v14a`)
    expect(own.text).toMatch(/Tus paneles dan entre [\d\s]+ y [\d\s]+ Wh al día en el peor mes/)
    expect(own.text).toMatch(/Usa lo tuyo, a \$0: (un panel|\d paneles) ya montados?/)
    expect(own.text).not.toContain('Su etiqueta manda')
    expect(own.text).not.toMatch(/NaN|undefined|\{\w+\}/)
    const unread = await open(`${fridge}&mispaneles=6x550w`)
    expect(unread.text).toContain('No se sabe si un controlador o inversor los aguanta')
    expect(unread.text).not.toContain('Usa lo tuyo')
    const misread = await open(`${fridge}&mispaneles=6x550w12v&lng=en`)
    expect(misread.text).toContain('These watts, Voc and Isc cannot belong to one panel')
  })

  test('half of a panel or an inverter is asked for, and what was typed of it stays', async () => {
    const house = { cuenta: '1', 'equipo.0': 'rm1', 'cantidad.0': '1', apagon: '12,5' }
    const typed = {
      'tengo.voc': 'abc',
      'tengo.paneles': '4',
      'tengo.isc': '13,5',
      'tengo.pico': '900',
    }
    const form = new URLSearchParams({ ...house, 'equipo.0': 'rm', ...typed })
    const { status, page } = await open(`${path}?${form}`)
    expect(status).toBe(422)
    const values = ['tengo.voc', 'tengo.isc', 'tengo.pico', 'apagon'].map((name) =>
      page.all(`[name="${name}"]`)[0]?.getAttribute('value'),
    )
    expect(values).toEqual(['abc', '13,5', '900', '12,5'])
    expect(page.all('[name="tengo.panel"][aria-invalid="true"]')).toHaveLength(1)
    expect(page.all('[name="tengo.inversor"][aria-invalid="true"]')).toHaveLength(1)
  })

  test('half an hour and cents are read, and what needs a whole number says so', async () => {
    const form = { cuenta: '1', 'equipo.0': 'rm', 'watts.0': '110', 'horas.0': '8' }
    const answer = async (more: Record<string, string>) =>
      open(`${path}?${new URLSearchParams({ ...form, ...more })}`)
    const good = await answer({ 'cantidad.0': '1', apagon: '12.5', presupuesto: '899,50' })
    expect([good.status, good.headers.get('Location')]).toEqual([
      302,
      expect.stringMatching(/apagon=12\.5.*presupuesto=899\.5/),
    ])
    const refused = await answer({ 'cantidad.0': 'dos', apagon: '12' })
    expect(refused.text).toContain('Aquí va un número entero, sin coma ni punto: por ejemplo 12.')
  })

  test('starts with the parts of the house, which the form of the start asks for', async () => {
    const { page } = await open(path)
    const forms = page.all('form').filter((form) => page.within(form).has('combobox', 'Batería'))
    expect(forms).toHaveLength(1)
    const [house] = page.all('select[name="equipos"] option[selected]')
    const small = 'rm1-vp2-bl6-tv1-ro1-te3-la1'
    expect(house?.getAttribute('value')).toBe(small)
    const typed = { 'tengo.bateria': 'lead', 'tengo.voltios': '12', 'tengo.ah': '70,5' }
    const form = { cuenta: '1', equipos: small, ...typed, 'tengo.cuantas': '2' }
    const sent = await open(`${path}?${new URLSearchParams(form)}`)
    expect(sent.headers.get('Location')).toBe(
      `${path}?bateria=p12v70.5x2&equipos=${small}#resultado`,
    )
    const refused = await open(`${path}?${new URLSearchParams({ ...form, 'tengo.ah': 'x' })}`)
    expect(refused.status).toBe(422)
    expect(refused.page.all('[name="tengo.ah"][aria-invalid="true"]')).toHaveLength(1)
    expect(refused.page.all('[name="tengo.cuantas"]')[0]?.getAttribute('value')).toBe('2')
  })

  test('the peak of a battery is typed without scripts, shared, and missing stays unknown', async () => {
    const own = { 'tengo.bateria': 'lithium', 'tengo.ah': '200', 'tengo.cuantas': '1' }
    const battery = { ...own, 'tengo.amperes': '100' }
    const inverter = { 'tengo.inversor': '2000', 'tengo.pico': '4000' }
    const form = { cuenta: '1', equipos: 'rm1-vp1', apagon: '6', ...battery, ...inverter }
    const send = (more: Record<string, string>) =>
      open(`${path}?${new URLSearchParams({ ...form, ...more })}`)
    const shared = (await send({ 'tengo.arranque': '200' })).headers.get('Location') ?? ''
    expect(shared).toContain('bateria=l12v200x1d100p200&')
    const known = await open(shared)
    expect(known.page.all('[name="tengo.arranque"]')[0]?.getAttribute('value')).toBe('200')
    expect(known.text).not.toContain('No se sabe si arranca')
    const silent = await open((await send({})).headers.get('Location') ?? '')
    expect(silent.text).toContain('No se sabe si arranca el refrigerador')
    const refused = await send({ 'tengo.arranque': 'mucho' })
    expect(refused.status).toBe(422)
    expect(refused.page.all('[name="tengo.arranque"][aria-invalid="true"]')).toHaveLength(1)
    expect(refused.text).toContain('Amperes de pico de cada una')
  })

  test('a link of which nothing can be read says so at the start page', async () => {
    expect((await open(`${path}?equipos=rm1w-5`)).text).toContain(
      'Una parte de la dirección no se entiende',
    )
  })
})

test('a battery of the house that no set uses says why, and one of two that is enough says so', async () => {
  const lead = `${path}?equipos=vp1-bl3-ro1&apagon=6&bateria=p12v100x2&inversor=1000w12v`
  const { text } = await open(lead)
  expect(text).toMatch(
    /Tu batería no entra en los equipos de abajo: con lo que hay que comprarle, el más barato costaría \$[\d,.]+\d/,
  )
  expect(text).not.toContain('Ninguno de los equipos de abajo')
  const lithium = lead.replace('p12v100x2', 'l12v100x2')
  expect((await open(lithium)).text).toContain('De tus 2 baterías usa 1: con eso')
})

test('what lead whose peak nobody read gives to a motor is a range, never exact', async () => {
  const own = (battery: string) =>
    open(`${path}?equipos=rm1-vp1-bl3-tv1-ro1&apagon=12&bateria=${battery}&inversor=3500w48v7000p`)
  const { text } = await own('a12v200x4')
  expect(text).toContain('Usa lo tuyo, a $0: el inversor, 4 baterías.')
  expect(text).toContain('Al arrancar un motor da entre 1 728 y 7 000 W: su etiqueta no lo dice')
  expect(text).not.toContain('7 000 W al arrancar')
  expect((await own('a12v200x4d150')).text).toContain('arranca motores de hasta')
})

test('an own inverter whose peak nobody read is not said to start a refrigerator', async () => {
  const { text } = await visit(
    await testApp(),
    '/calculadora-solar?equipos=rm1&apagon=6&bateria=l12v100x1&inversor=1000w12v',
  )
  expect(text).toMatch(/Si puede con eso, tu batería sola dura entre/)
  expect(text).toContain('No se sabe si arranca el refrigerador moderno')
})

test('the cold that panels of the house are judged by is named, and where nobody said the place', async () => {
  const own = '/calculadora-solar?equipos=rm1-vp2-bl6&mispaneles=3x550w49.8v14a'
  const nowhere = await open(own)
  expect(nowhere.text).toContain('Con el frío (-38 °C) cada uno llega a 60,8 V')
  expect(nowhere.text).toContain('se cuenta el frío de Estados Unidos')
  const cuba = await open(`${own}&lugar=23`)
  expect(cuba.text).toContain('Con el frío (10 °C) cada uno llega a 52,4 V')
  expect(cuba.text).not.toContain('se cuenta el frío de Estados Unidos')
})

test('an inverter with a solar controller inside gets no other, by its label alone', async () => {
  const house = `${path}?equipos=rm1-vp2-bl4&lugar=23&bateria=l48v100x2d100p200&mispaneles=2x550w49.8v14a`
  const inverter = '&inversor=3500w48v40a7000po110'
  const known = await open(`${house}${inverter}m145v60n3000w50a`)
  expect(known.text).toContain(
    'Usa lo tuyo, a $0: el inversor con su controlador solar, al que van los paneles, la batería',
  )
  const set = (text: string) => text.slice(text.indexOf('Lo justo'), text.indexOf('Usa lo tuyo'))
  expect(set(known.text)).not.toContain('MPPT')
  expect(set((await open(`${house}${inverter}`)).text)).toContain('MPPT')
  const unread = await open(`${house}${inverter}m145v`)
  expect(unread.text).toContain(
    'De su controlador solar falta desde cuántos voltios carga, faltan los watts o los amperes máximos: sin eso no se sabe',
  )
  expect(set(unread.text)).toContain('MPPT')
  const english = await open(`${house}${inverter}m145v60n3000w50a&lng=en`)
  expect(english.text).toContain('the inverter with its solar controller, where the panels end')
  const sheetLink = known.page.all('a[href*="m145v60n3000w50a"]')[0]?.getAttribute('href')
  const sheet = await open(sheetLink ?? '')
  expect(sheet.text).toMatch(/145 V/)
  expect(sheet.text).not.toContain('MPPT')
  const values = ['voltios', 'desde', 'watts', 'amperes'].map((name) =>
    known.page.all(`[name="tengo.solar.${name}"]`)[0]?.getAttribute('value'),
  )
  expect(values).toEqual(['145', '60', '3000', '50'])
})
