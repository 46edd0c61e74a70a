import { expect, test } from 'vitest'
import type { View } from '../decision/view.rules.ts'
import examples from './examples.json' with { type: 'json' }
import { guessBy, type Likely } from './likely.rules.ts'
import { opinionOf } from './opinion.rules.ts'
import { examplesOf, learn } from './training.rules.ts'
import weights from './weights.json' with { type: 'json' }

const guess = guessBy(weights)
const alone = ['before:null', 'unnamed', 'asks-nothing', 'length:1']
const likelyOf = (text: string, ...tags: string[]) => guess({ text, tags: [...alone, ...tags] })
const state = { focus: [], items: [], category: null }
const viewOf = (text: string): View =>
  ({ text, offers: [], categories: [], items: [], best: null, isSearch: false, state }) as never

test('the same examples give the stored weights, which are under half a megabyte', {
  timeout: 60_000,
}, () => {
  expect(learn(examplesOf(examples))).toEqual(weights)
  expect(JSON.stringify(weights).length).toBeLessThan(500_000)
})

test('shares add up to one, the likeliest first', () => {
  const likely = likelyOf('muchas gracias mi hermano , hasta luego')
  expect(likely.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(likely[0]?.label).toBe('thanks')
  expect(likely.toSorted((a, b) => b.share - a.share)).toEqual(likely)
})

test.each([
  ['ahi mismo donde esta la bateria se ve candela y una humareda tremenda', 'emergency:fire'],
  ['el muchacho quedo pegado al cable y no se mueve', 'emergency:shock'],
  ['a que numero llamo para hablar con una persona', 'human'],
  ['por donde anda mi paquete', 'order'],
])('%s: %s', (text, label) => {
  expect(likelyOf(text)[0]?.label).toBe(label)
})

const sure = (label: string, share = 0.9): Likely[] => [{ label, share }]

test('only where no rule is sure another intent is taken', () => {
  const view = viewOf(' ya me voy ')
  const ruled = (intent: 'unknown' | 'policy' | 'price', isFixed = false) => ({ intent, isFixed })
  expect(opinionOf(ruled('unknown'), view, sure('thanks'))).toEqual({ intent: 'thanks' })
  expect(opinionOf(ruled('policy'), view, sure('thanks'))).toEqual({ intent: 'thanks' })
  expect(opinionOf(ruled('policy', true), view, sure('thanks'))).toBeNull()
  expect(opinionOf(ruled('price'), view, sure('thanks'))).toBeNull()
  expect(opinionOf(ruled('unknown'), view, sure('thanks', 0.3))).toBeNull()
})

test('nothing is chosen that has nothing to speak of', () => {
  const ruled = { intent: 'unknown', isFixed: false } as const
  for (const label of ['price', 'search', 'compare', 'fits', 'runtime', 'system', 'policy'])
    expect([label, opinionOf(ruled, viewOf(' eso '), sure(label))]).toEqual([label, null])
})

test('an emergency is noticed beside every rule, and a plan where none is sure', () => {
  const view = viewOf(' la estacion de 1000 bota candela ')
  const ruled = (intent: 'price' | 'unknown' | 'danger') => ({ intent, isFixed: false })
  const fire = { intent: 'emergency', emergency: 'fire' }
  expect(opinionOf(ruled('price'), view, sure('emergency:fire'))).toEqual(fire)
  expect(opinionOf(ruled('unknown'), view, sure('emergency:fire', 0.5))).toEqual(fire)
  expect(opinionOf(ruled('price'), view, sure('emergency:fire', 0.5))).toBeNull()
  expect(opinionOf(ruled('danger'), view, sure('emergency:fire'))).toBeNull()
  for (const asked of [' es normal que caliente ', ' las baterias pueden coger candela '])
    expect(opinionOf(ruled('unknown'), viewOf(asked), sure('emergency:fire', 0.7))).toBeNull()
  const plan = { intent: 'danger', forbidden: 'theft' }
  expect(opinionOf(ruled('unknown'), view, sure('danger:theft'))).toEqual(plan)
  expect(opinionOf(ruled('unknown'), view, sure('danger:other'))).toEqual({
    ...plan,
    forbidden: 'unclear',
  })
  expect(opinionOf(ruled('price'), view, sure('danger:theft'))).toBeNull()
})

test('a number in what only adds to a product is how many are meant', () => {
  const focus = [{}] as never
  const pointed = (text: string) => ({ ...viewOf(text), state: { ...state, focus } as never })
  const ruled = { intent: 'unknownFact', isFixed: false } as const
  const count = (text: string) => opinionOf(ruled, pointed(text), sure('price'))?.count
  expect(count(' dame 6 ')).toBe(6)
  expect(count(' make it 4 ')).toBe(4)
  expect(count(' y de 24 v ')).toBeUndefined()
})
