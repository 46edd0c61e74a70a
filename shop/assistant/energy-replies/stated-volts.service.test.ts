import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const only110 =
  /Inversor híbrido 3500 W 48 V\b|Inversor híbrido 3000 W|onda pura|Pure Sine|3500 W 48 V|Estación portátil (500|1000|1500|2000)|Kit Casa Pequeña|Small House Kit/

test.each([
  ['Tengo un concentrador de oxígeno de 220 V, ¿qué compro?', 'es'],
  ['concentrador 220v', 'es'],
  ['¿Qué compro para un refrigerador de 220 V?', 'es'],
  ['My fridge is 220 V', 'en'],
  ['¿Qué inversor compro para una bomba de 220 V?', 'es'],
] as const)('«%s» is answered with nothing that gives only 110 V', async (question, locale) => {
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  expect(textOf(answer)).not.toMatch(only110)
})
