import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) => {
  const locale = /^(is|what|can|how) /.test(question) ? 'en' : 'es'
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  return textOf(answer)
}

test.each([
  ['el cable 4 awg aguanta 200 amp?', /^No: 200 A .* 74 A .* 110 A.*4\/0 AWG.*2\/0 AWG.*250 A/s],
  ['cable 6 awg para 100 amperes', /^No: 100 A .* 57 A .*2 AWG, que aguanta 101 A/s],
  ['cuantos amperes aguanta el cable 2/0', /154 A .*250 A/s],
  ['que cable para 150 amperes', /^Para 150 A .*2\/0 AWG, que aguanta 154 A/],
  ['el cable numero 10 aguanta 25 amperes?', /^Sí: para 25 A basta el 10 AWG/],
  ['is 8 awg wire enough for 50 amps', /^No: 50 A .*44 A .*6 AWG/s],
  ['what wire gauge for 100 amps', /2 AWG, which carries 101 A/],
  ['que calibre necesito para 60 amperes', /4 AWG, que aguanta 74 A/],
  ['cable 4 awg para 90 amperes sirve', /solo como cable de batería al aire/],
  ['cuanto aguanta un alambre 12', /22 A/],
  ['que cable para 400 amperes', /lo calcula un electricista/],
  [
    'que breaker lleva el inversor de 6000 a la salida',
    /240 V son 25 A; breaker de 40 A .*8 AWG.*63 A, el cable es 4 AWG/s,
  ],
  ['what breaker goes on the output of the 6000 inverter', /breaker of 40 A .*30 mA RCD/s],
  ['breaker de salida para el inversor de 3000 de 24v', /120 V son 25 A; breaker de 40 A/],
])('a cable by the table, a breaker by the output: «%s»', async (question, expected) => {
  expect(await answered(question)).toMatch(expected)
})

test.each([
  ['cuanto cuesta el cable 4 awg', /\$27/],
  ['fusible de 300 A con cable 4 AWG', /^No: el cable 4 AWG aguanta 110 A/],
  ['que cable lleva el inversor de 2000', /fusible de 250 A/],
])('what was answered before still is: «%s»', async (question, expected) => {
  expect(await answered(question)).toMatch(expected)
})
