import { expect, test } from 'vitest'
import { readGraph } from '../../import-graph.ts'
import { circlesThrough } from './import-cycles.ts'

const graph = new Map([
  ['a.ts', ['b.ts']],
  ['b.ts', ['c.ts', 'leaf.ts']],
  ['c.ts', ['a.ts']],
  ['leaf.ts', []],
  ['top.ts', ['a.ts']],
])

test('a circle through a changed file is named with every step', () => {
  expect(circlesThrough(graph, ['b.ts'])).toEqual([['b.ts', 'c.ts', 'a.ts', 'b.ts']])
  expect(circlesThrough(new Map([['a.ts', ['a.ts']]]), ['a.ts'])).toEqual([['a.ts', 'a.ts']])
})

test('what only leads to a circle, or away from it, is in none', () => {
  expect(circlesThrough(graph, ['leaf.ts', 'top.ts', 'gone.ts'])).toEqual([])
})

test('no file of the shop is in a circle', () => {
  const all = readGraph()
  expect(circlesThrough(all, [...all.keys()])).toEqual([])
})
