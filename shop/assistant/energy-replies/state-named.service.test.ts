import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'
import { stateNamed } from './state-named.rules.ts'

test.each([
  [' cuantos paneles en minnesota ', 'US-MN'],
  [' how many panels , in florida ', 'US-FL'],
  [' vivo en miami ', 'US-FL'],
  [' vivo en santa clara ', null],
])('«%s» names %s', (text, code) => expect(stateNamed(text)).toBe(code))

test('the cold of a state that was named is counted', async () => {
  const question = '¿Cuántos paneles de 550 W admite el inversor de 6000 W en Florida?'
  const { answer } = await engineAnswer(await asVisitor({ destination: 'usa' }), {
    question,
    earlier: [],
  })
  expect(textOf(answer)).toContain('-8 °C')
})
