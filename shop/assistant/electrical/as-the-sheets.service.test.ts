import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const ask = async (question: string, locale: 'es' | 'en') => {
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  return textOf(answer)
}

test.each([
  ['¿Qué fusible lleva el inversor de 10 kW?', 'es', /300 A .*2 pares de .*2\/0.* 250 A/],
  ['What fuse does the 12 kW inverter take?', 'en', /350 A .*2 pairs of .*2\/0.* 250 A/],
  ['¿Qué fusible lleva el inversor de 6000 W?', 'es', /fusible de 200 A(?!.*pares)/],
] as const)('a fuse is never larger than its cable: «%s»', async (question, locale, expected) =>
  expect(await ask(question, locale)).toMatch(expected),
)

test.each([
  ['¿El controlador de 40 A va con la batería de 12 V 50 Ah?', 'es', /^Solo con pocos.* 320 W/],
  ['¿Sirve el controlador de 60 A con la batería de 12 V 100 Ah?', 'es', /^Solo con.* 640 W/],
  ['Does the 40 A controller go with the 12 V 50 Ah battery?', 'en', /^Only with few.* 320 W/],
  ['¿El controlador de 20 A va con la batería de 12 V 100 Ah?', 'es', /^Sí, van juntos/],
] as const)(
  'a controller that could overcharge goes only so far: «%s»',
  async (question, locale, expected) => expect(await ask(question, locale)).toMatch(expected),
)

test.each([
  ['¿Puedo conectar 2 paneles de 410 W a la estación de 2000?', 'es', /Cada panel a una entrada/],
  ['Do two 410 W panels go together with the 2000 Wh station?', 'en', /Each panel to an input/],
] as const)(
  'panels of a station are joined as its sheet says: «%s»',
  async (question, locale, expected) => {
    const text = await ask(question, locale)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/en paralelo|in parallel/)
  },
)
