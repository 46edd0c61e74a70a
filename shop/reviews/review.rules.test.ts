import { expect, test } from 'vitest'
import { reviewForm } from './review.input.ts'
import { decided, stars } from './review.rules.ts'

test('a decision that changes nothing is none', () => {
  expect(decided('pending', 'release')).toBe('released')
  expect(decided('released', 'reject')).toBe('rejected')
  expect(decided('rejected', 'release')).toBe('released')
  expect(decided('released', 'release')).toBeNull()
  expect(decided('rejected', 'reject')).toBeNull()
})

test('the form names each field that lacks something', () => {
  expect(reviewForm({}).invalid).toEqual(['rating', 'body', 'author'])
  expect(reviewForm({ rating: '6', body: ' ', author: '\u200b' }).invalid).toHaveLength(3)
  expect(reviewForm({ rating: '5', body: 'Bien', author: 'Ana' }).invalid).toEqual([])
})

test('stars are always five', () => {
  expect([stars(5), stars(3), stars(0)]).toEqual(['★★★★★', '★★★☆☆', '☆☆☆☆☆'])
})
