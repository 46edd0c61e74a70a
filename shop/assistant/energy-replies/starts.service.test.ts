import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  const slugs = answer.parts.flatMap((part) =>
    part.kind === 'cards' ? part.cards.map(({ slug }) => slug) : [],
  )
  return { text: textOf(answer), slugs }
}

test('an oxygen concentrator is answered with the stations that run it, and no hours of the others', async () => {
  const { slugs } = await answered('mi viejo usa un concentrador de oxigeno de 350 w')
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs.join()).not.toContain('estacion-portatil-300-')
  const { slugs: ofApnea } = await answered('mi suegra duerme con una maquina de apnea')
  expect(ofApnea.join()).toContain('estacion-portatil-300-')
})

test('what no station can do leads to sets of parts', async () => {
  const { text, slugs } = await answered('mi abuela usa un concentrador de oxigeno de 6000 w')
  expect(text).toContain('Ninguna estación de las que vendemos puede con eso')
  expect(slugs).toEqual([])
})

test('of a small station the common loads are listed, and what it does not start', async () => {
  const { text } = await answered('cuánto dura la estación de 500 Wh')
  expect(text).toContain('un ventilador y una luz: entre')
  expect(text).toContain('un refrigerador moderno: no lo arranca')
})

test.each([
  [
    'Mi papá tiene un concentrador y le quiero mandar el Kit Luz, ¿sirve?',
    /^No, Kit Luz.*no basta/,
  ],
  ['¿Puedo conectar el oxígeno al Kit Luz?', /^No, Kit Luz.*nunca su única corriente/s],
  ['¿Cuánto dura el concentrador de oxígeno con el Kit Luz?', /^No, .*dura unas 1,4 horas/],
  ["Can I plug my mom's oxygen into the Light Kit?", /^No, Light Kit.*is not enough/],
  ['¿El Kit Luz sirve para un CPAP?', /^Sí, Kit Luz/],
  ['Quiero poner un aire de 12000 BTU con el Kit Luz', /^No, Kit Luz.*no puede con/],
  ['¿Cuánto dura un split de 12000 con el Kit Luz?', /^No, Kit Luz.*no puede con/],
  ['¿El Kit Nevera aguanta un split de 12000 BTU?', /^No, Kit Nevera.*no arranca/],
  ['How long will the Fridge Kit run a 12000 BTU split?', /^No, Fridge Kit.*does not start/],
])('what it cannot do is No, whatever hours it would last: «%s»', async (question, expected) => {
  expect((await answered(question)).text).toMatch(expected)
})
