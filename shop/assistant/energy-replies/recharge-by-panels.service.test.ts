import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import type { Message } from '../conversation/conversation.rules.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

async function asked(...questions: readonly string[]): Promise<string> {
  const ctx = await asVisitor({ destination: 'cuba', locale: 'es' })
  const earlier: Message[] = []
  let text = ''
  for (const question of questions) {
    text = textOf((await engineAnswer(ctx, { question, earlier: [...earlier] })).answer)
    earlier.push({ role: 'user', content: question }, { role: 'assistant', content: text })
  }
  return text
}

test('hours of full sun with the panels that were said, by the shop’s own rules', async () => {
  const text = await asked(
    'precio de la bateria de 12v 100',
    '¿cuánto demora en cargar con dos paneles de 200?',
  )
  // 1280 Wh × 0.9 / (400 W × 0.75)
  expect(text).toContain('3,8 horas de pleno sol con 2 × 200 W')
})

test('a station takes no more than its solar input', async () => {
  const text = await asked('la estacion de 1000 en cuanto tiempo se carga con 3 paneles de 200')
  expect(text).toContain('admite hasta 400 W')
  expect(text).toContain('unas 3,1 horas')
})

test('panels of an unsaid size are counted as usual ones, and that is said', async () => {
  const text = await asked(
    'la bateria de 48 x 100 de rack',
    '¿y cuánto demora en cargar con dos paneles?',
  )
  expect(text).toContain('2 × 550 W')
  expect(text).toContain('dime los tuyos')
})
