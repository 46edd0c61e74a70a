import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

test.each([
  [
    'el inversor de 2000 arranca un aire de 12000 btu que no es inverter',
    /Va justo.*Con 3 × .* sí: .*6\s000 W.*Con 1 × .*300 Ah no: da 4\s403 W/s,
  ],
  ['el inversor de 2000 cargador arranca una turbina de 1 hp', /Con 1 × .*300 Ah no: da 4\s403 W/],
  ['inversor de 1000 arranca un freezer', /Con 1 × .*100 Ah sí.*Con 1 × .*50 Ah no: da 1\s152 W/],
  ['inversor de 3000 arranca un aire de 12000 btu que no es inverter', /Va justo.*24 V 200 Ah sí/],
  [
    'la estacion de 3000 arranca un split de 12000 btu convencional',
    /Va justo, sin margen.*220 V, no funciona/s,
  ],
])('what a bare inverter starts hangs on its batteries: «%s»', async (question, expected) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  expect(textOf(answer)).toMatch(expected)
})
