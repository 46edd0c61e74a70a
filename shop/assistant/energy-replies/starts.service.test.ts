import { expect, test } from 'vitest'
import { cents, formatUsd } from '#kernel/money.ts'
import { nothingYet, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { setsFor } from '#shop/solar/calculator/calculator.service.server.ts'
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

test.each([
  ['mi viejo usa un concentrador de oxigeno de 350 w', 350],
  ['mi suegra duerme con una maquina de apnea', 40],
])(
  '«%s» gets sets of the calculator, and no station whose hours would not last',
  async (question, watts) => {
    const { text, slugs } = await answered(question)
    expect(text).toContain(`suma ${watts} W`)
    expect(text).toMatch(/Lo justo: .*Inversor híbrido/)
    expect(text).toContain('un tercio de reserva')
    expect(slugs.join()).not.toContain('estacion-portatil')
  },
)

test('what nothing for sale can do is not said to do', async () => {
  const { text } = await answered('mi abuela usa un concentrador de oxigeno de 6000 w')
  expect(text).toContain('No llega del todo')
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
  ['¿El Kit Luz sirve para un CPAP?', /^No, Kit Luz.*hacen falta 659 Wh de batería y hay 640/],
  ['¿La estación de 500 sirve para un CPAP 8 horas?', /^No, .*hacen falta 659 Wh .*hay 537/],
  ['¿La estación de 4000 sirve para un concentrador?', /^No, .*hacen falta 5.136 Wh .*hay 4.298/],
  ['How long will the 4000 station run an oxygen concentrator?', /^No, .*5,136 Wh .*4,298/],
  [
    '¿La estación de 1000 sirve para un CPAP?',
    /^Por energía sí, .*no se sabe si pasa a la batería/,
  ],
  ['¿El Kit Hogar sirve para un concentrador 8 horas?', /^Sí, Kit Hogar/],
  ['Quiero poner un aire de 12000 BTU con el Kit Luz', /^No, Kit Luz.*no puede con/],
  ['¿Cuánto dura un split de 12000 con el Kit Luz?', /^No, Kit Luz.*no puede con/],
  ['¿El Kit Nevera aguanta un split de 12000 BTU?', /^No, Kit Nevera.*no arranca/],
  ['How long will the Fridge Kit run a 12000 BTU split?', /^No, Fridge Kit.*does not start/],
])('what it cannot do is No, whatever hours it would last: «%s»', async (question, expected) => {
  expect((await answered(question)).text).toMatch(expected)
})

test.each([
  '¿Cuánto dura un concentrador de oxígeno toda la noche con la estación de 2000?',
  '¿La estación de 4000 sirve para un concentrador?',
])('«%s»: the cheapest that can is the cheapest set of the calculator', async (question) => {
  const { text, slugs } = await answered(question)
  const { sets } = await setsFor(await asVisitor(), {
    ...nothingYet,
    ...{ items: [usualItem('ox')], blackoutHours: 8, panels: false },
  })
  const price = formatUsd(cents(sets[0]?.price ?? 0))
  expect(text).toContain(`El más barato que sí puede es un conjunto. Lo justo: ${price}`)
  expect(slugs).toEqual([])
})

test('a kit that costs more and lasts no longer says so', async () => {
  const { text } = await answered('qué kit me recomiendas para un concentrador de oxígeno 12 horas')
  expect(text).toMatch(/Kit Total.*ya armado, más caro y sin más horas/)
})
