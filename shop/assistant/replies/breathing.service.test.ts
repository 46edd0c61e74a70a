import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from './answer.rules.ts'
import { engineAnswer } from './engine.service.server.ts'

const ask = async (question: string, locale: 'es' | 'en', earlier: string[] = []) =>
  (
    await engineAnswer(await asVisitor({ locale, destination: 'cuba' }), {
      question,
      earlier: earlier.map((content) => ({ role: 'user', content })),
    })
  ).answer

test.each([
  [
    'Se fue la luz y mi mamá depende del oxígeno',
    'es',
    /^Pásalo ya a lo que tenga de reserva.*104/,
  ],
  [
    'The oxygen concentrator stopped and power is out',
    'en',
    /^Switch now to whatever is in reserve.*104.*911/,
  ],
  ['Mi bebé no respira', 'es', /^Llama al 104/],
] as const)('«%s» is told what to do now, and nothing is sold', async (question, locale, first) => {
  const answer = await ask(question, locale)
  expect(answer.intent).toBe('emergency')
  expect(textOf(answer)).toMatch(first)
  expect(textOf(answer)).not.toMatch(/madera|wood/)
  expect(answer.parts.some(({ kind }) => kind === 'cards')).toBe(false)
  expect(answer.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))).toContain(
    '/guia-instalacion#emergencias',
  )
})

test.each([
  ['Un muchacho recibió corriente y no respira', 'es', /^No lo toques: corta la corriente/],
  ['A boy received current and is not breathing', 'en', /^Do not touch them: cut the power/],
] as const)('«%s» is told to cut the current first', async (question, locale, first) =>
  expect(textOf(await ask(question, locale))).toMatch(first),
)

test('what to do next is told of the person, not of a burnt battery', async () => {
  const answer = await ask('¿y ahora qué hago?', 'es', ['Se apagó el concentrador de oxígeno'])
  expect(textOf(answer)).toContain('cilindro')
  expect(textOf(answer)).not.toContain('bornes')
})
