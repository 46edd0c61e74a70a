import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const ask = async (question: string, earlier: string[] = []) =>
  textOf(
    (
      await engineAnswer(await asVisitor(), {
        question,
        earlier: earlier.map((content) => ({ role: 'user', content })),
      })
    ).answer,
  )

test.each([
  [
    '¿La estación de 2000 Wh cambia sola cuando se va la corriente?',
    /^Estación.*No se sabe si pasa/,
  ],
  ['¿la estación de 500 Wh pasa sola a batería?', /pasa a la batería sin ayuda\./],
  ['¿El Kit Nevera cambia solo cuando se va la luz?', /no pasa a la batería sin ayuda/],
  ['¿La estación de 2000 funciona como UPS?', /^Estación.*No se sabe si pasa/],
  ['¿la de 500 Wh sirve de UPS?', /pasa a la batería sin ayuda\./],
  ['¿El Kit Nevera tiene función UPS?', /no pasa a la batería sin ayuda/],
  ['Does the 2000 Wh station work as a UPS?', /is not known/],
  ['¿el inversor híbrido de 3000 W conmuta solo?', /, pasa a la batería sin ayuda\./],
  ['Does the 2000 Wh station switch over by itself when the power goes out?', /is not known/],
  ['Does the Kit Luz switch automatically?', /does not switch to the battery by itself/],
] as const)('«%s» is answered with what its page says', async (question, answer) =>
  expect(await ask(question)).toMatch(answer),
)

test('of the product before, too', async () =>
  expect(
    await ask('¿y pasa sola a la batería cuando se va la luz?', [
      '¿Cuánto cuesta la estación de 2000?',
    ]),
  ).toMatch(/No se sabe si pasa a la batería/))
