import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  return textOf(answer)
}

test('a small device of unknown volts is not said to run on what gives 110 V alone', async () => {
  expect(await answered('¿Qué compro para un equipo de 300 W durante 8 horas?')).toMatch(
    /lo que da solo 110 V no sirve si su chapa dice 220|aquí no importa/,
  )
  expect(await answered('¿Cuánto dura la estación de 1000 Wh con un equipo de 100 W?')).toContain(
    'si en la chapa de lo tuyo dice 220 V, no funciona con él',
  )
})

test('whose volts were said is counted by them, without a word of doubt', async () => {
  const answer = await answered('¿Qué compro para un equipo de 300 W de 220 V durante 8 horas?')
  expect(answer).not.toMatch(/su chapa dice 220|no importa/)
  expect(answer).toMatch(/fase dividida|110\/220|Estación portátil 4000/)
})
