import { expect, test } from 'vitest'
import { readGraph } from '../../import-graph.ts'
import { cyclesThrough } from './import-cycles.ts'

const graph = new Map([
  ['a.ts', ['b.ts']],
  ['b.ts', ['c.ts', 'leaf.ts']],
  ['c.ts', ['a.ts']],
  ['leaf.ts', []],
  ['top.ts', ['a.ts']],
])

test('a circle through a changed file is named with every step', () => {
  expect(cyclesThrough(graph, ['b.ts'])).toEqual([['b.ts', 'c.ts', 'a.ts', 'b.ts']])
  expect(cyclesThrough(new Map([['a.ts', ['a.ts']]]), ['a.ts'])).toEqual([['a.ts', 'a.ts']])
})

test('a file that only imports a cycle, or is imported by it, is in none', () => {
  expect(cyclesThrough(graph, ['leaf.ts', 'top.ts', 'gone.ts'])).toEqual([])
})

test('no file of the shop is in a circle', () => {
  const all = readGraph()
  expect(cyclesThrough(all, [...all.keys()])).toEqual([])
})
