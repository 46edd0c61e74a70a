import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { textOf } from '#tests/harness/html/text.ts'

const guide = async (language: 'es' | 'en', place = 'cuba') =>
  visit(await testApp(), `/guia-instalacion?lng=${language}&lugar=${place}`)

/** What an installer looks for in it, in both languages. */
const subjects: readonly (readonly [string, RegExp, RegExp])[] = [
  ['bond of neutral and earth', /neutro.{0,200}tierra/, /neutral.{0,200}earth/],
  ['transfer switch', /conmutador/, /transfer switch/],
  [
    'lowest volts of a tracker',
    /voltaje mínimo|al menos \d+ V|[Nn]ecesita/,
    /lowest voltage|at least \d+ V|needs/,
  ],
  ['limits of stations', /Lo que admiten las estaciones/, /stations? (?:take|accept)/],
  ['strings of kits', /Las series de los kits/, /strings of the kits/i],
  [
    'hot or swollen batteries',
    /hinchada.{0,120}no la cargues ni la abras/,
    /[Ss]wollen.{0,160}(?:charge|open)/,
  ],
  ['water', /agua/, /water/],
  ['shock and first aid', /apártalo con madera seca/, /dry wood/],
  [
    'fallen power line',
    /[Cc]able de la calle.{0,80}10 metros.{0,200}ni con un palo.{0,120}empresa eléctrica/,
    /power line.{0,80}10 metres.{0,200}not even with a stick.{0,120}power company/,
  ],
  [
    'swallowed acid or button cell',
    /tragó.{0,120}quema por dentro.{0,60}vomitar/,
    /[Ss]wallowed.{0,120}burns inside.{0,60}vomit/,
  ],
  [
    'a medical device without power',
    /médico sin corriente.{0,60}cilindro.{0,120}Desenchufa.{0,300}104/,
    /medical device without power.{0,60}cylinder.{0,120}Unplug.{0,300}911/,
  ],
  ['emergency numbers', /105.{0,400}104|104.{0,400}105/, /911/],
  [
    'generator and its gas',
    /el balcón o el portal: el monóxido de carbono/,
    /balcony or a porch: carbon monoxide/,
  ],
  [
    'storing a battery',
    /media carga.{0,90}plomo.{0,30}llena/,
    /half charged.{0,160}lead.{0,40}full/,
  ],
  ['cables of the house', /14 AWG/, /14 AWG/],
  ['own parts in the calculator', /calculadora/i, /calculator/i],
]

describe('the installation guide', () => {
  test.each(subjects)('says what there is to know of: %s', async (_subject, spanish, english) => {
    expect((await guide('es')).text).toMatch(spanish)
    expect((await guide('en')).text).toMatch(english)
  })

  test('names both countries’ numbers wherever somebody must be called', async () => {
    const { page } = await guide('es')
    const calls = page
      .all('li')
      .map((one) => textOf(one))
      .filter((text) => /10[45]/.test(text))
    expect(calls.length).toBeGreaterThan(4)
    for (const text of calls) expect(text).toContain('911')
  })

  test('says that a place of the address is not known, and for which one it counts', async () => {
    expect((await guide('es', 'zz')).text).toMatch(
      /El lugar «zz» no se conoce: se cuenta con EE\. UU\./,
    )
    expect((await guide('en', 'US-XX')).text).toMatch(/“US-XX” is not known: .*Alaska is colder/)
    expect((await guide('es', 'US-AK')).text).not.toContain('no se conoce')
  })

  test('counts panels in series for the cold of the place, the coldest where none is chosen', async () => {
    expect((await guide('es')).text).toMatch(/550 W\s+51,8 V\s+1\s+2\s+9/)
    expect((await guide('es', 'US-FL')).text).toContain('Voc a -8 °C')
    expect((await guide('en', '')).text).toContain('Voc at -38 °C')
    expect((await guide('es', 'US-MN')).text).toContain('a -38 grados de mínima')
  })

  test('says from how many volts a kit’s tracker and a station’s input work', async () => {
    const { page } = await guide('es')
    const rows = page.all('tr').map((row) => textOf(row))
    expect(rows).toContainEqual(expect.stringMatching(/^Kit Luz.*de 15,4 a 100 V/))
    expect(rows).toContainEqual(expect.stringMatching(/^Estación portátil 1000 Wh.*de 12 a \d+ V/))
  })

  test('leads to the composer with the reader’s own parts', async () => {
    expect((await guide('es')).page.hrefs).toContain('/calculadora-solar#lo-mio')
  })

  test('draws the RCD behind the transfer switch, and the grid into a hybrid', async () => {
    const { page } = await guide('es')
    expect(page.has('img', /detrás del conmutador va el diferencial y después el tablero/)).toBe(
      true,
    )
    expect(page.has('img', /La calle entra al híbrido/)).toBe(true)
  })
})
