import { expect, test } from 'vitest'
import { filesBehind, importsOf } from '../../import-graph.ts'
import { touchedTests } from './touched.ts'

const graph = new Map([
  ['kernel/money.ts', []],
  ['shop/coupons/coupon.rules.ts', ['kernel/money.ts']],
  ['shop/coupons/coupons.service.server.ts', ['shop/coupons/coupon.rules.ts']],
  ['shop/coupons/coupons.service.test.ts', ['shop/coupons/coupons.service.server.ts']],
  ['shop/staff/staff.service.test.ts', []],
  ['web/cart/cart.tsx', ['shop/coupons/coupons.service.server.ts']],
  ['web/cart/cart.test.ts', ['tests/harness/app/app.ts']],
  ['web/catalogue/home/home.tsx', []],
  ['web/catalogue/home/home.test.ts', ['tests/harness/app/app.ts']],
  ['web/root.tsx', ['web/shell/document/head.tsx']],
  ['web/shell/document/head.tsx', []],
  ['server/app.ts', ['server/health.ts']],
  ['server/health.ts', []],
])

test('a changed rule touches the tests of everything that imports it, pages included', () => {
  expect(touchedTests(graph, ['kernel/money.ts'])).toEqual([
    'shop/coupons/coupons.service.test.ts',
    'web/cart/cart.test.ts',
  ])
})

test('the nearest come first: a changed service before the pages that show it', () => {
  const changed = ['web/cart/cart.tsx', 'shop/coupons/coupons.service.server.ts', 'web/root.tsx']
  expect(touchedTests(graph, changed)).toEqual([
    'web/cart/cart.test.ts',
    'shop/coupons/coupons.service.test.ts',
    'web/catalogue/home/home.test.ts',
  ])
})

test('a changed page touches its own test only', () => {
  expect(touchedTests(graph, ['web/catalogue/home/home.tsx'])).toEqual([
    'web/catalogue/home/home.test.ts',
  ])
})

test('what every page goes through touches all tests of pages', () => {
  const pages = ['web/cart/cart.test.ts', 'web/catalogue/home/home.test.ts']
  expect(touchedTests(graph, ['web/shell/document/head.tsx'])).toEqual(pages)
  expect(touchedTests(graph, ['server/health.ts'])).toEqual(pages)
})

test('a migration or a policy touches every test', () => {
  const every = [...graph.keys()].filter((file) => file.includes('.test.')).sort()
  expect(touchedTests(graph, ['database/migrations/0009_more.sql'])).toEqual(every)
  expect(touchedTests(graph, ['shop/staff/staff.policies.sql'])).toEqual(every)
})

test('a text alone touches nothing', () => {
  expect(touchedTests(graph, ['README.md'])).toEqual([])
})

test('imports are read by name, by path, for their types and at run time', () => {
  const text = `import a from '#kernel/money.ts'\nimport type { B } from './b.ts'\nexport { c } from '../c.ts'
  const d = await import('./d.ts')\nimport pg from 'pg'\nimport css from './app.css?inline'`
  expect(importsOf('web/x/y.ts', text)).toEqual([
    'kernel/money.ts',
    'web/x/b.ts',
    'web/c.ts',
    'web/x/d.ts',
    'web/x/app.css',
  ])
})

test('of tests equally near the quickest come first', () => {
  const times = { 'web/cart/cart.test.ts': 9, 'web/catalogue/home/home.test.ts': 0.2 }
  expect(touchedTests(graph, ['web/shell/document/head.tsx'], times)).toEqual([
    'web/catalogue/home/home.test.ts',
    'web/cart/cart.test.ts',
  ])
})

test('a migration touches the tests of its own domain before all others', () => {
  const [first] = touchedTests(graph, ['database/migrations/0009_more.sql'], {}, ['shop/staff/'])
  expect(first).toBe('shop/staff/staff.service.test.ts')
})

test('a changed style touches the pages, and no test of a process', () => {
  const more = new Map([...graph, ['server/start.process.test.ts', []]])
  expect(touchedTests(more, ['web/app.css'])).toEqual([
    'web/cart/cart.test.ts',
    'web/catalogue/home/home.test.ts',
  ])
})

test('what fills the shop of the tests is found behind one file, and pages are not in it', () => {
  const files = filesBehind('tests/harness/database/filled-database.ts')
  expect(files).toContain('tests/harness/database/filled-database.ts')
  expect(files).toContain('server/demonstration.ts')
  expect(files).toContain('platform/database/migrate.ts')
  expect(files.filter((file) => /^web\/|[.]tsx$/.test(file))).toEqual([])
})
