import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const path = '/calculadora-solar'
const open = async (query: string) => visit(await testApp(), `${path}?${query}`)
const house = 'equipos=rm1-vp2-bl4'
const blackoutOf = ({ page }: Awaited<ReturnType<typeof open>>) =>
  page.all('input[name="apagon"][inputmode="decimal"]').map((field) => field.getAttribute('value'))

test('hours of grid a day give the blackout where nobody said it', async () => {
  const shown = await open(`${house}&red=6`)
  expect(new Set(blackoutOf(shown))).toEqual(new Set(['18']))
  expect(shown.text).toContain('en 18 h de apagón')
  expect(shown.text).not.toContain('Contar 18 h seguidas')
  expect(new Set(blackoutOf(await open(`${house}&red=0`)))).toEqual(new Set(['24']))
  expect(new Set(blackoutOf(await open(house)))).toEqual(new Set(['12']))
})

test('a blackout and hours of grid that leave a part of the day open are asked about beside the field', async () => {
  const { text, page } = await open(`${house}&red=6&apagon=12`)
  expect(text).toContain('Con 6 h de corriente quedan 18 h sin ella')
  expect(text.indexOf('Contar 18 h seguidas')).toBeLessThan(text.indexOf('$'))
  expect(page.hrefs).toContain(`${path}?${house}&red=6`)
  expect((await open(`${house}&red=6&apagon=12&lng=en`)).text).toContain('Count 18 h on end')
  expect((await open(`${house}&red=12&apagon=12`)).text).not.toContain('h seguidas')
})

test('more than a day is refused beside the field', async () => {
  const { status, text } = await open(`${house}&red=6&apagon=20`)
  expect(status).toBe(422)
  expect(text).toContain('Con las horas de apagón pasa de 24: baja una de las dos.')
})

test('with a medical device the longest blackout counts that the hours of grid leave', async () => {
  const shown = await open('equipos=ox1&red=6&apagon=12')
  expect(new Set(blackoutOf(shown))).toEqual(new Set(['18']))
  expect(shown.text).toContain(
    'Por el equipo médico se cuenta el apagón más largo que dejan 6 h de corriente: 18 h',
  )
  expect(shown.text).toContain('para 18 h de apagón, batería para 24 h')
})

test('in the form a blackout that was left as it stood follows the hours of grid', async () => {
  const form = (values: string) => open(`cuenta=1&equipo.0=rm&cantidad.0=1&sigue.0=on&${values}`)
  const sent = async (values: string) =>
    (await form(`watts.0=150&horas.0=10,8&${values}`)).headers.get('Location') ?? ''
  expect(await sent('apagon=12&red=6&red.antes=')).toMatch(/\?equipos=[^&]*&paneles=no&red=6#/)
  expect(await sent('apagon=12&red=6&red.antes=6')).toContain('apagon=12&')
  expect(await sent('apagon=8&red=6&red.antes=')).toContain('apagon=8&')
  expect(await sent('apagon=18&red=&red.antes=6')).not.toMatch(/apagon|red/)
  expect(await sent('apagon=&red=6&red.antes=')).not.toContain('apagon')
})

test('half an hour of blackout is written as it was typed, with the mark of the language', async () => {
  const shown = await open(`${house}&apagon=12,5`)
  const { text } = shown
  expect(text).toContain('batería para 12,5 h')
  expect(text).toContain('en 12,5 h de apagón')
  expect(text).not.toMatch(/\b12\.5\b|para 13 h/)
  expect(new Set(blackoutOf(shown))).toEqual(new Set(['12,5']))
  expect((await open(`${house}&apagon=12.5&lng=en`)).text).toContain('12.5 h')
})
