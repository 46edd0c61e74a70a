import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string, locale: 'es' | 'en' = 'es') => {
  const { answer } = await engineAnswer(await asVisitor({ locale, destination: 'cuba' }), {
    question,
    earlier: [],
  })
  return textOf(answer)
}

test('from how many batteries more the fuses of a kit change is what the rules say', async () => {
  // three of 100 Ah send 15 kA into a short circuit, the breakers of the kit put out 10
  const home = await answered('¿Puedo ponerle dos baterías más al Kit Hogar?')
  expect(home).toContain('1 o 2 más')
  expect(home).toContain('Desde 1 más, todos los fusibles tienen que ser Fusible clase T 200 A')
  expect(home).toContain('dos barras colectoras')
  const family = await answered('¿Puedo ponerle dos baterías más al Kit Familia?')
  expect(family).toContain('Desde 2 más, todos los fusibles tienen que ser Fusible clase T 200 A')
  const backup = await answered('¿Puedo ponerle una batería más al Kit Apagón?')
  expect(backup).not.toMatch(/fusibles tienen que ser|barras colectoras/)
})

test.each([
  ['es', '¿Le sirven dos paneles más al Kit Casa Pequeña?', /^No: a Kit Casa Pequeña/],
  ['es', '¿Le caben 2 paneles más al Kit Familia?', /^Sí: a Kit Familia/],
  ['en', 'Can the Small House Kit take two more panels?', /^No: Small House Kit/],
] as const)('panels more are not so many kits (%s)', async (locale, question, expected) => {
  const text = await answered(question, locale)
  expect(text).toMatch(expected)
  expect(text).not.toContain('2 × ')
})
