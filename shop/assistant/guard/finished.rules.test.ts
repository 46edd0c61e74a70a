import { expect, test } from 'vitest'
import { type Part, textOf } from '../replies/answer.rules.ts'
import { finished, maxAnswerLength, withoutDanger } from './finished.rules.ts'

const next: Part = { kind: 'human', question: '' }
const inSpanish = { locale: 'es', next } as const
const text = (words: string): Part => ({ kind: 'text', text: words })

test('a line that advises what can kill is left out, whoever wrote it', () => {
  const parts: Part[] = [
    text('Conecta el inversor al tomacorriente de la casa con un cable macho.'),
    { kind: 'list', items: ['Quita el fusible si salta.', 'Guarda la batería en seco.'] },
  ]
  expect(withoutDanger(parts, [])).toEqual([
    { kind: 'list', items: ['Guarda la batería en seco.'] },
  ])
})

test('what forbids the same stays, and so do lists of products', () => {
  const forbidding = text('Nunca conectes el inversor al tomacorriente de la casa.')
  const contents = text('Trae: Caja combinadora de 4 series, Batería LiFePO4 48 V 100 Ah.')
  expect(withoutDanger([forbidding, contents], ['Caja combinadora de 4 series'])).toEqual([
    forbidding,
    contents,
  ])
})

test('a long answer loses its last lines, never its first sentence or its next step', () => {
  const link: Part = { kind: 'link', label: 'Leer más', href: '/guia' }
  const items = Array.from({ length: 9 }, (_, at) => `${at} ${'palabra '.repeat(20)}`)
  const shown = finished([text('Sí.'), { kind: 'list', items }, text('Además.'), link], inSpanish)
  expect(textOf({ parts: shown, locale: 'es' }).length).toBeLessThanOrEqual(maxAnswerLength)
  expect([shown.at(0), shown.at(-1)]).toEqual([text('Sí.'), link])
})

test('a remark stands before the next step, and an answer without a step gets one', () => {
  const remark: Part = { kind: 'estimate', text: 'Es un cálculo.' }
  expect(finished([text('Gasta 90 Wh.'), next, remark], inSpanish).at(-1)).toEqual(next)
  expect(finished([text('Gasta 90 Wh.'), remark], inSpanish).at(-1)).toEqual(next)
  expect(finished([text('¿De cuántos voltios?')], inSpanish)).toHaveLength(1)
})
