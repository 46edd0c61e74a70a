import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

test.each([
  ['¿Qué calibre de cable para un aire de 220 a 25 metros?', /20 A, cobre 12 AWG, hasta 34 m/],
  ['What gauge of cable for a 220 V split at 25 metres?', /20 A, copper of 12 AWG, up to 34 m/],
  ['¿Qué cable para un split de 220 V a 32 metros?', /32 m son más .* calibre siguiente/],
  ['¿Qué breaker lleva un split de 220 V?', /^El breaker es el que pide la placa.*dos polos/],
  ['cable para breaker de 20 amperes en la casa', /12 AWG .* 17 m a 120 V y 34 m a 240 V/],
  ['¿Qué cable lleva un breaker de 20 amperes en la casa?', /12 AWG .* 17 m a 120 V y 34 m/],
  ['What wire for a 30 A breaker in the house?', /10 AWG .* 18 m at 120 V and 36 m/],
  ['extensión de 14 AWG para el refrigerador', /14 AWG da para 12 A .*un refrigerador .*sí/],
  ['¿Puedo usar una extensión de 14 AWG para el refrigerador?', /14 AWG da para 12 A/],
  ['Is a 14 AWG extension cord enough for the fridge?', /^An extension cord of 14 AWG .* 12 A/],
  ['extension calibre 16 para el refrigerador', /16 AWG no está en la tabla.*14 AWG/],
  [
    '¿Qué fusible va entre el controlador de 40 A y la batería?',
    /fusible de 50 A .*6 AWG, que aguanta 57 A/,
  ],
  ['Which fuse between the 20 A controller and the battery?', /fuse of 25 A .*10 AWG/],
] as const)('a circuit by the tables of the guide: «%s»', async (question, expected) => {
  const locale = /^(What|Is|Which) /.test(question) ? 'en' : 'es'
  const { answer } = await engineAnswer(await asVisitor({ locale }), { question, earlier: [] })
  expect(textOf(answer)).toMatch(expected)
  expect(textOf(answer)).not.toMatch(/2\/0|\$/)
})

test.each([
  ['¿Puedo usar una extensión para conectar los paneles?', /cable solar de corriente directa/],
  ['cable fino de 12 awg entre la bateria y el inversor', /No uses un cable fino/],
] as const)('what is not of the house stays as it was: «%s»', async (question, expected) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  expect(textOf(answer)).toMatch(expected)
})
