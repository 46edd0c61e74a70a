import { expect, test } from 'vitest'
import { readGraph } from '../../import-graph.ts'
import { rulesToRun } from './rules-to-run.ts'

const graph = readGraph()

test('a changed rule runs its own test and those of its dependents, not those of others', () => {
  const touched = rulesToRun(graph, ['shop/cart/totals.rules.ts'])
  expect(touched).toContain('shop/cart/totals.rules.test.ts')
  expect(touched).not.toContain('shop/accounts/limits/limits.rules.test.ts')
})

test('a test that reads the tree runs after any change', () => {
  expect(rulesToRun(graph, ['README.md'])).toContain('tests/architecture/no-clock-in-shop.test.ts')
})

test('all tests run when nothing has changed, or when a file that all depend on has', () => {
  expect(rulesToRun(graph, [])).toBeNull()
  expect(rulesToRun(graph, ['package-lock.json'])).toBeNull()
})
