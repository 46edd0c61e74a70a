import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

test.each([
  'quiero un panel de entre 900 y 950 dólares',
  'I want a solar panel between 900 and 950 dollars',
])('no amount below zero is said to be missing: «%s»', async (question) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  expect(textOf(answer)).not.toMatch(/-\$/)
})
