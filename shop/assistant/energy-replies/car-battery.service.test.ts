import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) =>
  textOf((await engineAnswer(await asVisitor(), { question, earlier: [] })).answer)

test.each([
  ['tengo una bateria de carro, cuanto dura'],
  ['cuanto me dura mi batería de carro'],
  ['una bateria de carro cuantas horas aguanta'],
  ['que tiempo dura un acumulador'],
  ['quiero usar una bateria de carro con un inversor'],
  ['puedo usar una bateria de carro de 12v 70ah para la nevera'],
  ['para que me sirve una batería de carro'],
  ['tengo una bateria de carro de 70ah que puedo encender'],
  ['cuanto me dura un refrigerador con una bateria de carro'],
  ['cuánto me dura un ventilador con un acumulador de 70 Ah'],
])('«%s» starts the question about its kind, without a lithium figure', async (question) => {
  const text = await answered(question)
  expect(text).toMatch(/¿De qué tipo es/)
  expect(text).toMatch(/plomo/)
  expect(text).not.toMatch(/LiFePO4|litio|ciclos al/)
})

test('in English too', async () => {
  const text = await answered('how long does a car battery last')
  expect(text).toMatch(/Which kind is yours/)
  expect(text).not.toMatch(/LiFePO4|lithium/i)
})
