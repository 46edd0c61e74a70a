import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) => {
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier: [] })
  const slugs = answer.parts.flatMap((part) =>
    part.kind === 'cards' ? part.cards.map(({ slug }) => slug) : [],
  )
  return { text: textOf(answer), slugs }
}

test('an oxygen concentrator is answered with the stations that run it, and no hours of the others', async () => {
  const { slugs } = await answered('mi viejo usa un concentrador de oxigeno de 350 w')
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs.join()).not.toContain('estacion-portatil-300-')
  const { slugs: ofApnea } = await answered('mi suegra duerme con una maquina de apnea')
  expect(ofApnea.join()).toContain('estacion-portatil-300-')
})

test('what no station can do leads to sets of parts', async () => {
  const { text, slugs } = await answered('mi abuela usa un concentrador de oxigeno de 6000 w')
  expect(text).toContain('Ninguna estación de las que vendemos puede con eso')
  expect(slugs).toEqual([])
})

test('of a small station the common loads are listed, and what it does not start', async () => {
  const { text } = await answered('cuánto dura la estación de 500 Wh')
  expect(text).toContain('un ventilador y una luz: entre')
  expect(text).toContain('un refrigerador moderno: no lo arranca')
})
