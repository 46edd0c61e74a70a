import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const path = '/calculadora-solar'
const open = async (address: string) => visit(await testApp(), address)

test('asks 110 or 220 V before any price, and only where nobody said it', async () => {
  const question = '¿110 o 220 V?'
  const asked = await open(`${path}?equipos=rm1-si1-bu1&apagon=6`)
  const top = asked.text.slice(0, asked.text.indexOf('$'))
  expect(top.split(question)).toHaveLength(3)
  expect(top).toContain('¿110 o 220 V? Split 1 t inverter (se cuentan los dos)')
  const { text } = await open(`${path}?apagon=6&equipos=rm1-si1-bu1&voltaje=si220&voltaje=bu110`)
  expect(text.slice(0, text.indexOf('$'))).not.toContain(question)
  const half = await open(`${path}?apagon=6&equipos=rm1-si1-bu1n&voltaje=si220`)
  expect(half.text.slice(0, half.text.indexOf('$'))).not.toContain(question)
})

test('a large device of unknown volts is offered what gives both, and what 110 V would save', async () => {
  const pumps = `${path}?apagon=4&equipos=bu1h1-rm1`
  const { text, page } = await open(pumps)
  const cards = page.all('article').map((card) => page.within(card).text)
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card).toMatch(/fase dividida|110\/220 V|Estación portátil 4000/)
  expect(text).toContain('se cuenta lo que da 110 y 220 V')
  const [, price = ''] = /Si es de 110 V, basta con (\$[\d,.]+\d)/.exec(text) ?? []
  const answered = await open(`${pumps}&voltaje=bu110`)
  const [first = ''] = answered.page.all('article').map((card) => answered.page.within(card).text)
  expect(/\$[\d,.]+\d/.exec(first)?.[0]).toBe(price)
  expect(answered.text).not.toContain('se cuenta lo que da 110 y 220 V')
})

test('a pump of half a horsepower of unknown volts is counted like any other', async () => {
  const small = await open(`${path}?apagon=4&equipos=bo1h1-rm1`)
  expect(small.text).toContain('(se cuentan los dos)')
  expect(small.text).toContain('se cuenta lo que da 110 y 220 V')
  expect(small.text).toMatch(/Si es de 110 V, basta con \$/)
  const answered = await open(`${path}?apagon=4&equipos=bo1h1-rm1&voltaje=bo110`)
  expect(answered.text).not.toContain('se cuenta lo que da 110 y 220 V')
})

test('a device of one’s own is for 220 V where its name says so, else it is asked', async () => {
  const question = '¿110 o 220 V?'
  const oxygen = await open(`${path}?equipos=x1w350h24&nombres=Oxigeno+220+V`)
  expect(oxygen.text).not.toContain(question)
  expect(oxygen.text).not.toContain('INV-3500-48H')
  const pump = await open(`${path}?apagon=8&equipos=x1w1500h1m&nombres=Bomba+2+HP+220+V`)
  expect(pump.text).not.toContain('(E10)')
  const either = await open(`${path}?apagon=8&equipos=x1w400h1m&nombres=Bomba+110/220+V`)
  expect(either.text).not.toContain(question)
  const chosen = await open(`${path}?apagon=8&equipos=x1w400h1m&nombres=Bomba&voltaje=xa220`)
  expect(chosen.text).not.toContain(question)
  expect(chosen.text).toMatch(/no da 220 V/)
})

const cardsOf = ({ page }: Awaited<ReturnType<typeof open>>) =>
  page.all('article').map((card) => page.within(card).text)

test('a small device of unknown volts is never counted as 110 without a word: both cases are named, with their prices', async () => {
  const small = `${path}?apagon=8&equipos=x1w400h1m&nombres=Bomba`
  const silent = await open(small)
  expect(silent.text).toContain('¿110 o 220 V? Bomba (ver abajo)')
  expect(silent.text).toContain('No se sabe de cuántos voltios es «Bomba»: mira la chapa.')
  for (const card of cardsOf(silent)) expect(card).toMatch(/Da (solo 110|110–120 y 220)/)
  const [, price = ''] = /Si es de 220 V, desde (\$[\d,.]+\d)/.exec(silent.text) ?? []
  const [first = ''] = cardsOf(await open(`${small}&voltaje=xa220`))
  expect(/\$[\d,.]+\d/.exec(first)?.[0]).toBe(price)
  const english = await visit(await testApp(), `/en/solar-calculator${small.slice(path.length)}`)
  expect(english.text).not.toContain('counted as 110')
})

test('where what is offered gives both anyway, it says that the volts do not matter', async () => {
  const { text } = await open(`${path}?apagon=4&equipos=bu1h1-x1w100h1&nombres=Lámpara`)
  expect(text).toContain('No se sabe de cuántos voltios es «Lámpara», y aquí no importa')
  expect(text).not.toContain('Si es de 220 V, desde')
})

test('how long something lasts asks the volts of a device of one’s own, and counts the answer', async () => {
  const station = 'producto=estacion-portatil-1000-wh-1200-w'
  const runtime = (query: string) => open(`${path}/duracion?${station}&${query}`)
  const asked = await runtime('equipos=x1w400h1m&nombres=Bomba')
  expect(asked.text).toContain('¿Es de 110 o de 220 V? Mira la chapa: Bomba. Este equipo da solo')
  expect(asked.page.field('¿De 110 o de 220 V? Mira la chapa').getAttribute('name')).toBe('voltios')
  const high = await runtime('equipos=x1w400h1m&nombres=Bomba&voltaje=xa220')
  expect(high.text).toContain('No funciona con este equipo, que da solo 110 V: Bomba.')
  const named = await runtime('equipos=x1w400h1m&nombres=Bomba+220+V')
  expect(named.text).toContain('que da solo 110 V: Bomba 220 V.')
  expect(named.text).not.toContain('¿Es de 110 o de 220 V?')
  const form = 'cuenta=1&vuelve=4&equipo.0=x&nombre.0=Bomba&watts.0=400&cantidad.0=1&horas.0=1'
  const sent = await runtime(`${form}&voltios=xa220`)
  expect(sent.headers.get('Location')).toContain('voltaje=xa220')
})
