import { expect, test } from 'vitest'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { calculationIn } from '#shop/solar/calculator/calculation-query.rules.ts'
import { setsFor } from '#shop/solar/calculator/calculator.service.server.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const asked = async (...questions: string[]) => {
  const ctx = await asVisitor({ locale: 'es', destination: 'cuba' })
  const earlier = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  const { answer } = await engineAnswer(ctx, { question: questions.at(-1) ?? '', earlier })
  return { ctx, answer, text: textOf(answer) }
}

test.each([
  'un ventilador, 4 bombillos, router y dos telefonos por 10 horas sin paneles',
  'que me recomiendas para un refrigerador y la tele',
  'que kit arranca una bomba de 1 hp de 220 V',
])('the sets are those of the calculator that is linked: «%s»', async (question) => {
  const { ctx, answer, text } = await asked(question)
  const link = answer.parts.find(
    (part) => part.kind === 'link' && part.href.startsWith('/calculadora-solar?'),
  )
  const href = link?.kind === 'link' ? link.href : ''
  const calculation = calculationIn(new URL(href, 'https://shop.test').searchParams)
  const { sets } = await setsFor(ctx, calculation)
  expect(sets.length).toBeGreaterThan(0)
  for (const { price } of sets.slice(0, 2)) expect(text).toContain(formatUsd(price as Usd))
})

test.each([
  ['mi viejo usa un concentrador de oxigeno de 300 w, que sistema le hace falta', 'ox1w300'],
  ['que sistema necesito para un concentrador de oxigeno', 'ox1'],
])('the calculator that is linked knows the oxygen concentrator: «%s»', async (question, items) => {
  const { answer, text } = await asked(question)
  const hrefs = answer.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))
  expect(hrefs.filter((href) => href.startsWith('/calculadora-solar?')).join()).toContain(
    `equipos=${items}`,
  )
  expect(text).toMatch(/nunca su única corriente/)
})

test('a medical device gets its third once, and from whom the hours of grid are known the rest of the day', async () => {
  const { answer, text } = await asked(
    'que sistema necesito para un concentrador de oxigeno, hay 14 horas de corriente al dia',
  )
  const hrefs = answer.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))
  expect(hrefs.join()).toContain('apagon=10&equipos=ox1')
  expect(text).toContain('La cuenta ya lleva un tercio de reserva')
})

test('of a split of unknown volts it says that what gives both is counted', async () => {
  const { text } = await asked('que sistema necesito para un split de 1 tonelada')
  expect(text).toContain('se cuenta lo que da 110 y 220 V')
  const known = await asked('que sistema necesito para un split de 1 tonelada de 220 V')
  expect(known.text).not.toContain('se cuenta lo que da 110 y 220 V')
})

test('beside stations, a set of parts that costs less is named', async () => {
  const { text } = await asked('tengo 1000 dolares', 'es para el refri y el wifi')
  expect(text).toMatch(/Por piezas sale más barato: Lo justo: /)
})

test('a medical device keeps its warning over turns, and a medicine has its own', async () => {
  const device = await asked(
    'mi viejo usa un concentrador de oxigeno de 350 w',
    'y con la de 4000?',
  )
  expect(device.text).toMatch(/nunca su única corriente.*104/)
  const cold = await asked(
    'la insulina de mi hijo esta en el refri, cuanto aguanta la estacion de 1000 con el refri',
  )
  expect(cold.text).toMatch(/13,5 horas.*nunca su único frío/s)
})

test('what somebody’s health needs is counted without a pause, and nothing that falls short is offered', async () => {
  const { text } = await asked('Necesito un nebulizador 14 horas de apagón, tengo 2500 dólares')
  expect(text).toContain('Las horas cuentan el equipo médico encendido sin parar.')
  expect(text).not.toMatch(/Por piezas|Estación portátil 300 Wh/)
})
