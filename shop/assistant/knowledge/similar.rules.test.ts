import { expect, test } from 'vitest'
import { alikeTo } from './known-questions.rules.ts'

const first = (question: string) => alikeTo(question)[0]?.id

test.each([
  ['si mi suegra esta ingresada puede recogerlo otra persona', 'pickup'],
  ['el panel se lo puede llevar el viento del techo', 'fixing'],
  ['los paneles rinden menos si hace mucho calor', 'panelLess'],
  ['what do i do if the box is missing a piece', 'damage'],
  ['can a friend of mine pay for the order', 'otherPayer'],
])('a question nobody wrote down finds the passage of those most alike: %s', (question, id) => {
  expect(first(question)).toBe(id)
})

test('a question on a product is more alike to questions on products than to any text', () => {
  expect(first('que precio tiene la estacion grande')).toBe('products')
  expect(first('how heavy is the big station')).toBe('products')
})
