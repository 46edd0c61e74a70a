import { expect, test } from 'vitest'
import { readGraph } from '../../import-graph.ts'
import { rulesToRun } from './rules-to-run.ts'

const graph = readGraph()

test('a rule brings its own test and those of whatever is built upon it, not those of others', () => {
  const touched = rulesToRun(graph, ['shop/cart/totals.rules.ts'])
  expect(touched).toContain('shop/cart/totals.rules.test.ts')
  expect(touched).not.toContain('shop/accounts/limits/lockout.rules.test.ts')
})

test('what reads the tree by itself runs whatever has changed', () => {
  expect(rulesToRun(graph, ['README.md'])).toContain('tests/architecture/no-clock-in-shop.test.ts')
})

test('all run when nothing has changed, or what all of them stand upon', () => {
  expect(rulesToRun(graph, [])).toBeNull()
  expect(rulesToRun(graph, ['package-lock.json'])).toBeNull()
})
