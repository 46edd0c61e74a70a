import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { engineConverse } from '../conversation/converse.service.server.ts'

async function lastOf(questions: readonly string[], destination: 'cuba' | 'usa' = 'cuba') {
  const earlier: { role: 'user' | 'assistant'; content: string }[] = []
  let text = ''
  for (const question of questions) {
    const ctx = await asVisitor({ locale: 'es', destination })
    const reply = await engineConverse(ctx, { question, earlier })
    text = [reply.text, ...reply.products.map(({ slug }) => slug)].join(' ')
    earlier.push({ role: 'user', content: question }, { role: 'assistant', content: reply.text })
  }
  return text
}

test.each([
  [
    ['precio de la estacion de 500', 'y la de 1500', 'cual de las dos pesa mas'],
    /500 Wh.*1500 Wh/s,
  ],
  [['cuanto cuesta la bateria de 24 v 200 ah', 'y la mas chiquita'], /12-v-50-ah/],
  [['tengo 700 dolares para una estacion', 'y si consigo 300 mas'], /1,000\.00/],
  [['cuanto vale el kit familia', 'y los soportes?'], /Sí, viene incluido/],
  [['precio del kit luz', 'es para mi apartamento en Orlando, no para Cuba'], /EE\. UU\./],
  [['quiero un kit para mi tia', 'tiene refri, tele y 3 ventiladores'], /Contado con|dura unas/],
] as const)('what was said before is gone on with: %s', async (questions, expected) => {
  expect(await lastOf(questions)).toMatch(expected)
})

test('the tax of the United States is added where it is asked', async () => {
  const text = await lastOf(['cuanto cuesta la estacion de 1000', 'y con impuesto?'], 'usa')
  expect(text).toContain('$588.49')
})

test.each([
  ['ay que dia, dios los bendiga a todos por alla', /A la orden/],
  ['hola, yo de estos aparatos no se nada y me da pena', /Aquí estoy|Hola/],
])('what is no question is answered kindly: %s', async (question, expected) => {
  expect(await lastOf([question])).toMatch(expected)
})
