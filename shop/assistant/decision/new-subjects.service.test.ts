import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { type Answer, textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const asked = async (...questions: string[]): Promise<Answer> => {
  const ctx = await asVisitor({ locale: 'es', destination: 'cuba' })
  const earlier = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return (await engineAnswer(ctx, { question: questions.at(-1) ?? '', earlier })).answer
}

const before = '¿Cuánto dura la estación de 1000 con un refri?'
test.each([
  ['¿Puede mi hermano pagar una parte desde España?', /Pagar entre varios/],
  ['can my brother pay half from Spain?', /Pay together/],
  ['¿Aceptan Zelle?', /^Sí, Zelle/],
  ['what about a refund if it arrives broken?', /^Tell us within 48 hours/],
  ['y si llega rota, ¿me devuelven el dinero?', /^Avísanos dentro de las 48 horas/],
])('a new subject wins over the product spoken of: «%s»', async (question, expected) => {
  const answer = await asked(before, question)
  expect(answer.intent).toBe('policy')
  expect(textOf(answer)).toMatch(expected)
})

test.each([
  ['En mi casa solo hay 110, ¿sirve el híbrido de 6000 W?', /220 V, dos fases y neutro/],
  ['I only have 110 at home, can I use the 6000 W hybrid inverter?', /220 V, two phases/],
  ['¿Cómo conecto mi planta a la entrada AC del híbrido?', /una sola fuente.*monóxido/is],
  ['How do I connect my generator to the AC input of the hybrid?', /single source.*monoxide/s],
])('an inverter on the mains and on a generator: «%s»', async (question, expected) => {
  expect(textOf(await asked(question))).toMatch(expected)
})

test('the volts of a house are no budget', async () => {
  const answer = await asked('Tengo 220 en la casa, ¿qué kit me recomiendas?')
  expect(answer.intent).toBe('system')
  expect(JSON.stringify(answer.parts)).not.toContain('$220')
})

test.each([
  ['entonces el kit apagón son 987 con el envio a cuba y todo incluido verdad??', /^No, ese no es/],
  ['the 1000 station is $987, right?', /^No, that is not the price/],
])('a wrong price is corrected: «%s»', async (question, expected) => {
  expect(textOf(await asked(question))).toMatch(expected)
})
